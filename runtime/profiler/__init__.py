"""Where a program spends its time: ``with gradsmith.profiler.profile() as p: ...; print(p.key_averages())``."""

from __future__ import annotations

from ..core.deferred import listing
from .annotations import record_function
from .events import DeviceType
from .profile import ProfilerActivity, profile, supported_activities, tensorboard_trace_handler
from .schedule import ProfilerAction, schedule

__all__ = [
    "DeviceType",
    "ProfilerAction",
    "ProfilerActivity",
    "kineto_available",
    "profile",
    "record_function",
    "schedule",
    "supported_activities",
    "tensorboard_trace_handler",
]


def kineto_available() -> bool:
    """False: PyTorch's library for traces of accelerators is not there, and `profile` does without."""
    return False


__dir__ = listing(globals())
