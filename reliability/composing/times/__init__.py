"""What a row's dates tell on the day of asking: ages, what is overdue, what came too late.

`told.py` is the way in. It adds to the schema, for one question, columns that no table has (columns.py): "age" where
there is a date of birth, "is overdue" where there is a due date. The question's words are explained by them (ages.py,
due.py), frames are planned as if they were there, and what comes out is written back as what the dates must be.
"""
