"""Commands that measure what a calibration is worth for other people and other questions than it was made from.

Options and files only: figures are computed in `reliability/evaluation/` and `adapters/evaluation/`.
"""
