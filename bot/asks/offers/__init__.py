"""What an answer offers besides itself, made by editing its query and never by a model: the year before beside it, and
for one that was wrong other columns and other filters. Whatever is offered is run, guarded and read-only, when it is
picked.
"""
