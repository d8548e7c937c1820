"""`python -m bot.cli …` is `candor …`: launchers of several processes take a module."""

from bot.cli import main

main()
