"""`candor teach`: the model learns a warehouse's own schema, without labels."""
