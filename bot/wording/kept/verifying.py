"""Verified questions: marking an answer as verified, saying so under what is answered from it, taking it back."""

VERIFY, UNVERIFY = "Mark as verified", "No longer verified"
VERIFY_TITLE = "Mark as verified"
VERIFY_INTRO = (
    "Whoever asks a question that means the same gets this SQL's result, with your name and today's date. A question that "
    "differs in a number, a period, a name or a “not” is read anew."
)
VERIFY_QUESTION, VERIFY_SQL = "The question", "Its SQL"
VERIFY_FOLLOW_UP = (
    "This answer follows from what was said before it, so its words alone don't say what was asked. Ask it in one whole "
    "question, then mark that answer."
)

VERIFIED_NOW = "Noted: questions that mean the same are now answered from it, with a check mark."
UNVERIFIED = "Noted: the next question like it is read anew."
GIVEN_VERIFIED = "Verified answers"


def verified_by(person: str, day: str, question: str) -> str:
    """Who verified an answer, when, and for which question; all are said between marks already."""
    return f"✓ Verified by {person} on {day} for {question}"


def verified_retired(question: str) -> str:
    """What the author of a verified question (of an imported one the admins) hears when a change of the schema retires
    it."""
    return (
        f"I no longer answer from what was verified for “{question}”: a table or column that its SQL reads has changed or "
        "is gone. Please ask it again, check the answer, and mark that one as verified."
    )


def no_such_verified(beginning: str, several: int) -> str:
    """An id that names none, or more than one."""
    if several > 1:
        return f"Several verified questions begin with {beginning}; give more of the id."
    return f"There is no verified question {beginning}; candor verified list --all shows them."
