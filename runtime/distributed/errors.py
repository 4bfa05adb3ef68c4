"""Errors of communication between processes: what programs catch, as there is none between one and itself."""

from __future__ import annotations


class DistError(RuntimeError):
    """Something went wrong between processes."""


class DistBackendError(DistError):
    """A backend failed."""


class DistNetworkError(DistError):
    """A connection failed."""


class DistStoreError(DistError):
    """The store that processes meet at failed."""


class QueueEmptyError(DistStoreError):
    """The store has nothing in a queue."""
