"""The reliability core: from a question to an answer, a question back, or a refusal.

Pure: no network, no database driver, no model library, no environment. It owns its ports.
"""
