"""Errors whose text people may read.

CandorError                 anything that stops an ask or a command, with one plain sentence
├── SettingsError           a setting is missing or wrong (read by whoever runs Candor)
├── WarehouseUnavailable    the database cannot be reached or read
├── ModelUnavailable        the model's folder or server is missing or does not answer
├── PromptTooLong           a prompt does not fit the model's context even after cutting by rule
├── NotFound                a hint, ask or file that is not there
├── BadRecord               a calibration record cannot be used: corrupt, incomplete or of another version
└── BadInput                what was given cannot be used, and why
"""

from __future__ import annotations


class CandorError(Exception):
    """Base of every error with a sentence for people."""


class SettingsError(CandorError):
    """A setting is missing or wrong."""


class WarehouseUnavailable(CandorError):
    """The database cannot be reached or read."""


class ModelUnavailable(CandorError):
    """The model's folder or server is missing or does not answer."""


class PromptTooLong(CandorError):
    """A prompt does not fit the model's context even after cutting by rule."""


class NotFound(CandorError):
    """A hint, ask or file that is not there."""


class BadRecord(CandorError):
    """A calibration record cannot be used: corrupt, incomplete or of another version."""


class BadInput(CandorError):
    """What was given cannot be used, and why."""
