"""What Slack tells us: handlers that acknowledge and hand over."""
