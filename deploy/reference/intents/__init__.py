"""Messages that are no data question, and the words model that is learnt from them."""
