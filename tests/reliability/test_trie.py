"""Constrained linking: every legal sequence is a list of distinct schema names, and every list is legal."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reliability.trie import NameTrie, forced

END = 0


def characters(text: str) -> list[int]:
    return [ord(c) for c in text]


def trie(*names: str, max_names: int = 32) -> NameTrie:
    return NameTrie(names, encode=characters, end_id=END, max_names=max_names)


def walk(constraint: NameTrie, seed: int) -> list[int]:
    rng = random.Random(seed)
    ids: list[int] = []
    while not ids or ids[-1] != END:
        ids.append(rng.choice(list(constraint(ids))))
    return ids


def test_a_name_that_is_a_prefix_of_another_may_end_or_go_on() -> None:
    names = trie("order", "orders", "order_items")
    legal = names(characters("order"))
    assert set(legal) == {END, ord("s"), ord("_"), ord(",")}


def test_a_name_is_never_listed_twice() -> None:
    names = trie("a", "b")
    assert names(characters("a, ")) == [ord("b")]
    assert names(characters("a, b")) == [END]


def test_the_list_is_never_empty() -> None:
    assert END not in trie("a")(())


def test_tokens_outside_the_language_have_no_successor() -> None:
    assert trie("a")(characters("x")) == []


def test_a_name_that_contains_the_separator_is_read_as_the_longest_name() -> None:
    names = trie("a, b", "a", "b")
    assert names.read(characters("a, b")) == ("a, b",)
    assert names.read(characters("a, b, b")) == ("a, b", "b")


def test_names_with_keywords_quotes_and_other_scripts_survive() -> None:
    hostile = ["select", 'a "quoted" name', "größe", "売上", "'; drop table x; --", "a b"]
    names = trie(*hostile)
    assert names.read([*names.write(hostile), END]) == tuple(hostile)


def test_two_names_with_the_same_tokens_can_both_be_listed() -> None:
    lower = NameTrie(["Name", "name"], encode=lambda t: characters(t.lower()), end_id=END)
    assert lower.read([*characters("name, name"), END]) == ("Name", "name")


def test_at_most_max_names_are_listed() -> None:
    assert trie("a", "b", "c", max_names=2)(characters("a, b")) == [END]


def test_an_unfinished_last_name_is_left_out() -> None:
    assert trie("orders", "items").read(characters("orders, it")) == ("orders",)


def test_no_names_is_an_error() -> None:
    with pytest.raises(ValueError, match="at least one name"):
        trie()


def test_a_name_without_tokens_is_left_out() -> None:
    letters = NameTrie(["__", "ab"], encode=lambda t: [ord(c) for c in t if c.isalnum()], end_id=END)
    assert letters.read(walk(letters, 1)) == ("ab",)
    with pytest.raises(ValueError, match="has tokens"):
        NameTrie(["__"], encode=lambda _: [], end_id=END)


def test_a_confirmed_prefix_is_written_first_and_then_the_trie_decides() -> None:
    names = trie("ab", "c")
    constraint = forced(names.write(["ab"]), names)
    assert list(constraint(())) == [ord("a")]
    assert set(constraint(characters("ab"))) == {END, ord(",")}


@given(st.lists(st.text(min_size=1, max_size=6), min_size=1, max_size=8, unique=True), st.integers(0, 2**30))
def test_every_walk_lists_distinct_names(names: list[str], seed: int) -> None:
    names = [n for n in names if "\x00" not in n] or ["a"]
    constraint = trie(*names)
    read = constraint.read(walk(constraint, seed))
    assert read
    assert len(set(read)) == len(read)
    assert set(read) <= set(names)


def test_two_thousand_names_are_walked_quickly_enough_to_finish() -> None:
    names = [f"table_{i}_{i * 7919 % 1000}" for i in range(2000)]
    constraint = trie(*names, max_names=3)
    for seed in range(20):
        assert set(constraint.read(walk(constraint, seed))) <= set(names)
