"""Several workspaces on one store: what is a workspace's own is kept apart from the others', and their tokens
encrypted.

Only adapters/store/store.py and who composes the bot touch this room.
"""
