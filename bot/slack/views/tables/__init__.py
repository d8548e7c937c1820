"""Results as Slack's data table, which people sort and page through, and as a spreadsheet's file.

`bot/slack/views/table.py` stays what is shown where a workspace does not know data tables yet.
"""
