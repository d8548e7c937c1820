"""How events reach the bot from the local workspace: Socket Mode, or signed HTTP requests.

Deliveries are signed, repeated and given up as Slack's are.
"""
