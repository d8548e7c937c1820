"""Questions, or parts of them, written anew as others that say the same, or that say in full what they leave open."""
