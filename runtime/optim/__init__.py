"""Optimizers and learning-rate schedules, as in ``torch.optim``.

Most are declared in ``optimizers.yaml``.  The base class, and optimizers that are more than one rule per parameter, are
written by hand.  Each module is imported on first use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.collected import collect, whole

__all__ = [
    "ASGD",
    "LBFGS",
    "SGD",
    "Adadelta",
    "Adafactor",
    "Adagrad",
    "Adam",
    "AdamW",
    "Adamax",
    "Muon",
    "NAdam",
    "Optimizer",
    "RAdam",
    "RMSprop",
    "Rprop",
    "SparseAdam",
    "lr_scheduler",
    "swa_utils",
]

if TYPE_CHECKING:
    from gradsmith.generated.optimizers import ASGD as ASGD
    from gradsmith.generated.optimizers import SGD as SGD
    from gradsmith.generated.optimizers import Adadelta as Adadelta
    from gradsmith.generated.optimizers import Adafactor as Adafactor
    from gradsmith.generated.optimizers import Adagrad as Adagrad
    from gradsmith.generated.optimizers import Adam as Adam
    from gradsmith.generated.optimizers import Adamax as Adamax
    from gradsmith.generated.optimizers import AdamW as AdamW
    from gradsmith.generated.optimizers import NAdam as NAdam
    from gradsmith.generated.optimizers import RAdam as RAdam
    from gradsmith.generated.optimizers import RMSprop as RMSprop
    from gradsmith.generated.optimizers import Rprop as Rprop

    from . import lr_scheduler as lr_scheduler
    from . import swa_utils as swa_utils
    from .lbfgs import LBFGS as LBFGS
    from .muon import Muon as Muon
    from .optimizer import Optimizer as Optimizer
    from .sparse_adam import SparseAdam as SparseAdam
else:
    _MODULES = ("lbfgs", "lr_scheduler", "optimizer", "sparse_adam", "swa_utils")
    _BY_HAND = {
        "LBFGS": "lbfgs",
        "Muon": "muon",
        "Optimizer": "optimizer",
        "SparseAdam": "sparse_adam",
    }

    _OF_CLASSES = {
        **{name: name.lower() for name in __all__ if name not in (*_MODULES, *_BY_HAND)},
        "Adafactor": "_adafactor",
        "Muon": "_muon",
    }
    """The modules that PyTorch has a class in, each with the function that takes one step of it over lists."""
    _STEPS = "gradsmith.generated.optimizers"
    collect(
        globals(),
        {
            **{
                module: (f"{__name__}.{_BY_HAND[name]}" if name in _BY_HAND else _STEPS,)
                for name, module in _OF_CLASSES.items()
            },
            "_functional": (_STEPS,),
        },
        {module: (name, module.strip("_")) for name, module in _OF_CLASSES.items()},
    )

    def __getattr__(name: str) -> object:
        """A module, or the class of that name, of its module."""
        from importlib import import_module

        if name in _MODULES:
            return import_module(f".{name}", __name__)
        if name not in __all__:
            raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
        by_hand = _BY_HAND.get(name)
        where = f"{__name__}.{by_hand}" if by_hand else "gradsmith.generated.optimizers"
        found = getattr(import_module(where), name)
        globals()[name] = found
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})

    whole(__name__)
