"""What people do with an answer that was given: judge and correct it, leave rows out of it, share, pin or name it and run
it again."""
