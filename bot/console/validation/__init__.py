"""Slack's rules for blocks and views, checked as strictly as Slack does and answered in its words.

Limits: https://docs.slack.dev/reference/block-kit (blocks, block elements, composition objects, views).
"""

from bot.console.validation.blocks import check_message_blocks
from bot.console.validation.problems import Problems
from bot.console.validation.views import check_view

__all__ = ["Problems", "check_message_blocks", "check_view"]
