"""How hints are kept: rows, the evidence for each, and how they are looked through. `adapters/store/hints.py` is the
door. Nothing else may write its tables.
"""
