"""A strict reader of Prometheus' text format 0.0.4, written from its rules for tests."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass, field

_SAMPLE = re.compile(
    r'([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{((?:[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\n]|\\["\\n])*",?)*)\})? '
    r"([-+]?(?:\d+(?:\.\d+)?(?:e[-+]?\d+)?|Inf)|NaN)"
)
_LABEL = re.compile(r'([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"')
_SUFFIXES = {"histogram": ("_bucket", "_sum", "_count"), "counter": ("",), "gauge": ("",)}

Sample = tuple[str, dict[str, str], float]


@dataclass
class Family:
    """What one metric's lines say."""

    kind: str
    meaning: str = ""
    samples: list[Sample] = field(default_factory=list)


def read(text: str) -> dict[str, Family]:
    """The metrics of a text. Raises AssertionError for what the format does not allow."""
    assert text == "" or text.endswith("\n"), "the last line ends with a line feed"
    found: dict[str, Family] = {}
    meanings: dict[str, str] = {}
    current = ""
    for line in text.removesuffix("\n").split("\n") if text else ():
        if line.startswith("# HELP "):
            name, _, meaning = line.removeprefix("# HELP ").partition(" ")
            assert name not in meanings, f"{name} is explained twice"
            meanings[name] = _plain(meaning)
        elif line.startswith("# TYPE "):
            current, kind = line.removeprefix("# TYPE ").split(" ")
            assert current not in found, f"the lines of {current} stand together, and its TYPE before them"
            found[current] = Family(kind, meanings.get(current, ""))
        else:
            matched = _SAMPLE.fullmatch(line)
            assert matched, f"no sample: {line!r}"
            name, labels = matched[1], {key: _plain(value) for key, value in _LABEL.findall(matched[2] or "")}
            assert current, "a TYPE comes first"
            assert name in {current + suffix for suffix in _SUFFIXES[found[current].kind]}, (
                f"{name} is none of {current}"
            )
            found[current].samples.append((name, labels, float(matched[3])))
    for family in found.values():
        _check(family)
    return found


def _check(family: Family) -> None:
    told = [(name, tuple(sorted(labels.items()))) for name, labels, _ in family.samples]
    assert len(told) == len(set(told)), "each is said once"
    if family.kind == "counter":
        assert all(value >= 0 for _, _, value in family.samples)
    if family.kind == "histogram":
        series: dict[tuple[tuple[str, str], ...], dict[str, list[tuple[str, float]]]] = {}
        for name, labels, value in family.samples:
            key = tuple(sorted((k, v) for k, v in labels.items() if k != "le"))
            series.setdefault(key, {}).setdefault(name.rpartition("_")[2], []).append((labels.get("le", ""), value))
        for parts in series.values():
            buckets = parts["bucket"]
            assert buckets[-1][0] == "+Inf", "the last bucket holds all"
            assert [float(le) for le, _ in buckets] == sorted(float(le) for le, _ in buckets)
            assert all(one <= other for (_, one), (_, other) in itertools.pairwise(buckets)), "buckets add up"
            assert buckets[-1][1] == parts["count"][0][1]
            assert len(parts["sum"]) == 1


def _plain(text: str) -> str:
    return re.sub(r"\\(.)", lambda mark: "\n" if mark[1] == "n" else mark[1], text)
