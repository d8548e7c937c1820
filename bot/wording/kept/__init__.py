"""What is kept of answers for later questions: verified questions, defined words, and what is asked again regularly."""
