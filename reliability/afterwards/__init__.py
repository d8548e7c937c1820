"""What becomes of an answer after it was given: `correct` reads its question as somebody says that it was meant,
`what_changed` compares it with what the same query gives now, `totals` adds up its columns, `left_out_at_once` and
`changed_by_tap` do without rows that are marked as over. No model writes here.
"""
