"""Words that admins or the catalog define, and answers that are read by them."""

HOME_WORDS = "Words that are defined here"
HOME_WORDS_INTRO = "A question with one of these words is read as it is defined, for everybody."
HOME_NO_WORDS = "No word is defined yet. An admin can say here what yours mean, such as “active customer”."
DEFINE, REMOVE_WORD = "Define a word", "Remove a word"
DEFINE_TITLE, REMOVE_WORD_TITLE = "Define a word", "Remove a word"
DEFINE_INTRO = (
    "From then on, questions with these words are read by your definition, for everybody, and answers name it. It is one "
    "condition, column or measure over one table, written as SQL."
)
DEFINE_PHRASE, DEFINE_PHRASE_EXAMPLE = "The words", "active customer"
DEFINE_MEANS, DEFINE_MEANS_EXAMPLE = "What they mean", "customers.deleted_on IS NULL"
DEFINE_WAREHOUSE = "In which data"
REMOVE_WORD_WHICH = "Which one?"
REMOVE_WORD_NONE = "There is no word to remove here. What the catalog defines is changed in its file."
WORD_REMOVED = "Noted: questions with these words are read without that definition now."
WORDS_FAILED = "I couldn't read or change the defined words just now. Please try again in a minute."
NO_DEFINITIONS = "No words are defined yet."
BY_CATALOG = "the catalog"
NOT_MEASURED_WITH_WORDS = (
    "Read by a defined word, which no calibration has measured, so I can't say how likely this is right. Please check the "
    "reading above."
)


def word_defined(phrase: str, says: str) -> str:
    """What a new definition is read as (plain text)."""
    return f"Noted: “{phrase}” now means: {says}"


def word_line(phrase: str, says: str, person: str) -> str:
    """One defined word in Home; the phrase is said between guillemets already."""
    return f"• {phrase}: {says} (by {person})"


def more_words(count: int) -> str:
    """Defined words that a list leaves out."""
    return f"… and {count:,} more."


def read_by_definition(phrase: str, says: str, person: str, day: str) -> str:
    """Under an answer: a defined word in it; the phrase is said between guillemets already."""
    when = f" of {day}" if day else ""
    return f"{phrase}, by the definition of {person}{when}: {says}"


def defined_in_catalog(phrase: str) -> str:
    """A word that is changed elsewhere."""
    return f"The catalog defines “{phrase}”, and goes before what is defined here; please change it in that file."


def definition_retired(phrase: str, means: str) -> str:
    """What the author of a definition (of an imported one the admins) hears when a change of the schema retires it."""
    return (
        f"I no longer read “{phrase}” as it was defined ({means}): a table or column in it has changed or is gone. Please "
        "define it anew on my Home tab."
    )


def no_such_definition(beginning: str, several: int) -> str:
    """An id or words that name none, or more than one."""
    if several > 1:
        return f"Several definitions begin with {beginning}; give more of the id."
    return f"There is no definition {beginning}; candor definitions list --all shows them."


def metrics_are_words(file: str) -> str:
    """A file of dbt where questions with their SQL are imported."""
    return f"{file} is dbt's: its metrics are no questions but words, and candor definitions import takes them."
