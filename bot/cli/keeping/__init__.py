"""`candor store …` and `candor audit …`: looking after what Candor keeps. `keeping_app.py` holds the options.

Neither changes what is kept.
"""
