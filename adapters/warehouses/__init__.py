"""Databases that are asked, behind the port `Warehouse`: read only, in a process of their own that can be killed.

What differs between databases stands in one file each, found by `registry.py`; the rest is the same for all.
"""
