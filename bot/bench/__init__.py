"""What an ask costs, measured: seconds by stage, everything but the models, and watching alone."""
