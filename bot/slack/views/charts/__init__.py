"""Charts of results: whether there is one, of which kind, as Slack's data_visualization block.

What would mislead is no chart: a further kind brings the rule that says so.
"""
