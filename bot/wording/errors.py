"""When something went wrong that a person can do nothing about but try again, or tell an admin."""

UNEXPECTED = (
    "Something went wrong on my side, so I stopped. Please ask again; "
    "if it happens again, tell an admin the reference {reference}."
)

CANNOT_CHECK = (
    "I couldn't find out from Slack whether you may see this. Please try again in a minute; if it goes on, an admin can "
    "check whether I have all permissions."
)

INTAKE_FAILED = "Something went wrong before I could take your question on. Please ask again in a minute."

OPENING_FAILED = "That took too long to open. Please tap the button again."

CLICK_FAILED = "I couldn't take that down just now. Please try again in a minute."


def unforeseen(reference: str) -> str:
    """A click or command that failed in a way nobody foresaw."""
    return (
        "Something went wrong on my side, so nothing was changed. Please try again; if it happens again, tell an "
        f"admin the reference {reference}."
    )


FALLBACK = "Slack would not show all of this message. Please ask for less at once."

ACCESS_LOST = (
    "Slack no longer accepts Candor's token ({code}). Candor stopped talking to Slack; open questions are kept. "
    "Install the app again, set SLACK_BOT_TOKEN and SLACK_APP_TOKEN, and start Candor again."
)
