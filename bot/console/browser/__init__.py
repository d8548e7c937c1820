"""The local workspace's page: what it is served, what it shows, what it may do."""
