"""BERT's shape in plain torch: the reference model and the default sentence encoder, without a model library."""
