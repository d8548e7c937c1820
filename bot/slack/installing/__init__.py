"""The app in several workspaces: installing it by OAuth, each one's token, and which workspace a delivery is for.

bot/parts/slack_bot.py puts it together where CANDOR_CLIENT_ID is set; with one bot token nothing of this room works but `seats`.
"""
