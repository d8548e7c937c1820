"""What is held to a number, or against another: days and months with so much, and by how much more one is than another."""
