"""What keeps the store in order while asks run: the line of those that wait, their end, copies and checks, the audit.

`line.py` says who waits and stops an ask; `ending.py` is what every end of an ask or turn does; nothing outside
`adapters/store/` imports anything here, but for the values that it returns.
"""
