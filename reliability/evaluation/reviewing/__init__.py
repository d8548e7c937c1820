"""From review to promise, on questions whose answers are recorded: how many reviews until a bound is shown, and whether
it then holds."""
