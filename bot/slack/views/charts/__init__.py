"""Charts of results: whether there is one, of which kind, as Slack's data_visualization block."""
