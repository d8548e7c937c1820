"""What watches a running bot from outside: whether it lives, whether it is ready, and figures for Prometheus.

`server.py` answers over HTTP, `figures.py` says what is measured, `exposition.py` writes Prometheus' text format.
Nothing of what people asked or were told is in it.
"""
