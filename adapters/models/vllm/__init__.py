"""A language model that a vLLM server holds, over its HTTP interface."""
