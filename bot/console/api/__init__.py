"""Slack's Web API as the local workspace speaks it: each method, its arguments, its errors.

It is as strict as Slack: what Slack refuses is refused here, by the same word.
"""
