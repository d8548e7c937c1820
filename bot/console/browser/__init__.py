"""The local workspace's page: what it is served, what it shows, what it may do.

The page knows what the Web API told it, and nothing of the bot.
"""
