"""What stays of an answer: the menu under it, marking it as verified, asking it again by schedule.

Pure builders like all views; who may use what they show is decided in `bot/slack/may.py`.
"""
