"""The part of a schema that a person named."""

from reliability.composing.named.narrowed import narrowed
from reliability.values import Column, Element, ForeignKey, Schema, Table
from tests.support.composing.wordings import key


def refers(column: str, table: str) -> ForeignKey:
    return ForeignKey((column,), table, ("id",))


CLUBS = Table("clubs", (key("id"), Column("name", "TEXT"), Column("town", "TEXT")))
PLAYERS = Table(
    "players",
    (key("id"), Column("name", "TEXT"), Column("club_id", "INTEGER"), Column("born_on", "DATE")),
    foreign_keys=(refers("club_id", "clubs"),),
)
MATCHES = Table(
    "matches",
    (key("id"), Column("home_id", "INTEGER"), Column("away_id", "INTEGER"), Column("played_on", "DATE")),
    foreign_keys=(refers("home_id", "clubs"), refers("away_id", "clubs")),
)
GOALS = Table(
    "goals",
    (key("id"), Column("match_id", "INTEGER"), Column("player_id", "INTEGER"), Column("minute", "INTEGER")),
    foreign_keys=(refers("match_id", "matches"), refers("player_id", "players")),
)
LEAGUE = Schema("postgres", (CLUBS, PLAYERS, MATCHES, GOALS))


def names(schema: Schema) -> dict[str, list[str]]:
    return {table.name: [column.name for column in table.columns] for table in schema.tables}


def test_what_was_named_is_left_with_the_keys_that_join_it() -> None:
    found = narrowed(LEAGUE, {Element("players", "born_on"), Element("clubs", "town")})
    assert names(found) == {"clubs": ["id", "town"], "players": ["id", "club_id", "born_on"]}
    assert found.tables[1].foreign_keys == PLAYERS.foreign_keys


def test_a_table_that_was_named_alone_keeps_all_of_its_columns() -> None:
    found = narrowed(LEAGUE, {Element("players"), Element("clubs"), Element("clubs", "town")})
    assert names(found) == {"clubs": ["id", "town"], "players": ["id", "name", "club_id", "born_on"]}


def test_a_table_that_alone_connects_two_others_is_there_with_its_keys() -> None:
    found = narrowed(LEAGUE, {Element("players", "name"), Element("matches", "played_on")})
    assert names(found)["goals"] == ["id", "match_id", "player_id", "minute"]


def test_of_two_keys_to_one_table_the_one_that_was_named_is_kept() -> None:
    found = narrowed(LEAGUE, {Element("matches", "away_id"), Element("clubs", "name")})
    assert found.table("matches") is not None
    assert [each.foreign_keys for each in found.tables if each.name == "matches"] == [(refers("away_id", "clubs"),)]
    both = narrowed(LEAGUE, {Element("matches", "played_on"), Element("clubs", "name")})
    assert [each.foreign_keys for each in both.tables if each.name == "matches"] == [MATCHES.foreign_keys]


def test_a_key_without_which_the_tables_fall_apart_stays() -> None:
    named = {Element("matches", "home_id"), Element("clubs", "name"), Element("players", "name")}
    found = narrowed(LEAGUE, named)
    assert [each.foreign_keys for each in found.tables if each.name == "players"] == [PLAYERS.foreign_keys]


def test_nothing_named_leaves_nothing_and_what_is_not_there_is_no_matter() -> None:
    assert narrowed(LEAGUE, ()).tables == ()
    assert names(narrowed(LEAGUE, {Element("clubs", "colour")})) == {"clubs": ["id"]}


def test_a_key_may_spell_its_table_otherwise() -> None:
    loud = Table("players", PLAYERS.columns, foreign_keys=(ForeignKey(("club_id",), "CLUBS", ("id",)),))
    gone = Table("goals", GOALS.columns, foreign_keys=(ForeignKey(("match_id",), "nowhere", ("id",)),))
    found = narrowed(Schema("postgres", (CLUBS, loud, gone)), {Element("players", "name"), Element("clubs", "name")})
    assert [each.foreign_keys for each in found.tables if each.name == "players"] == [(refers("club_id", "clubs"),)]
