"""Fine-tuning a larger model: its examples, its base in four bits, several processes, and how it does its tasks."""
