"""Questions, or parts of them, written anew as others that say the same."""
