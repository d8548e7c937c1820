"""How a query is read aloud: `sentence.py` puts it together, the other files say names, days, values and conditions.

`reliability/sql/english.py` is the way in. What has no words is said as what it is calculated from, never as SQL.
"""
