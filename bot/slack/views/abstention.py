"""No answer: why not, what was considered, and what to do next."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from bot.help_words import in_words
from bot.redaction import redact
from bot.slack.views.first_words import example_buttons
from bot.slack.views.headings import headed
from bot.slack.views.kit import Block, Message, bullets, note, preformatted, said, section
from bot.slack.views.table import preview
from bot.slack.views.text import cut, escape, inert, one_line, without_addresses
from bot.wording import abstaining, clarifying, errors, promising
from reliability.question.periods import is_period
from reliability.values import Abstained, Reach, Reason

_READINGS, _PHRASES, _INSTEAD = 3, 3, 3
_FORECAST = re.compile(r"(?:[Ww]ill|[Gg]onna|[Gg]oing to)(?: [a-z]+)*")  # no name, as of Will Smith
_CAUSE = re.compile(
    r"(?:why\b|how come|what(?:'s| is| was| has)? (?:caus|driv|explain|led to|behind)|"
    r"(?:what(?:'s| is| was| are| were)|explain|tell me) the (?:reason|cause|driver))",
    re.IGNORECASE,
)
_PHRASE, _LONGEST_DETAIL = 120, 2000
NO_TABLES = "no tables"
"""The detail of an abstention where a warehouse has none."""


def abstention(outcome: Abstained, unexplained: Sequence[str] = ()) -> Message:
    """The message that ends an ask without an answer. `unexplained` are words of the question that nothing explains,
    named where the ask ended for no words: somebody took none of the readings, or the question as a whole is outside of
    the data."""
    if phrases := named_missing(outcome, unexplained):
        return _not_here(outcome, phrases)
    why, next_step = reason_words(outcome)
    blocks: list[Block] = [section(f"*{why}*"), section(f"{abstaining.NEXT_STEP} {next_step}")]
    if outcome.broken and outcome.promise:
        blocks.append(section(promising.broken_promise(outcome.broken, outcome.promise)))
    if outcome.readings and _reach(outcome) is None:
        blocks.append(section(abstaining.READINGS_SEEN))
        for number, reading in enumerate(outcome.readings[:_READINGS], start=1):
            likely = promising.likely_in_brackets(promising.sayable(reading))
            blocks.append(
                said(
                    f"{number}. {cut(one_line(reading.english or reading.sql), 500)}",
                    ("bold", likely and f"  {likely}"),
                )
            )
            blocks.append(preformatted(preview(headed(reading)), 1200))
        if len(outcome.readings) > _READINGS:
            blocks.append(note(clarifying.and_more(len(outcome.readings) - _READINGS)))
    if outcome.detail and outcome.detail != NO_TABLES and outcome.reason is not Reason.NOT_COMPUTED:
        blocks.append(note(f"{abstaining.DETAIL} {inert(without_addresses(redact(outcome.detail[:2000])), 400)}"))
    return Message(f"{why} {next_step}", (*blocks, *_instead(outcome)))


def named_missing(outcome: Abstained, unexplained: Sequence[str]) -> tuple[str, ...]:
    """The phrases that are named as not in the data: those that the ask ended for, else, where it ended for none, the
    words that nothing explains."""
    ended_for_none = outcome.reason is Reason.NOT_IN_DATA and not outcome.detail
    return missing(outcome) or (tuple(unexplained) if ended_for_none else ())


def missing(outcome: Abstained) -> tuple[str, ...]:
    """The phrases of a question that nothing in the data explains, each on one line; none where none are known."""
    if outcome.reason is not Reason.NOT_IN_DATA or outcome.detail == NO_TABLES:
        return ()
    phrases = (one_line(phrase) for phrase in outcome.detail[:_LONGEST_DETAIL].split(";"))
    return tuple(dict.fromkeys(phrase for phrase in phrases if phrase))


def not_found(outcome: Abstained, phrases: Sequence[str], say: Callable[[str], str]) -> str:
    """Which phrases nothing was found about, which name a time that has not come, and which ask what will be or why;
    `say` puts data between guillemets.

    Of the times that a question names, only those that have not come are missing. What a person typed as their meaning
    may be any time, and is just not found."""
    typed = [one_line(exchange.reply.text) for exchange in outcome.exchanges]
    asked = [phrase for phrase in phrases[:_PHRASES] if not any(phrase in each for each in typed)]
    ahead = [phrase for phrase in asked if is_period(phrase)]
    forecasts = [phrase for phrase in asked if _FORECAST.fullmatch(phrase)]
    causes = [phrase for phrase in asked if _CAUSE.match(phrase)]
    others = [phrase for phrase in phrases if phrase not in (*ahead, *forecasts, *causes)]
    found = [abstaining.lies_ahead([say(phrase) for phrase in ahead])] if ahead else []
    found += [abstaining.NO_FORECAST] if forecasts and not ahead else []
    found += [abstaining.NO_CAUSES] if causes else []
    if others:
        more = max(0, len(others) - _PHRASES)
        found.insert(0, abstaining.nothing_found([say(phrase) for phrase in others[:_PHRASES]], more))
    return " ".join(found)


def reason_words(outcome: Abstained) -> tuple[str, str]:
    """Why there is no answer, and what to do next."""
    if outcome.reason is Reason.NOT_IN_DATA and outcome.detail == NO_TABLES:
        return abstaining.NO_TABLES_HERE
    why, next_step = abstaining.ABSTENTION[outcome.reason]
    if reach := _reach(outcome):
        return abstaining.reaches(reach), abstaining.ASK_WITHIN
    if outcome.reason is Reason.NOT_COMPUTED and (words := _words_left_out(outcome)):
        return abstaining.cannot_work_out(words), abstaining.asked_instead(words)
    return why, next_step


def _reach(outcome: Abstained) -> Reach | None:
    """How far the data go, where a question asks for a time that they do not reach."""
    ended_so = outcome.reason is Reason.NOT_IN_DATA and not outcome.exchanges and len(outcome.readings) == 1
    return outcome.readings[0].reach if ended_so else None


def _words_left_out(outcome: Abstained) -> tuple[str, ...]:
    found = (one_line(each)[:_PHRASE] for each in outcome.detail[:_LONGEST_DETAIL].split(";"))
    return tuple(inert(each, _PHRASE) for each in found if each)[:_PHRASES]


def _not_here(outcome: Abstained, phrases: Sequence[str]) -> Message:
    """What nothing was found about, what there is that comes nearest, and examples to tap."""
    sentence = not_found(outcome, phrases, lambda phrase: f"«{cut(phrase, _PHRASE)}»")
    next_step = [section(f"{abstaining.NEXT_STEP} {abstaining.ABSTENTION[outcome.reason][1]}")]
    return Message(escape(sentence, 600), (said(("bold", sentence)), *(_instead(outcome) or next_step)))


def _instead(outcome: Abstained) -> list[Block]:
    """What there is that comes nearest, and examples to tap; nothing where none are known."""
    blocks: list[Block] = []
    if outcome.instead:
        blocks += [said(abstaining.WHAT_I_HAVE), bullets(instead_lines(outcome))]
    if examples := [example for example in outcome.examples if example.strip()]:
        blocks += [said(abstaining.ASK_INSTEAD), example_buttons(examples)]
    return blocks


def instead_lines(outcome: Abstained) -> tuple[tuple[str, str], ...]:
    """Tables and columns that come nearest: their names in words, and what they hold."""
    named = ((in_words(one.element), one.comment) for one in outcome.instead[:_INSTEAD])
    return tuple((name, "" if name.lower().startswith(comment.lower()) else comment) for name, comment in named)


def apology(sentence: str) -> Message:
    """An ask that failed: one sentence."""
    shown = cut(one_line(without_addresses(redact(sentence[:5000]))), 1500) or errors.INTAKE_FAILED
    return Message(inert(shown, 1600), (said(shown),))
