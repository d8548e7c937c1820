"""What becomes of an answer after it was given: `correct` reads its question as somebody says that it was meant,
`what_changed` compares it with what the same query gives now, `totals` adds up its columns. No model writes here.
"""
