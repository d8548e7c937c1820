"""What holds of all, and not of some: sold in every shop, how far the ends of all lie apart, how long since the last."""
