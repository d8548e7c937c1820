"""What is not taken on or not done: messages that ask nothing, and who may not ask, see or change something."""

NOT_YOURS_TO_STOP = "Only the person who asked (or an admin) can stop this question."

NOTHING_ASKED = "Ask me something about your data, for example:"
ONLY_EMOJI = "I see only emoji or punctuation there. Ask me in words, for example:"
ONLY_FILES = "I can't read files, only questions about the connected data. Ask me in words, for example:"
NOT_ENGLISH = "I understand questions in English only, for now. Please ask again in English, for example:"


def too_long(length: int, limit: int) -> str:
    """A question beyond the limit."""
    return (
        f"That question has {length:,} characters; I can take {limit:,}. Please shorten it to what you want "
        "to know and ask again."
    )


CHANNEL_NOT_ALLOWED = (
    "I don't answer in this channel. Ask me in a direct message, or ask an admin to add the channel to "
    "those that I answer in."
)
OUTSIDER = "I only answer people of this workspace, and your account belongs to another one."
UNKNOWN_WAREHOUSE = (
    "This channel is set up for a warehouse that I don't know. Please tell whoever runs Candor to check "
    "the channel settings."
)
NO_ROLE = "I may not read this data for you: nobody has given you a role in the database. An admin of mine can, in CANDOR_ROLES."
ROLE_UNKNOWN = (
    "I couldn't find out from Slack what I may read for you, so I read nothing. Please ask again in a minute; if it goes "
    "on, an admin can check whether I may see who is in the workspace's user groups."
)
ROLE_CHANGED = "What I may read for you changed while this question waited. Please ask it again."
NO_ACCOUNT = "I don't find an active account of this workspace behind that click, so nothing was shown or changed."
NO_RULE = "I don't know that button, so nothing was shown or changed. Please ask again."
NOT_YOURS_TO_SEE = (
    "This answer was given in a conversation that you are not part of, so I can't show you more of it. You're welcome "
    "to ask your own question!"
)
NOT_YOURS_TO_TAKE = (
    "The whole result goes only to the person who asked and to members of the channel that it was asked in. Join the "
    "channel, or ask me yourself."
)

NOT_IN_CHANNEL = (
    "I'm not in this channel, so I can't answer here. Invite me with `/invite @Candor`, or ask me directly."
)

NOT_YOURS_TO_ASK_AGAIN = "Only the person who asked can have this question read again."
ADMINS_ONLY = "Only admins can look through what I remember for everybody."

ADMINS_VERIFY = "Only admins can mark answers as verified, or take that back."

VERDICT_NOT_ALLOWED = (
    "Only the person who asked (or an admin) can answer this one. You're welcome to ask your own question!"
)

HINT_NOT_YOURS = "You can change your own hints; all others are changed by admins."
HINT_GUEST = "Guests can't change hints."

CORRECT_ADMINS = "Only admins can correct an answer with their own SQL."

NOT_YOURS_TO_CORRECT = "Only the person who asked (or an admin) can say how the question was meant."

NOT_YOURS_TO_NAME = "Only the person who asked can name this answer."

NOT_YOURS_TO_SHARE = (
    "Only the person who asked, or somebody of the workspace in a public channel, can share or pin this answer."
)

REVIEW_ADMINS = "Only admins review questions."
