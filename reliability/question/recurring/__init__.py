"""Times that come again: days of the week and hours of the day."""
