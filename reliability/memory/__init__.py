"""What people's choices teach: hints, how much they weigh, and when they no longer hold (Odin; docs/METHODS.md 6).

Odin: https://arxiv.org/abs/2505.19302
"""
