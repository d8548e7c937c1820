"""Any other Hugging Face model, through transformers: only what needs it imports this room."""
