"""Evaluations as pages: tables in the papers' form, and plots.

A page is given figures and computes none; a further page is a template and a function here.
"""
