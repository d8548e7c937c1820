"""What is said beside a reading that is offered or an answer: words that nothing in the data explains, and the day that
relative periods are seen from. Both are told once for an ask, recorded, and the same whenever it is posted."""
