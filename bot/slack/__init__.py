"""Slack: `app.py` puts the listeners together; `listeners/` is what Slack tells us, `views/` what people see.

Listeners only acknowledge and hand over; views are pure functions from values to blocks, and no text is written in
either: every sentence is in `bot/wording/`.
"""
