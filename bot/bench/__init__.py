"""What an ask costs, measured: seconds by stage, everything but the models, and watching alone.

It measures the product as it is composed, and changes nothing of it.
"""
