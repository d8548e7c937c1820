"""What people see in Slack: pure functions from outcomes, clarifications and hints to Block Kit.

They read no store and no clock; sentences come from `bot/wording/`.
"""
