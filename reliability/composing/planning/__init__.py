"""From accounted words to frames: what is asked (asked/), what a column is good for (columns.py), where conditions
belong (placing.py), and one frame for each way of choosing what is unclear (building.py).

`composing.py` beside this room is the way in; nothing else of it is touched from outside.
"""
