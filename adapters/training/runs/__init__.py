"""The recipes, each resumable: our model on a processor or GPU, LoRA of a larger one, the encoder, the ranker.

The commands of `bot/cli/train` call these and hold no recipe.
"""
