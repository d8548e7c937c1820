"""`candor installations …`: workspaces that installed the app, in the terminal; bot/slack/installing/ does the work.

No token is ever printed.
"""
