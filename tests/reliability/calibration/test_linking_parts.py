"""Parts of a data set share no group."""

from __future__ import annotations

import json
import random
from pathlib import Path

import numpy as np
import pytest

from adapters.training.predictors.linking_examples import log_examples
from adapters.training.predictors.linking_fit import unit
from adapters.warehouses.fake import FakeWarehouse
from reliability.calibration.linking_example import divided
from reliability.calibration.log_parts import LogPart, log_part
from reliability.errors import BadInput
from reliability.values import Element
from tests.support.linking_world import SCHEMA, example, examples


def test_parts_never_share_a_group() -> None:
    keys = [f"g{random.Random(n).randrange(60)}" for n in range(400)]
    parts = divided(keys, [0.5, 0.3, 0.2], seed=3)
    assert sorted(np.concatenate(parts).tolist()) == list(range(400))
    groups = [{keys[i] for i in part} for part in parts]
    assert not groups[0] & groups[1] | groups[1] & groups[2] | groups[0] & groups[2]
    assert [abs(len(p) / 400 - share) < 0.06 for p, share in zip(parts, (0.5, 0.3, 0.2), strict=True)]
    again = divided(keys, [0.5, 0.3, 0.2], seed=3)
    assert all(np.array_equal(a, b) for a, b in zip(parts, again, strict=True))
    other = divided(keys, [0.5, 0.3, 0.2], seed=4)
    assert not np.array_equal(parts[0], other[0])


def test_fit_and_choose_share_neither_database_nor_wording() -> None:
    found = [*examples(60), *(example(n, ["orders"], [], source="log") for n in range(60, 90))]
    assert {unit(e) for e in found[:60]} == {e.database for e in found[:60]}
    fit, choose = divided([unit(e) for e in found], [0.7, 0.3], seed=1)
    assert not {unit(found[i]) for i in fit} & {unit(found[i]) for i in choose}
    assert not {found[i].group for i in fit if i >= 60} & {found[i].group for i in choose if i >= 60}


def test_the_parts_of_a_log_share_no_group(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    rows = [
        {"question": f"how many orders {n}", "sql": "SELECT COUNT(*) FROM orders", "group": f"g{n // 3}"}
        for n in range(90)
    ]
    unanswerable = {"question": "what is love", "sql": None}
    log.write_text("\n".join(map(json.dumps, [*rows, unanswerable])))
    parts = {part: log_examples(log, FakeWarehouse(SCHEMA), part=part) for part in LogPart}
    assert sum(map(len, parts.values())) == 90
    for part, found in parts.items():
        assert found
        assert {log_part(e.group) for e in found} == {part}
    assert parts[LogPart.FIT][0].columns == (Element("orders", "order_id"),)


def test_a_log_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    for content, words in (
        ("{", "line 1 is no JSON"),
        ("[1]", "line 1 is no object"),
        ('{"sql": "SELECT 1"}', "no question"),
    ):
        log.write_text(content)
        with pytest.raises(BadInput, match=words):
            log_examples(log, FakeWarehouse(SCHEMA))
    with pytest.raises(BadInput, match="There is no"):
        log_examples(tmp_path / "none.jsonl", FakeWarehouse(SCHEMA))
