"""Known questions in files: what they hold, which are near, and when their vectors are made anew."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from adapters.models.fake_encoder import FakeEncoder
from adapters.precedents import StoredPrecedents
from bot.sample import PRECEDENT_VECTORS, known_questions
from reliability.errors import BadInput


class Counting(FakeEncoder):
    """An encoder that counts the texts it is given."""

    texts = 0

    def encode(self, texts: list[str]) -> np.ndarray:  # type: ignore[override]
        self.texts += len(texts)
        return super().encode(texts)


def wording_file(folder: Path) -> Path:
    file = folder / "wordings.jsonl"
    rows = [
        {"sql": "SELECT COUNT(*) FROM stores", "asked": ["how many shops", "number of branches"]},
        {"sql": "SELECT SUM(net) FROM orders", "asked": ["total turnover"]},
    ]
    file.write_text("\n".join(map(json.dumps, rows)) + "\n")
    return file


def log_file(folder: Path) -> Path:
    file = folder / "log.jsonl"
    rows = [
        {"id": "a", "question": "how many people work here", "sql": "SELECT COUNT(*) FROM staff", "kind": "answerable"},
        {"id": "b", "question": "what is love", "sql": None, "kind": "unanswerable"},
    ]
    file.write_text("\n".join(map(json.dumps, rows)) + "\n")
    return file


def as_said(text: str) -> str:
    return text


def known(folder: Path, *files: Path, encoder: FakeEncoder | None = None) -> StoredPrecedents:
    return StoredPrecedents(files, encoder or FakeEncoder(), folder / "none" / "vectors.npz", folder / "kept", as_said)


def test_an_ambiguous_question_is_known_with_each_of_its_readings(tmp_path: Path) -> None:
    file = tmp_path / "ambiguous.jsonl"
    readings = [{"label": "net", "sql": "SELECT SUM(net)"}, {"label": "gross", "sql": "SELECT SUM(gross)"}]
    file.write_text(json.dumps({"readings": readings, "asked": ["our turnover", "what we took"]}) + "\n")
    found = known(tmp_path, file).near("our turnover", 2)
    assert [(each.question, each.sql) for each in found] == [
        ("our turnover", "SELECT SUM(net)"),
        ("our turnover", "SELECT SUM(gross)"),
    ]


def test_the_nearest_comes_first_with_its_query(tmp_path: Path) -> None:
    found = known(tmp_path, wording_file(tmp_path), log_file(tmp_path)).near("how many shops are there", 2)
    assert (found[0].question, found[0].sql) == ("how many shops", "SELECT COUNT(*) FROM stores")
    assert len(found) == 2
    assert 1 >= found[0].nearness >= found[1].nearness >= -1
    assert len(known(tmp_path, log_file(tmp_path)).near("x", 9)) == 1  # what has no query is none


@pytest.mark.parametrize("most", [0, 1, 2, 3, 5, 7, 8, 40])
def test_only_the_nearest_are_ordered_and_as_if_all_were(tmp_path: Path, most: int) -> None:
    file = tmp_path / "many.jsonl"
    asked = [
        "how many shops",
        "shops by city",
        "turnover",
        "shops by city",
        "staff",
        "number of shops",
        "turnover",
        "x",
    ]
    file.write_text("".join(json.dumps({"sql": f"SELECT {n}", "asked": [a]}) + "\n" for n, a in enumerate(asked)))
    precedents = known(tmp_path, file)
    everything = precedents.near("turnover", len(asked))
    assert [each.sql for each in everything[:2]] == ["SELECT 2", "SELECT 6"]
    assert precedents.near("turnover", most) == everything[:most]


def test_questions_are_compared_in_general_and_the_very_same_one_is_the_first(tmp_path: Path) -> None:
    """Without its town each question is the other; the one that was asked word for word comes first all the same."""
    rows = [{"sql": f"SELECT {n}", "asked": [f"shops in {town}"]} for n, town in enumerate(("Rome", "Graz", "Linz"))]
    file = tmp_path / "towns.jsonl"
    file.write_text("\n".join(map(json.dumps, rows)) + "\n")
    made = StoredPrecedents(
        (file,), FakeEncoder(), tmp_path / "none.npz", tmp_path / "kept", lambda text: text.rpartition(" ")[0]
    )
    assert [(each.sql, round(each.nearness, 2)) for each in made.near("Shops in Graz", 9)] == [
        ("SELECT 1", 1.0),
        ("SELECT 0", 1.0),
        ("SELECT 2", 1.0),
    ]


def test_vectors_are_made_once_and_again_for_other_questions(tmp_path: Path) -> None:
    file = wording_file(tmp_path)
    first = Counting()
    known(tmp_path, file, encoder=first).near("a", 1)
    assert first.texts == 3 + 1
    second = Counting()
    known(tmp_path, file, encoder=second).near("a", 1)
    assert second.texts == 1
    file.write_text(file.read_text() + json.dumps({"sql": "SELECT 1", "asked": ["one"]}) + "\n")
    third = Counting()
    known(tmp_path, file, encoder=third).near("a", 1)
    assert third.texts == 4 + 1


def test_another_encoder_has_vectors_of_its_own(tmp_path: Path) -> None:
    file = wording_file(tmp_path)
    narrow, wide = (known(tmp_path, file, encoder=FakeEncoder(width)) for width in (64, 128))
    assert narrow.fingerprint != wide.fingerprint
    assert narrow.near("how many shops", 1)
    assert wide.near("how many shops", 1)


@pytest.mark.parametrize("content", [b"", b"nothing", b"PK\x03\x04broken"])
def test_a_broken_file_of_vectors_is_made_anew(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "vectors.npz").write_bytes(content)
    assert known(tmp_path, wording_file(tmp_path)).near("turnover", 1)[0].sql == "SELECT SUM(net) FROM orders"


def test_no_questions_are_no_precedents_and_no_questions_file_is_told(tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.write_text("")
    assert known(tmp_path, empty).near("a", 3) == []
    (tmp_path / "broken.jsonl").write_text("{")
    for name in ("broken.jsonl", "gone.jsonl"):
        with pytest.raises(BadInput, match="no questions with their queries"):
            known(tmp_path, tmp_path / name).near("a", 3)


def test_the_vectors_that_ship_are_those_of_the_samples_questions(tmp_path: Path) -> None:
    from adapters.models.encoder import SentenceEncoder

    files = known_questions()
    shipped = StoredPrecedents(files, SentenceEncoder(), PRECEDENT_VECTORS, tmp_path, as_said)
    near = shipped.near("how many shops do we run in Berlin", 3)
    assert near[0].nearness > 0.5
    assert not list(tmp_path.iterdir())
