"""What is no question is told apart before any model is called."""

import pytest

from reliability.question.checks import MAX_CHARACTERS, problem_with


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "empty"),
        (" \n\t ", "empty"),
        ("👍🎉", "no words"),
        ("?!…", "no words"),
        ("12345", "no words"),
        ("how many orders? " * 1000, "too long"),
        ("昨年の売上はいくらですか", ""),
        ("What were total sales last quarter?", ""),
        ("total sales", ""),
        ("sales by region for São Paulo and Köln", ""),
        ("show orders of Der Spiegel in Den Haag", ""),
        ("LA revenue 2025", ""),
        ("x" * MAX_CHARACTERS, ""),
    ],
)
def test_the_problem_with_a_text(text: str, problem: str) -> None:
    assert problem_with(text) == problem


@pytest.mark.parametrize(("text", "problem"), [("2026?", ""), ("👍", "no words"), ("?!", "no words"), (" ", "empty")])
def test_what_follows_in_a_thread_may_be_a_number_alone(text: str, problem: str) -> None:
    assert problem_with(text, follows=True) == problem
    assert problem_with(text)
