"""Reads one word more of a query: what it opens, closes and says.

`step` does not check: `reliability/sql/grammar/grammar.py` says which words may follow.
"""

from __future__ import annotations

from dataclasses import replace

from reliability.sql.grammar.reading import PREDICATES, Block, GrammarFrame, Held, PartialQuery, Texts
from reliability.sql.grammar.vocabulary import Word

_CLAUSE = {
    "WHERE": "where",
    "HAVING": "having",
    "GROUP": "group",
    "ORDER": "order",
    "LIMIT": "limit",
    "OFFSET": "offset",
}


def step(reading: PartialQuery, word: Word) -> PartialQuery:
    """The reading with one word more; the word must be one that may follow."""
    words, texts = (*reading.words, word), (*reading.texts, word.text)
    stack = _STEPS.get(word.kind, _operand)(reading, word)
    return PartialQuery(words, texts, stack)


Stack = tuple[GrammarFrame, ...]


def _set(reading: PartialQuery, **changes: object) -> Stack:
    return (*reading.stack[:-1], replace(reading.top, **changes))  # type: ignore[arg-type]  # fields by name


def _after(reading: PartialQuery) -> int:
    """The index of the word after the one being read."""
    return len(reading.words) + 1


def _item(reading: PartialQuery) -> Texts:
    """The words of the current item, without its name."""
    item = reading.item(reading.top)
    return item[:-2] if reading.last == "NAME" else item


def _next_item(reading: PartialQuery, **changes: object) -> Stack:
    """Close the current item and open the next."""
    items = reading.top.items | {_item(reading)}
    return _set(reading, items=items, start=_after(reading), needs=True, operations=0, **changes)


# --- operands --------------------------------------------------------------------------------------


def _operand(reading: PartialQuery, word: Word) -> Stack:
    """A column, number, literal or truth value."""
    stack = reading.stack
    if word.kind == "COLUMN":
        stack = _note_column(stack, word)
    return (*stack[:-1], replace(stack[-1], needs=False))


def _note_column(stack: Stack, word: Word) -> Stack:
    """In a SELECT list, or ON: what the query now needs, or is joined by."""
    at = max(i for i, frame in enumerate(stack) if frame.kind == "block")
    frame = stack[at]
    if frame.slot == "select":
        block = replace(frame.block, wanted=frame.block.wanted | {(word.source, word.name)})
    elif frame.slot in ("on", "on right"):
        block = replace(frame.block, used=(*frame.block.used, (word.source, word.name)))
    else:
        return stack
    return (*stack[:at], replace(frame, block=block), *stack[at + 1 :])


def _star(reading: PartialQuery, _word: Word) -> Stack:
    top = reading.top
    if top.kind == "block":
        return _set(reading, needs=False, block=replace(top.block, width=-1))
    return _set(reading, needs=False)


def _operator(reading: PartialQuery, _word: Word) -> Stack:
    return _set(reading, needs=True, operations=reading.top.operations + 1)


def _compare(reading: PartialQuery, word: Word) -> Stack:
    slot = reading.top.slot
    if slot == "on":
        return _set(reading, slot="on right", needs=True)
    name = {"BETWEEN": "low", "LIKE": "like", "NULL": "done"}.get(word.kind, "right")
    return _set(reading, name=name, needs=word.kind != "NULL", operations=0)


# --- brackets --------------------------------------------------------------------------------------


def _function(reading: PartialQuery, word: Word) -> Stack:
    stack = reading.stack
    if word.kind == "AGGREGATE":
        at = max(i for i, frame in enumerate(stack) if frame.kind == "block")
        block = replace(stack[at].block, aggregated=True)
        stack = (*stack[:at], replace(stack[at], block=block), *stack[at + 1 :])
    return (*stack, GrammarFrame("call", "open", name=word.text))


def _over(reading: PartialQuery, _word: Word) -> Stack:
    """A window: what it sums up is no sum over the query's rows."""
    stack = reading.stack
    at = max(i for i, frame in enumerate(stack) if frame.kind == "block")
    block = stack[at].block
    words = reading.words
    sums = [i for i in range(block.half or block.begin, len(words)) if words[i].kind == "AGGREGATE"]
    own = any(not _in_window(reading, i) for i in sums)
    stack = (*stack[:at], replace(stack[at], block=replace(block, aggregated=own)), *stack[at + 1 :])
    return (*stack, GrammarFrame("window", "open"))


def _in_window(reading: PartialQuery, at: int) -> bool:
    """Is the function at this word one of a window?"""
    depth = 0
    for index in range(at + 1, len(reading.words)):
        kind = reading.words[index].kind
        depth += (kind == "OPEN") - (kind == "CLOSE")
        if depth == 0:
            return index + 1 == len(reading.words) or reading.words[index + 1].kind == "OVER"
    return False


def _partition(reading: PartialQuery, _word: Word) -> Stack:
    return _set(reading, slot="partition", needs=True, start=_after(reading))


def _in(reading: PartialQuery, _word: Word) -> Stack:
    return (*reading.stack, GrammarFrame("list", "open"))


def _exists(reading: PartialQuery, _word: Word) -> Stack:
    return (*reading.stack, GrammarFrame("query", "open"))


def _open(reading: PartialQuery, _word: Word) -> Stack:
    top = reading.top
    if top.slot == "open":
        return _set(reading, slot="first", start=_after(reading))
    if top.kind == "block" and top.slot == "from":
        return (*reading.stack, GrammarFrame("query", "first", name="derived"))
    if top.slot in PREDICATES and top.name == "left":
        return (*reading.stack, GrammarFrame("condition", "conditions", name="left", start=_after(reading)))
    return (*reading.stack, GrammarFrame("group", "first", start=_after(reading)))


def _select(reading: PartialQuery, _word: Word) -> Stack:
    top = reading.top
    start = _after(reading)
    if top.kind == "block" and top.slot == "start":
        return (GrammarFrame("block", "select", start=start, block=Block(begin=start)),)
    if top.kind == "block":  # after UNION and its like
        block = replace(
            top.block,
            half=start,
            sources=(),
            wanted=frozenset(),
            chosen=0,
            used=(),
            aggregated=False,
            grouped=False,
            held=(),
        )
        return (*reading.stack[:-1], GrammarFrame("block", "select", start=start, block=block))
    purpose = {"list": "in", "group": "scalar"}.get(top.kind, top.name or "exists")
    outer = (*reading.home.block.outer, *reading.home.block.sources) if purpose == "exists" else ()
    block = Block(purpose, begin=start, outer=outer)
    if purpose in ("in", "scalar"):
        block = replace(_against(reading, block), width=1)
    return (*reading.stack[:-1], GrammarFrame("block", "select", start=start, block=block))


def _against(reading: PartialQuery, block: Block) -> Block:
    """A subquery's block, with the plain column that its result is compared with."""
    at = reading.stack[-2].start
    if reading.stack[-2].slot not in PREDICATES:
        return block
    column, operator = reading.words[at], reading.words[at + 1]
    if column.kind != "COLUMN" or operator.kind not in ("COMPARE", "IN"):
        return block
    home = reading.home.block
    table = next((table for name, table in (*home.sources, *home.outer) if name == column.source), "")
    return replace(block, against=column, against_table=table, operator=operator.text)


def _close(reading: PartialQuery, _word: Word) -> Stack:
    closed, stack = reading.top, reading.stack[:-1]
    below = stack[-1]
    if closed.kind == "block" and closed.block.purpose == "derived":
        held = (*below.block.held, ("", _held(closed.block)))
        block = replace(below.block, sources=(*below.block.sources, ("", "")), held=held)
        name = "joined" if below.name == "join" else "first"
        return (*stack[:-1], replace(below, name=name, needs=False, block=block))
    whole = closed.kind in ("condition", "list", "query") or closed.block.purpose in ("in", "exists")
    if whole:
        return (*stack[:-1], replace(below, name="done", needs=False))
    return (*stack[:-1], replace(below, needs=False))


def _held(block: Block) -> tuple[Held, ...]:
    """What a finished derived table shows."""
    tables = dict(block.sources)
    shown = ((word, tables.get(word.source, "")) if word else (None, "") for word in block.shown)
    return tuple(
        (table, word.name, word.column) if word and word.column and table else (block.what(word) if word else None)
        for word, table in shown
    )


# --- CASE ------------------------------------------------------------------------------------------


def _case(reading: PartialQuery, word: Word) -> Stack:
    after = _after(reading)
    if word.kind == "CASE":
        return (*reading.stack, GrammarFrame("case", "case"))
    if word.kind == "WHEN":
        more = reading.top.arguments + 1
        return _set(reading, slot="when", name="left", needs=True, start=after, items=frozenset(), arguments=more)
    if word.kind == "END":
        stack = reading.stack[:-1]
        return (*stack[:-1], replace(stack[-1], needs=False))
    return _set(reading, slot=word.kind.lower(), name="", needs=True, start=after)


# --- lists and clauses -----------------------------------------------------------------------------


def _comma(reading: PartialQuery, _word: Word) -> Stack:
    top = reading.top
    if top.kind == "call":
        return _set(reading, needs=True, slot="more", arguments=top.arguments + 1, operations=0)
    if top.slot == "select":
        block = replace(top.block, chosen=top.block.chosen + 1, shown=_shown(reading, top.block))
        return _next_item(reading, name="", block=block)
    return _next_item(reading, name="")


def _shown(reading: PartialQuery, block: Block) -> tuple[Word | None, ...]:
    """The items of SELECT with the one that ends here; those of a set operation's first half alone."""
    if block.compound:
        return block.shown
    item = [word for word in reading.words[reading.top.start :] if word.kind != "DISTINCT"]
    item = item[:-2] if reading.last == "NAME" else item
    return (*block.shown, item[0] if len(item) == 1 and item[0].kind == "COLUMN" else None)


def _connective(reading: PartialQuery, _word: Word) -> Stack:
    top = reading.top
    if top.name == "low":
        return _set(reading, name="high", needs=True, operations=0)
    if top.slot == "on right":
        return _set(reading, slot="on", needs=True)
    return _next_item(reading, name="left")


def _from(reading: PartialQuery, _word: Word) -> Stack:
    top = reading.top
    block = replace(top.block, chosen=top.block.chosen + 1, width=top.block.width or top.block.chosen + 1)
    items = {item[-1] for item in top.items | {_item(reading)} if len(item) == 1 + (item[0] == "DISTINCT")}
    said = (word for word in reading.words[block.half or block.begin :] if word.kind == "COLUMN")
    plain = frozenset((word.source, word.name) for word in said if word.text in items)
    block = replace(block, plain=plain, mixed=bool(plain) and block.aggregated, shown=_shown(reading, top.block))
    return _set(reading, slot="from", needs=True, name="", block=block)


def _join(reading: PartialQuery, _word: Word) -> Stack:
    return _set(reading, slot="from", needs=True, name="join", block=replace(reading.top.block, used=()))


def _table(reading: PartialQuery, word: Word) -> Stack:
    block = reading.top.block
    plain = all(word.name != name for name, _ in (*block.sources, *block.outer))
    block = replace(block, sources=(*block.sources, (word.name if plain else "", word.name)))
    joined = "joined" if reading.top.name == "join" else "first"
    return _set(reading, name=joined, needs=False, block=block)


def _as(reading: PartialQuery, _word: Word) -> Stack:
    if reading.top.kind == "call":
        return _set(reading, slot="as", needs=True)
    if reading.top.slot == "select":
        return _set(reading, needs=True, name="naming")
    return _set(reading, needs=True, name="as " + reading.top.name)


def _alias(reading: PartialQuery, word: Word) -> Stack:
    block = reading.top.block
    held = tuple((alias or word.name, shown) for alias, shown in block.held)
    block = replace(block, sources=(*block.sources[:-1], (word.name, block.sources[-1][1])), held=held)
    return _set(reading, needs=False, name=reading.top.name.removeprefix("as ") + " named", block=block)


def _name(reading: PartialQuery, _word: Word) -> Stack:
    return _set(reading, needs=False, name="named")


def _type(reading: PartialQuery, _word: Word) -> Stack:
    return _set(reading, needs=False, slot="typed")


def _on(reading: PartialQuery, _word: Word) -> Stack:
    return _set(reading, slot="on", needs=True, name="")


def _clause(reading: PartialQuery, word: Word) -> Stack:
    slot = _CLAUSE[word.kind]
    if reading.top.kind == "window":
        return _set(reading, slot="order", needs=True, start=_after(reading), items=frozenset(), operations=0)
    block = replace(reading.top.block, grouped=reading.top.block.grouped or slot == "group")
    left = "left" if slot in PREDICATES else ""
    return (
        *reading.stack[:-1],
        GrammarFrame("block", slot, start=_after(reading), name=left, block=block),
    )


def _set_operation(reading: PartialQuery, _word: Word) -> Stack:
    return _set(reading, slot="set", needs=True)


_STEPS = {
    "STAR": _star,
    "ARITHMETIC": _operator,
    "TIMES": _operator,
    "COMPARE": _compare,
    "BETWEEN": _compare,
    "LIKE": _compare,
    "NULL": _compare,
    "AGGREGATE": _function,
    "FUNCTION": _function,
    "RANKING": _function,
    "OVER": _over,
    "PARTITION": _partition,
    "IN": _in,
    "EXISTS": _exists,
    "OPEN": _open,
    "CLOSE": _close,
    "SELECT": _select,
    "CASE": _case,
    "WHEN": _case,
    "THEN": _case,
    "ELSE": _case,
    "END": _case,
    "COMMA": _comma,
    "AND": _connective,
    "OR": _connective,
    "FROM": _from,
    "JOIN": _join,
    "TABLE": _table,
    "AS": _as,
    "ALIAS": _alias,
    "TYPE": _type,
    "NAME": _name,
    "ON": _on,
    "SET": _set_operation,
    "DISTINCT": lambda reading, _word: reading.stack,
    "DESC": lambda reading, _word: _set(reading, name="falling"),
    **dict.fromkeys(_CLAUSE, _clause),
}
