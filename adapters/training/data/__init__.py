"""From public data and a team's own log to examples a model is trained on.

Nothing that measures or calibrates may be read here.
"""
