"""Learning rate schedules.

Those that can say a rate from the one before do so (`get_lr`), which lets several act on one optimizer; most can also say
it from the number of the epoch alone (`_get_closed_form_lr`).
"""

from __future__ import annotations

from gradsmith.generated.schedules import *  # noqa: F403
from gradsmith.generated.schedules import __all__ as _declared

from ..core.package_name import as_said, say_module
from .cyclic_schedules import CosineAnnealingWarmRestarts, CyclicLR, OneCycleLR
from .plateau import ReduceLROnPlateau
from .schedule_combinations import ChainedScheduler, SequentialLR
from .schedules import (
    EPOCH_DEPRECATION_WARNING as EPOCH_DEPRECATION_WARNING,  # by which schedules of programs warn
)
from .schedules import LambdaLR, LRScheduler, MultiplicativeLR, MultiStepLR

__all__ = [
    "ChainedScheduler",
    "CosineAnnealingWarmRestarts",
    "CyclicLR",
    "LRScheduler",
    "LambdaLR",
    "MultiStepLR",
    "MultiplicativeLR",
    "OneCycleLR",
    "ReduceLROnPlateau",
    "SequentialLR",
]
__all__ += _declared


def _warn_get_lr_called_within_step(lr_scheduler: LRScheduler) -> None:
    """Called by `get_lr` of schedules that programs define."""
    lr_scheduler._told()


for _name in __all__:
    say_module(globals()[_name], as_said(__name__))

_LRScheduler = LRScheduler
"""The name that early programs derive their own schedules from."""
