"""What people do with hints: admins look through them and change them, and an answer is asked for without one.

None decides who may: `bot/slack/may.py` does.
"""
