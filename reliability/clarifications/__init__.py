"""The kinds of clarification, a class each with all of its rules; `kinds.py` finds them by the name that data carry.

A further kind is one module here and one view in `bot/slack/clarifications/`, and nothing else.
"""
