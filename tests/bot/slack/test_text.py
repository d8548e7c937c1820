"""Text that comes from data: nothing in it hides, reorders or calculates."""

from __future__ import annotations

import csv
import io
import re
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.slack.views.csv_file import csv_file, defused
from bot.slack.views.text import clean, data, inert, one_line
from reliability.values import Rows

SIGNS = set("\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd")
HIDDEN = [
    *"\u00ad\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2064\u2066\u2069\ufeff\ufff9",
    *map(chr, range(0x206A, 0x2070)),
    *map(chr, range(0xE0000, 0xE0080)),
    *map(chr, range(0xFE00, 0xFE10)),
    *"\u034f\u115f\u1160\u17b4\u3164\uffa0\u180b\u2800\ue000\U000f0000\U000e0100\u0378\x00\x1b\x85",
]
EMOJI = {
    "a woman at a computer": "\U0001f469\u200d\U0001f4bb",
    "with a skin tone": "\U0001f469\U0001f3fd\u200d\U0001f4bb",
    "the rainbow flag": "\U0001f3f3\ufe0f\u200d\U0001f308",
    "a family": "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "a red heart": "\u2764\ufe0f",
    "a keycap": "3\ufe0f\u20e3",
    "a flag of letters": "\U0001f1eb\U0001f1ee",
    "an emoji younger than Python's tables": "\U0001fae8",
}
MIXED = st.text(
    st.sampled_from([*HIDDEN, *"ab 1#*=+\n\t", "\u2764", "\ufe0f", "\u20e3", "\U0001f469", "\U0001f3fd", "\ud800"])
    | st.characters(),
    max_size=30,
)


@pytest.mark.parametrize("character", HIDDEN, ids=lambda one: f"U+{ord(one):04X}")
def test_what_hides_between_letters_is_dropped(character: str) -> None:
    assert clean(f"pay{character}pal") == "paypal"
    assert clean(character) == ""


@pytest.mark.parametrize("name", EMOJI)
def test_an_emoji_stays_whole(name: str) -> None:
    assert clean(f"a {EMOJI[name]} b") == f"a {EMOJI[name]} b"


def test_joiners_and_selectors_stay_only_inside_emoji() -> None:
    assert clean("\u200d\U0001f469\u200d") == "\U0001f469"
    assert clean("\U0001f469\u200da") == "\U0001f469a"
    assert clean("\u2764\ufe0f\ufe0f\ufe0f") == "\u2764\ufe0f"
    assert clean("3\ufe0f4") == "34"
    assert clean("\U0001f469\u200d\u200d\U0001f4bb") == "\U0001f469\U0001f4bb"


@given(MIXED)
@example("\U0001f469\u200d\u200b\U0001f4bb")
@example("\u2764\u200b\ufe0f")
def test_cleaned_text_holds_nothing_that_hides_or_reorders(text: str) -> None:
    shown = clean(text)
    assert clean(shown) == shown
    for character in shown:
        is_emoji = "\U0001f000" <= character <= "\U0001faff"
        kept = character in "\n\r\t\u200d" or character in SIGNS or is_emoji
        assert kept or unicodedata.category(character) not in {"Cc", "Cf", "Cn", "Co", "Cs"}, hex(ord(character))
        assert unicodedata.bidirectional(character) not in {
            "LRE",
            "RLE",
            "LRO",
            "RLO",
            "PDF",
            "LRI",
            "RLI",
            "FSI",
            "PDI",
        }
    for form in (one_line, data, inert):
        assert "\n" not in form(text)


@given(st.text(st.characters(categories=["L", "N", "P", "Sm", "Sc", "Zs"]), max_size=40))
def test_text_that_shows_stays_as_it_is(text: str) -> None:
    blank = set("\u115f\u1160\u3164\uffa0\u17b4\u17b5")
    assert clean(text) == "".join(one for one in text if one not in blank)


# --- formulas in a CSV file ------------------------------------------------------------------------

STARTERS = "=+-@＝＋－＠\ufe66\ufe62\ufe63\ufe6b\u2212\u207a\u208c"


@pytest.mark.parametrize("starter", STARTERS, ids=lambda one: f"U+{ord(one):04X}")
@pytest.mark.parametrize(
    "before", ["", " ", "\u00a0", "\u200b", "\u061c", "\u3164", "\u00ad", "\u2028", "\ufe0f", "\U000e0041"]
)
def test_a_formula_in_any_form_is_text(starter: str, before: str) -> None:
    for line in (
        defused(f"{before}{starter}SUM(A1)"),
        defused(f"safe\n{before}{starter}cmd|x").split("\n", 1)[1],
    ):
        lines = [part for part in line.split("\n") if starter in part]
        assert lines
        assert all(part.startswith("'") for part in lines)


@given(MIXED | st.text(st.sampled_from([*STARTERS, *" \n\u200b\u00ad\u3164a1"]), max_size=12))
def test_no_line_of_a_csv_field_starts_a_formula(text: str) -> None:
    (_, (field,)) = csv.reader(io.StringIO(csv_file(Rows(("a",), ((text,),))).decode("utf-8-sig"), newline=""))
    for line in field.split("\n"):
        first = next((one for one in line if unicodedata.category(one)[0] not in "ZCM" and clean(one)), "")
        normal = unicodedata.normalize("NFKC", first)[:1]
        is_number = re.fullmatch(r"-?[0-9.]+(?:[eE][+-]?[0-9]+)?", field) is not None
        assert is_number or normal == "" or normal not in "=+-@\u2212"
