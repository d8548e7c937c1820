"""Training and measuring the reference model."""
