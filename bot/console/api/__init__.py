"""Slack's Web API as the local workspace speaks it: each method, its arguments, its errors."""
