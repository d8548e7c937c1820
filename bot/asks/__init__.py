"""Durable asks: a question is a workflow that survives anything, and nothing is said twice.

`asks.py` drives the flow turn by turn, `outbox.py` posts, `replay.py` remembers stages. Nothing here knows Slack.
"""
