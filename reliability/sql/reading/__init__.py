"""How a query is read aloud: `sentence.py` puts it together, the other files say names, days, values and conditions.

Each class knows how to say more than the one that it extends: columns, measures, calculations, values; then periods,
rows of other queries, conditions, and last the sentence. `reliability/sql/english.py` is the way in. What has no words
is said as what it is calculated from, never as SQL.
"""
