"""How each kind of clarification is shown, in Slack and in the terminal: one view a kind; `view.py` finds it.

A further kind is one class in `reliability/clarifications/` and one module here, and nothing else.
"""
