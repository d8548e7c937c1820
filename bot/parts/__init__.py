"""What `bot/main.py` puts together: each module owns one part of the product, built when it is first used, and gets the
parts that it needs when it is made.

From the ground up: the store (`own_store.py`), the warehouses, the models that answer and those beside them, the days that
questions are seen from; of these the calibrations and the cores; what each workspace keeps, what stands around answers, and the
flows of asks; and the Slack bot that drives them (`slack_bot.py`). None reads the environment.
"""
