"""What people keep for later in the store: verified questions, questions that are asked again by schedule, rows that
they leave out of their answers.

Everything here is rows and who changed them; what they mean is said in `reliability/verified/` and `bot/asks/`.
"""
