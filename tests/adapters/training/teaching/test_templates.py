"""Questions without their names and values: how they are stripped, kept and read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from adapters.training.data.sources import Pair
from adapters.training.teaching import stripping
from adapters.training.teaching.templates import (
    COUNT,
    Template,
    TemplateColumn,
    parsed_template,
    read_templates,
    write_templates,
)
from bot.cli.teaching.teaching import TEMPLATES
from reliability.errors import BadInput
from reliability.sql.form import canonical_sql, lexemes
from reliability.values import Column, ForeignKey, Schema, Table

SCHEMA = Schema(
    "sqlite",
    (
        Table(
            "singer",
            (
                Column("singer_id", "INTEGER", primary_key=True),
                Column("name", "TEXT"),
                Column("birth_place", "TEXT"),
                Column("net_worth", "REAL"),
                Column("retired", "BOOLEAN"),
            ),
        ),
        Table(
            "song",
            (
                Column("song_id", "INTEGER", primary_key=True),
                Column("singer_id", "INTEGER"),
                Column("title", "TEXT"),
                Column("name", "TEXT"),
            ),
            foreign_keys=(ForeignKey(("singer_id",), "singer", ("singer_id",)),),
        ),
    ),
)


@pytest.fixture(autouse=True)
def common_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a corpus of one database every word is said of one."""
    monkeypatch.setattr(stripping, "LEAST_DATABASES", 1)


def pair(question: str, sql: str) -> Pair:
    form = canonical_sql(sql, SCHEMA, "sqlite")
    return Pair("spider_train", "concerts", question, "", SCHEMA, tuple(lexemes(form, SCHEMA)))


def stripped(question: str, sql: str) -> Sequence[Template]:
    return stripping.strip_pairs([pair(question, sql)])


def test_names_and_values_become_slots() -> None:
    (found,) = stripped(
        "What is the birth place of singers with net worth above 30?",
        "SELECT birth_place FROM singer WHERE net_worth > 30",
    )
    assert found.question == "what is the {c0} of {t0s} with {c1} above {v0} ?"
    assert found.sql == "SELECT {c0} FROM {t0} WHERE {c1} > {v0}"
    assert found.columns == (TemplateColumn(0, "text"), TemplateColumn(0, "number"))
    assert found.values == (1,)


def test_what_a_join_leaves_unsaid_is_kept_as_unsaid() -> None:
    (found,) = stripped(
        "Who are the singers with at least two songs?",
        "SELECT singer.name FROM singer JOIN song ON singer.singer_id = song.singer_id GROUP BY singer.singer_id "
        "HAVING COUNT(*) >= 2",
    )
    assert found.question == "who are the {t0s} with at least {v0} {t1s} ?"
    assert found.keys == ((2, 1),)
    assert found.values == (COUNT,)
    assert [column.said for column in found.columns] == [False, False, False]


@pytest.mark.parametrize(
    ("question", "sql"),
    [
        ("Which singers are rich?", "SELECT name FROM singer WHERE net_worth > 30"),  # a value that is not said
        ("What is the home of each singer?", "SELECT birth_place FROM singer"),  # a column in other words
        ("How many are there?", "SELECT COUNT(*) FROM singer"),  # a table that is not said
        (
            "Singers by the highest birth place?",
            "SELECT name FROM singer ORDER BY birth_place LIMIT 1",
        ),  # text measured
        ("Which singers are retired?", "SELECT name FROM singer WHERE retired = 1"),  # a flag, said as an adjective
    ],
)
def test_what_belongs_to_its_schema_makes_no_template(question: str, sql: str) -> None:
    assert stripped(question, sql) == []


def test_of_two_columns_of_one_name_none_is_said_by_it() -> None:
    (found,) = stripped(
        "List the name of songs and of singers",
        "SELECT song.name, singer.name FROM song JOIN singer ON song.singer_id = singer.singer_id",
    )
    assert found.question == "list the name of {t0s} and of {t1s}"
    assert not any(column.said for column in found.columns)


def test_of_one_query_so_many_templates_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stripping, "MOST_ALIKE", 2)
    asked = ("How many singers are there?", "Count all singers", "number of singers", "Count all singers")
    found = stripping.strip_pairs([pair(question, "SELECT COUNT(*) FROM singer") for question in asked])
    assert [each.question for each in found] == ["how many {t0s} are there ?", "count all {t0s}"]


def test_a_word_that_few_databases_say_makes_no_template(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stripping, "LEAST_DATABASES", 2)
    plain, odd = (
        pair(question, "SELECT COUNT(*) FROM singer")
        for question in ("How many singers are there?", "How many warbling singers are there?")
    )
    found = stripping.strip_pairs([plain, odd, replace(plain, database="other")])
    assert [each.question for each in found] == ["how many {t0s} are there ?"]


def test_a_file_gives_back_what_was_written(tmp_path: Path) -> None:
    found = stripped("List the birth place of singers", "SELECT birth_place FROM singer")
    write_templates(tmp_path / "some.tsv", found, ["where they come from"])
    assert list(read_templates(tmp_path / "some.tsv")) == list(found)


@pytest.mark.parametrize(
    "line", ["one field", "q\tSELECT {c0}\t0colour\t\t", "q\tSELECT {c0}\t0text\t0>1\t", "q\ts\t0text\t\t4"]
)
def test_a_broken_line_is_named(tmp_path: Path, line: str) -> None:
    (tmp_path / "some.tsv").write_text(f"# about\n{line}\n")
    with pytest.raises(BadInput, match="line 2"):
        read_templates(tmp_path / "some.tsv")


def test_a_missing_and_an_empty_file_are_sentences(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        read_templates(tmp_path / "gone.tsv")
    (tmp_path / "empty.tsv").write_text("# nothing\n")
    with pytest.raises(BadInput, match="no template"):
        read_templates(tmp_path / "empty.tsv")


def test_the_shipped_templates_hold_slots_for_all_they_speak_of_and_name_their_licence() -> None:
    text = TEMPLATES.read_text("utf-8")
    assert "CC BY-SA 4.0" in text.splitlines()[1]
    assert TEMPLATES.stat().st_size < 300_000
    found = read_templates(TEMPLATES)
    assert len(found) > 1_000
    for template in found:
        assert parsed_template(template.line()) == template
        for kind, count in (("c", len(template.columns)), ("v", len(template.values)), ("t", template.tables)):
            places = {int(n) for n in re.findall(rf"\{{{kind}(\d)s?\}}", template.sql + template.question)}
            assert places <= set(range(count)), template.line()
        assert not re.search(r"\d", re.sub(r"\{\w+\}", "", template.question)), template.line()
        assert "'" not in re.sub(r"'%?\{v\d\}%?'", "", template.sql), template.line()
