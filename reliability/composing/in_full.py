"""What a question leaves to be understood, said in full: "how is the shop in Faro doing?" of which figure and against
what, "what did we take in", "new products" since when, "active customers" doing what, "open orders" in which states.

Nobody can know which is meant, and each is what somebody means. So the question is written anew with each of them
said, and each is composed like a question that says so.
"""

from __future__ import annotations

from datetime import date

from reliability.accounting.account import Account
from reliability.composing.apart.anew.compared import mostly_of_a_kind, net_of_some, one_does_more, what_happened_to
from reliability.composing.apart.anew.figures import Said, is_happening, likely_figures, worth_of
from reliability.composing.apart.anew.going import how_it_goes, more_or_fewer, what_we_earned
from reliability.composing.apart.anew.paid_for_each import paid_for_each
from reliability.composing.apart.anew.people import (
    active_people,
    inactive_people,
    kinds_of_people,
    most_turnover,
    over_an_age,
)
from reliability.composing.apart.anew.states import did_nothing, how_big_it_is, newly_begun, still_open
from reliability.composing.apart.anew.what_they_take import what_they_take
from reliability.composing.apart.anew.who_did_not import who_did_not
from reliability.composing.apart.degrees import of_degree
from reliability.composing.apart.most_changed import changed_most
from reliability.composing.planning.relations import relations_of
from reliability.composing.planning.special.how_often import how_often
from reliability.composing.planning.special.reasons import by_their_reasons
from reliability.short_names import plain_names
from reliability.values import Schema

_MOST, _LONGEST = 12, 300


def in_full(account: Account, schema: Schema, today: date) -> tuple[Said, ...]:
    """The question with what it leaves to be understood said, in each likely way, likeliest first; () of one that
    leaves nothing of these kinds."""
    if len(account.text) > _LONGEST:
        return ()
    names = plain_names(schema)
    account, relations = (names.plain(account) if names.shortened else account), relations_of(names.schema)
    found = dict[str, float]()
    for text, likely in (
        *how_it_goes(account, relations, today),
        *more_or_fewer(account, relations, today),
        *what_we_earned(account, relations),
        *changed_most(account, relations, today, lambda table: likely_figures(relations, table)),
        *newly_begun(account, relations),
        *active_people(account, relations),
        *inactive_people(account, relations),
        *one_does_more(account, relations),
        *net_of_some(account, relations),
        *paid_for_each(account, relations),
        *what_they_take(account, relations),
        *who_did_not(account, relations),
        *most_turnover(account, relations),
        *mostly_of_a_kind(account),
        *what_happened_to(account, relations),
        *kinds_of_people(account, relations),
        *over_an_age(account, relations),
        *still_open(account, relations),
        *did_nothing(account, relations),
        *how_big_it_is(account, relations),
        *by_their_reasons(account, relations),
        *how_often(account, relations, lambda table: is_happening(table, relations)),
        *of_degree(account, relations, lambda table: worth_of(table, relations)),
    ):
        text = " ".join(text.split())
        if text.lower() != account.text.lower():
            found.setdefault(text, likely)
    return tuple(sorted(found.items(), key=lambda each: -each[1])[:_MOST])
