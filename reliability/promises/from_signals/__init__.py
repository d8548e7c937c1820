"""Two ways from a reading's signals to the probability that it is right: a weight for each, and a forest."""
