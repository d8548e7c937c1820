"""What Slack tells us: handlers that acknowledge and hand over.

None decides who may, or does the work: `bot/slack/may.py` and `bot/asks/` do.
"""
