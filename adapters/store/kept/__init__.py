"""What people keep for later in the store: verified questions, and questions that are asked again by schedule.

Everything here is rows and who changed them; what they mean is said in `reliability/verified/` and `bot/asks/`.
"""
