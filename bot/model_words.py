"""What `candor doctor` says of a model: how much of a schema it is shown, what watches its lists, what is slow."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from adapters.trained_with import TrainedWith

WATCHED_BY_STATES = (
    "Where it lists tables and columns it can be watched by its hidden states and by how sure its output is."
)
WATCHED_BY_OUTPUT = (
    "Where it lists tables and columns it can be watched by how sure its output is; a server shows no hidden states."
)
WATCHED_BY_READER = (
    "Where it lists tables and columns it can be watched by its hidden states, which a second server gives, and by how "
    "sure its output is."
)
NO_TOKENIZER = (
    "Its tokenizer is not at hand, so that every text costs a request: name its folder in CANDOR_VLLM_TOKENIZER."
)
NO_TEMPLATE = (
    "Prompts go without the model's chat template, though CANDOR_CHAT_TEMPLATE is on: it is read from that folder, too."
)
NO_DRAFTS = "The server refuses structured outputs, so that lists are written one token a request: vLLM 0.32 or newer takes them."
NO_DTYPE = (
    "Nothing names its number format, so that a calibration would go on holding for another: say in CANDOR_VLLM_DTYPE "
    "what the server was started with."
)
NO_WEIGHTS = (
    "Nothing names its weights, so that a calibration would go on holding for others under its name: change "
    "CANDOR_VLLM_REVISION with them, or name their folder in CANDOR_VLLM_TOKENIZER."
)


def budgets(linking_tokens: int, writing_tokens: int) -> str:
    """How much of a schema a prompt shows."""
    return f"Prompts spend {linking_tokens:,} tokens on names while linking and {writing_tokens:,} after it."


def trained_otherwise(trained: TrainedWith, served: TrainedWith) -> str:
    """A fine-tuned model is asked with other prompts than it learned from."""
    said = []
    if (trained.linking_tokens, trained.writing_tokens) != (served.linking_tokens, served.writing_tokens):
        said.append(
            f"It was fine-tuned on prompts of other sizes: set {trained.settings()}, where its context holds that, or "
            f"fine-tune it with {served.options()}."
        )
    if trained.chat != served.chat:
        said.append(
            f"It was fine-tuned on prompts {'in' if trained.chat else 'without'} its chat template, and is asked with "
            "the opposite: CANDOR_CHAT_TEMPLATE says which."
        )
    return " ".join(said)


# --- what candor teach says -------------------------------------------------------------------------

NOT_TAUGHT = "It was not taught: candor teach lets the reference model learn its tables, in some minutes."
NOT_TEACHABLE = (
    "candor teach trains the reference model on this machine's processor, and CANDOR_MODEL names another. Write the "
    "questions with candor teach --questions FILE, and fine-tune it by candor train model --lora --log FILE."
)
TAUGHT_OFF = "It was taught, and CANDOR_TAUGHT is false: the model of the settings answers."
NOTHING_TO_FORGET = "Nothing was taught, so that there is nothing to forget."
FORGOTTEN = "What was taught is dropped; from now on the model of the settings answers."
TAUGHT_ELSEWHERE = "It is being taught by another process just now."
DROPPED = "The new weights are dropped, and what answered before still answers."


def only_configured(name: str) -> str:
    """Weights are kept by a warehouse's name."""
    return f"There is no warehouse {name} in CANDOR_WAREHOUSES; candor connect adds one."


def taught_already(day: str) -> str:
    """These very tables were taught."""
    return f"It was taught on {day}, and its tables are the same; --again teaches it anew."


def learning(name: str, tables: int, confirmed: int) -> str:
    """What is about to be learned."""
    more = f" and {confirmed:,} confirmed questions" if confirmed else ""
    return f"Learning {tables:,} tables of {name}{more}."


def lesson(made: int, steps: int) -> str:
    """What was learned from."""
    return f"{made:,} questions were made of it, and learned in {steps:,} steps."


def compared(what: str, before: float, after: float) -> str:
    """How the weights compare; `what` they were compared on."""
    return f"Exactly right on {what}: {before:.0%} before, {after:.0%} after."


MADE_APART, CONFIRMED_APART = "made questions of other shapes", "confirmed questions that were held out"


def in_use(name: str) -> str:
    """New weights answer from now on."""
    return f"The new weights answer for {name} from the next question on; candor teach --forget takes them back."


def record_is_void(why: str) -> str:
    """A calibration was made with other weights."""
    return f"What was calibrated before holds no longer. {why}"


def taught(day: str, questions: int, before: float | None, after: float | None) -> str:
    """Whose weights answer for a warehouse, for whoever runs Candor."""
    said = f"It was taught on {day} with {questions:,} questions"
    if before is None or after is None:
        return f"{said}."
    return f"{said}: of held-out steps {after:.0%} are exactly right, {before:.0%} before."


def taught_other_tables(day: str) -> str:
    """The schema is not the one that was taught."""
    return f"Its tables or columns changed since it was taught on {day}: candor teach teaches it again."


def taught_unused(why: str) -> str:
    """Weights that are there and not used."""
    return f"What it was taught is not used, because {why}: candor teach teaches it again."
