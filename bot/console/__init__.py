"""The local workspace: a stand-in for Slack that speaks its wire protocol to the real bot and serves a page.

It knows nothing of the bot: `SLACK_API_URL` and two tokens are all that connects them.
"""

from bot.console.deliveries import Attempt, Delivery, NotDeliveredError
from bot.console.faults import Fault
from bot.console.state import Message, StoredFile, UnknownNameError
from bot.console.workspace import Workspace

__all__ = [
    "Attempt",
    "Delivery",
    "Fault",
    "Message",
    "NotDeliveredError",
    "StoredFile",
    "UnknownNameError",
    "Workspace",
]
