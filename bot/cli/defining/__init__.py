"""`candor definitions …`: words that a team defines, read and made in the terminal."""
