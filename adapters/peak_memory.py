"""The most memory that this process has held."""

from __future__ import annotations

import resource
import sys


def peak_memory_mib() -> int:
    """In MiB."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (1 << 20 if sys.platform == "darwin" else 1 << 10))  # bytes there, KiB on Linux
