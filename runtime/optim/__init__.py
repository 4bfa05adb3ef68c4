"""Optimizers and learning-rate schedules, as in ``torch.optim``.

Most are declared in ``optimizers.yaml``.  The base class, and optimizers that are more than one rule per parameter, are
written by hand.  Each module is imported on first use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.collected import collect, whole
from ..core.deferred import LazyMembers

if TYPE_CHECKING:
    from gradsmith.generated.optimizers import ASGD as ASGD
    from gradsmith.generated.optimizers import SGD as SGD
    from gradsmith.generated.optimizers import Adadelta as Adadelta
    from gradsmith.generated.optimizers import Adafactor as Adafactor
    from gradsmith.generated.optimizers import Adagrad as Adagrad
    from gradsmith.generated.optimizers import Adam as Adam
    from gradsmith.generated.optimizers import Adamax as Adamax
    from gradsmith.generated.optimizers import AdamW as AdamW
    from gradsmith.generated.optimizers import Muon as Muon
    from gradsmith.generated.optimizers import NAdam as NAdam
    from gradsmith.generated.optimizers import RAdam as RAdam
    from gradsmith.generated.optimizers import RMSprop as RMSprop
    from gradsmith.generated.optimizers import Rprop as Rprop
    from gradsmith.generated.optimizers import SparseAdam as SparseAdam

    from . import lr_scheduler as lr_scheduler
    from . import swa_utils as swa_utils
    from .lbfgs import LBFGS as LBFGS
    from .optimizer import Optimizer as Optimizer
else:
    _lazy = LazyMembers(globals())
    __all__ = sorted(_lazy.places)
    _MODULES = ("lbfgs", "optimizer")
    _STEPS = "gradsmith.generated.optimizers"
    _OF_CLASSES = {
        **{name: name.lower() for name, (module, _) in _lazy.places.items() if module == _STEPS},
        "Adafactor": "_adafactor",
        "Muon": "_muon",
        "SparseAdam": "sparse_adam",
    }
    """The modules that PyTorch has a class in, most with the function that takes one step of it over lists."""
    collect(
        globals(),
        dict.fromkeys((*_OF_CLASSES.values(), "_functional"), (_STEPS,)),
        {
            module: (name,) if name == "SparseAdam" else (name, module.strip("_"))
            for name, module in _OF_CLASSES.items()
        },
    )

    def __getattr__(name: str) -> object:
        """A module, or the class of that name, of its module."""
        if name in _MODULES:
            from importlib import import_module

            return import_module(f".{name}", __name__)
        return _lazy.member(name)

    def __dir__() -> list[str]:
        hidden = (name for name in list(globals()) if name.startswith("_"))
        return sorted({*hidden, *_MODULES, *_OF_CLASSES.values(), *__all__})

    whole(__name__)
