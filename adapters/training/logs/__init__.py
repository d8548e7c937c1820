"""What is learned from question logs: a team's own, natural questions, and what composing offers for them.

Questions that calibrate are never handed in.
"""
