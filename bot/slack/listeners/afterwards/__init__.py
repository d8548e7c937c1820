"""What people want of an answer that was given: read as they meant it, run again, shown in a channel, pinned.

Each click and each modal goes through the same door as all others (door.py).
"""
