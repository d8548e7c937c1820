"""Packages that only some commands need: told before hours of work, not after them."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from reliability.errors import BadInput


def needs(*packages: str) -> None:
    """Raises BadInput, with how to install them, where a package of candor[train] is missing."""
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        verb = "is" if len(missing) == 1 else "are"
        raise BadInput(
            f"{' and '.join(missing)} {verb} not installed, which this command needs: pip install 'candor[train]'"
        )


def needs_for_report(report: Path | None) -> None:
    """What draws a report's plots, where one is wanted."""
    if report is not None:
        needs("matplotlib")
