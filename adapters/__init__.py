"""The outside world behind the core's ports: models, encoders, warehouses, the store."""
