"""What people see where they want something of an answer that was given: how it was meant, where it is to be shown.

Modals and messages only; who may is decided in bot/slack/may.py.
"""
