"""Hashes over code: what counts, what does not, and a parser that other threads disturb."""

from __future__ import annotations

import ast
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from adapters import provenance
from adapters.provenance import answering_code, code_hash

ROOT = provenance._ROOT
Read = tuple[list[str], str]
MODULES = {
    "reliability/__init__.py": "",
    "reliability/first.py": "from reliability.second import x\n\ny = x\n",
    "reliability/second.py": '"""Docs."""\nimport os\n\nx = 1  # one\n\ndef f() -> int:\n    """More."""\n    return x\n',
    "reliability/other.py": "z = 1\n",
}


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "reliability").mkdir()
    for name, text in MODULES.items():
        (tmp_path / name).write_text(text)
    monkeypatch.setattr(provenance, "_ROOT", tmp_path)
    return tmp_path


def test_code_counts_with_what_it_imports(tree: Path) -> None:
    before = code_hash(["reliability.first"])
    (tree / "reliability/second.py").write_text(MODULES["reliability/second.py"].replace("x = 1", "x = 2"))
    assert code_hash(["reliability.first"]) != before


def test_what_it_does_not_import_does_not_count_nor_what_is_left_out(tree: Path) -> None:
    before = code_hash(["reliability.first"], but={"reliability.second"})
    (tree / "reliability/other.py").write_text("z = 2\n")
    (tree / "reliability/second.py").write_text("x = 2\n")
    assert code_hash(["reliability.first"], but={"reliability.second"}) == before


def test_comments_docstrings_and_spacing_do_not_count(tree: Path) -> None:
    before = code_hash(["reliability.first"])
    reworded = 'import os\nx=1\ndef f( ) -> int:\n    """Reworded."""\n    # why\n    return x\n'
    (tree / "reliability/second.py").write_text(reworded)
    assert code_hash(["reliability.first"]) == before


def test_a_module_that_is_not_there_is_told(tree: Path) -> None:
    with pytest.raises(ModuleNotFoundError, match=r"no module reliability\.third"):
        code_hash(["reliability.third"])


def test_a_parser_that_another_thread_disturbs_is_asked_again(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, parse, disturbed = code_hash(["reliability.first"]), ast.parse, [3]

    def parsed(source: str) -> ast.Module:
        if disturbed[0]:
            disturbed[0] -= 1
            raise SystemError("AST constructor recursion depth mismatch (before=1, after=2)")
        return parse(source)

    monkeypatch.setattr(ast, "parse", parsed)
    assert code_hash(["reliability.first"]) == before
    disturbed[0] = 10**6
    with pytest.raises(SystemError):  # not for ever
        code_hash(["reliability.first"])


def test_a_hash_is_the_same_on_every_python(tree: Path) -> None:
    """As Python 3.11, 3.12 and 3.13 gave it: a record made on one of them holds on the others."""
    written = (
        "class A(list[int], metaclass=type):\n    def f(self, *a: int, b: str = 'ä', **c: object) -> None:\n"
        "        match a:\n            case [1, *_] if f'{b!r:>{len(b)}}':\n                pass\n"
        "        return lambda: (1.5, 2j, None, ...)\n"
    )
    (tree / "reliability/second.py").write_text(written)
    assert code_hash(["reliability.second"]).startswith("50ad357c42746e64")


def once_a_content(read: Callable[[str], Read]) -> Callable[[str], Read]:
    """Reads a module again only when its file holds something else: parsing all takes two seconds."""
    known: dict[tuple[str, str], Read] = {}

    def look(module: str) -> Read:
        file = provenance._file(module)
        assert file is not None
        key = module, file.read_text("utf-8")
        if key not in known:
            known[key] = read(module)
        return known[key]

    return look


def test_the_code_of_answers_is_the_flow_what_is_behind_its_ports_and_the_check_against_gold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for package in ("adapters", "reliability"):
        shutil.copytree(ROOT / package, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(provenance, "_ROOT", tmp_path)
    monkeypatch.setattr(provenance, "_read", once_a_content(provenance._read))
    seen = {answering_code.__wrapped__()}
    with_a_say = (
        "reliability/linking/link",
        "reliability/trie",
        "adapters/models/decoding",
        "adapters/warehouses/schema",
    )
    for place in (*with_a_say, "reliability/calibration/tracing"):
        with (tmp_path / f"{place}.py").open("a") as file:
            file.write("\n_CHANGED = True\n")
        now = answering_code.__wrapped__()
        assert now not in seen, place
        seen.add(now)
    with (tmp_path / "reliability/accounting/lexicon/synonyms.txt").open("a") as file:
        file.write("\nwidget gadget\n")
    assert answering_code.__wrapped__() not in seen, "a list of words"
    seen.add(now := answering_code.__wrapped__())
    for place in ("reliability/errors", "adapters/store/store", "adapters/training/runs/train"):
        with (tmp_path / f"{place}.py").open("a") as file:
            file.write("\n_CHANGED = True\n")
        assert answering_code.__wrapped__() == now, place


def test_the_hash_of_answering_code_is_kept_until_a_file_changes(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, parsed = tmp_path / "kept", [0]
    hashed = provenance.code_hash
    monkeypatch.setattr(provenance, "_KEPT", kept)
    monkeypatch.setattr(provenance, "_ANSWERING", ("reliability.first",))
    monkeypatch.setattr(sys, "dont_write_bytecode", False)

    def counted(*arguments: object, **named: object) -> str:
        parsed[0] += 1
        return hashed(["reliability.first"])

    monkeypatch.setattr(provenance, "code_hash", counted)
    fresh = answering_code.__wrapped__
    first = fresh()
    assert (fresh(), parsed) == (first, [1])
    (tree / "reliability/second.py").write_text("x = 2\n")
    changed = fresh()
    assert changed != first
    assert parsed == [2]
    [file] = kept.iterdir()  # what older code left is gone
    file.write_text("nonsense")
    assert fresh() == changed
    file.unlink()
    kept.rmdir()
    kept.write_text("a file where the folder would be")
    assert fresh() == changed
    assert parsed == [4]
