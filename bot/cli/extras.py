"""Packages that only some commands need: told before hours of work, not after them."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from reliability.errors import BadInput

INSTALL = ".venv/bin/pip install -e '.[{extra}]'"
"""What brings them. The package index knows another project by this one's name."""


def needs(*packages: str, extra: str = "train") -> None:
    """Raises BadInput, with how to install them, where a package of an extra is missing."""
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        verb, how = "is" if len(missing) == 1 else "are", INSTALL.format(extra=extra)
        raise BadInput(f"{' and '.join(missing)} {verb} not installed, which this command needs; in a clone: {how}")


def needs_for_report(report: Path | None) -> None:
    """What draws a report's plots, where one is wanted."""
    if report is not None:
        needs("matplotlib")


def needs_folder(folder: Path | None, what: str) -> None:
    """Raises BadInput where a folder that was named is not there."""
    if folder is not None and not folder.is_dir():
        raise BadInput(f"There is no folder {folder} {what}.")
