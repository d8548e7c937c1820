"""What people keep: an answer's menu, verified answers, and questions that are asked again by schedule.

None decides who may: `bot/slack/may.py` does.
"""
