"""What it is worth that a team describes its columns: the same questions with the descriptions and without."""
