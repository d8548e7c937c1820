"""How events reach the bot from the local workspace: Socket Mode, or signed HTTP requests."""
