"""Who talks to people: Slack, the local workspace, the command line."""
