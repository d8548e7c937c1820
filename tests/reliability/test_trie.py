"""Constrained linking: every legal sequence is a list of distinct schema names, and every list is legal."""

import random
import re

import pytest
from hypothesis import example, given
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


# --- what a server's grammar is told, and how its drafts are read ---------------------------------------


@given(
    st.lists(
        st.text("ab. (|*", min_size=1, max_size=4).map(str.strip).filter(bool), min_size=1, max_size=6, unique=True
    ),
    st.integers(0, 99),
    st.integers(0, 99),
)
@example(["|", "|.a", "|a"], 3, 2)
def test_every_list_fits_the_pattern_after_each_of_its_beginnings(names: list[str], seed: int, cut: int) -> None:
    constraint = trie(*names)
    ids = walk(constraint, seed)
    begun = ids[: cut % len(ids)]
    whole, pattern = constraint.pattern(begun)
    rest = "".join(map(chr, ids[whole:-1]))
    assert re.fullmatch(pattern, rest), (pattern, rest)


@given(
    st.lists(
        st.text("ab,. (|*", min_size=1, max_size=4).map(str.strip).filter(bool), min_size=1, max_size=6, unique=True
    ),
    st.text("ab,. (|*", max_size=20),
    st.integers(0, 99),
    st.integers(0, 99),
)
def test_whatever_a_draft_says_what_is_read_of_it_is_legal(names: list[str], text: str, seed: int, cut: int) -> None:
    constraint = trie(*names, max_names=3)
    ids = walk(constraint, seed)
    begun = ids[: cut % len(ids)]
    whole, _ = constraint.pattern(begun)
    read = constraint.tokens(begun, text)
    assert read[-1] == END
    assert read[:whole] == tuple(begun[:whole])
    for step, token in enumerate(read[:-1]):
        assert token in constraint(read[:step])


def test_a_draft_is_read_up_to_what_is_no_name_comes_twice_or_is_too_much() -> None:
    constraint = trie("a", "b", "a, b", "c", max_names=2)

    def read(text: str) -> str:
        return "".join(map(chr, constraint.tokens((), text)[:-1]))

    assert read("a, b") == "a, b"  # the name that holds the separator
    assert read("c, c, a") == "c"
    assert read("c, a, b") == "c, a, b"  # two names: c, and the one that holds the separator
    assert read("c, x, a") == "c"
    assert read("x") == read("") == ""


def test_a_list_goes_on_with_the_name_that_was_begun() -> None:
    constraint = trie("orders", "order items", "regions")
    whole, pattern = constraint.pattern(characters("regions, order "))
    assert (whole, pattern.split(")")[0]) == (len("regions"), ", (order items")
    assert constraint.tokens(characters("regions, order "), ", order items, orders")[-7:] == (
        *characters("orders"),
        END,
    )


def test_what_a_person_confirmed_stands_before_the_draft() -> None:
    constraint = NameTrie(["a", "b", "c"], characters, END, 3, first=["b"])
    assert constraint.pattern(characters("b")) == (1, "(, (a|c))*")
    assert constraint.tokens(characters("b"), ", c") == (*characters("b, c"), END)
