"""Questions of which a part is read by itself, and the frames of the rest made into what the whole asks for: changes
from one month to the next, and ratios of one thing to another.

`composing.py` beside this room is the way in; nothing else of it is touched from outside.
"""
