"""Which messages ask nothing of the data: by their words, by their language, by wordings that mean only that."""
