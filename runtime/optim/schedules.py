"""The base of learning rate schedules, and those that take functions or lists; optimizers.yaml declares the others."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable
from functools import wraps
from types import FunctionType
from typing import Any

from ..core.facade import from_above
from ..core.origin import warn_caller
from ..core.refusing import RefusesInConstructor, refuses
from ..core.tensor import Tensor
from .optimizer import Optimizer

_GUIDE = "https://pytorch.org/docs/stable/optim.html#how-to-adjust-learning-rate"
EPOCH_DEPRECATION_WARNING = (
    "The epoch parameter in `scheduler.step()` was not necessary and is being deprecated where possible. "
    "Please use `scheduler.step()` to step the scheduler. During the deprecation, if epoch is different "
    "from None, the closed form is used instead of the new chainable form, where available. Please open "
    "an issue if you are unable to replicate your use case: "
    "https://github.com/pytorch/pytorch/issues/new/choose."
)
"""The words of a schedule that is told the number of the epoch."""


def set_value(group: dict[str, Any], key: str, value: Any) -> None:
    """Set an option of a group, in place if it is a tensor."""
    if isinstance(group[key], Tensor):
        group[key].fill_(value.item() if isinstance(value, Tensor) else value)
    else:
        group[key] = value


def checked(optimizer: Any) -> Optimizer:
    """`optimizer`; TypeError if it is not an Optimizer."""
    if not isinstance(optimizer, Optimizer):
        raise TypeError(f"{type(optimizer).__name__} is not an Optimizer")
    return optimizer


def _copied(value: Any) -> Any:
    return value.clone() if isinstance(value, Tensor) else value


class LRScheduler(RefusesInConstructor):
    """The base of schedules: `get_lr` returns the rates of the groups for `last_epoch`, and `step` sets them.

    ``last_epoch=-1`` starts the schedule and stores the rates of the groups as ``initial_lr``; another value resumes it,
    with KeyError if a group has no ``initial_lr``.
    """

    _get_closed_form_lr: Callable[[], list[Any]]
    _apart: tuple[str, ...] = ()
    """Attributes besides the optimizer that `state_dict` omits or converts."""

    def __init__(self, optimizer: Optimizer, last_epoch: int = -1) -> None:
        self.optimizer = checked(optimizer)
        for number, group in enumerate(optimizer.param_groups):
            if last_epoch == -1:
                group.setdefault("initial_lr", _copied(group["lr"]))
            elif "initial_lr" not in group:
                raise KeyError(
                    f"param 'initial_lr' is not specified in param_groups[{number}] when resuming an optimizer"
                )
        self.base_lrs: list[Any] = [_copied(g["initial_lr"]) for g in optimizer.param_groups]
        self.last_epoch = last_epoch
        self._watch_steps()
        self._step_count = 0  # places among what `state_dict` lists
        self._is_initial = False
        self._get_lr_called_within_step = False
        self._initial_step()

    def _watch_steps(self) -> None:
        """Make the optimizer record that it has made a step; `step` checks this once."""
        optimizer: Any = self.optimizer
        if hasattr(optimizer.step, "_wrapped_by_lr_sched"):
            return
        step = optimizer.step

        @wraps(step)
        def watched(*args: Any, **kwargs: Any) -> Any:
            optimizer._opt_called = True
            return step(*args, **kwargs)

        watched._wrapped_by_lr_sched = True  # type: ignore[attr-defined]
        optimizer.step = watched

    def _initial_step(self) -> None:
        self._step_count = 0
        self._is_initial = True
        try:
            self.step()
        finally:
            self._is_initial = False

    def state_dict(self) -> dict[str, Any]:
        """The state without the optimizer."""
        return {k: v for k, v in self.__dict__.items() if k not in ("optimizer", *self._apart)}

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Take over what `state_dict` gave."""
        self.__dict__.update({k: v for k, v in state_dict.items() if k not in self._apart})

    def get_last_lr(self) -> list[Any]:
        """The rates that the last step has set."""
        return self._last_lr

    def get_lr(self) -> list[Any]:
        """The rates of the groups for `last_epoch`."""
        raise NotImplementedError

    @property
    def _rates(self) -> list[Any]:
        return [_copied(group["lr"]) for group in self.optimizer.param_groups]

    def _told(self) -> None:
        """Warn if a program calls `get_lr` to read the rates, which advances some schedules."""
        if not self._get_lr_called_within_step:
            warn_caller(
                "To get the last learning rate computed by the scheduler, please use `get_last_lr()`."
            )

    @refuses
    def step(self, epoch: int | None = None) -> None:
        """Advance to the next epoch, or (deprecated) to `epoch`, and set the rates."""
        if self._step_count == 1:
            if not hasattr(self.optimizer.step, "_wrapped_by_lr_sched"):
                warn_caller(
                    "Seems like `optimizer.step()` has been overridden after learning rate scheduler "
                    "initialization. Please, make sure to call `optimizer.step()` before `lr_scheduler.step()`. "
                    f"See more details at {_GUIDE}"
                )
            elif not getattr(self.optimizer, "_opt_called", False):
                warn_caller(
                    "Detected call of `lr_scheduler.step()` before `optimizer.step()`. In PyTorch 1.1.0 and later, "
                    "you should call them in the opposite order: `optimizer.step()` before `lr_scheduler.step()`.  "
                    "Failure to do this will result in PyTorch skipping the first value of the learning rate "
                    f"schedule. See more details at {_GUIDE}"
                )
        self._step_count += 1
        if epoch is not None:
            warn_caller(EPOCH_DEPRECATION_WARNING)
        self._update_lr(epoch)

    def _update_lr(self, epoch: int | None = None) -> None:
        self._get_lr_called_within_step = True
        try:
            if epoch is None:
                self.last_epoch += 1
                values = self.get_lr()
            else:
                self.last_epoch = epoch
                closed = getattr(self, "_get_closed_form_lr", None)
                values = self.get_lr() if closed is None else closed()
        finally:
            self._get_lr_called_within_step = False
        self._set_rates(values)

    def _set_rates(self, values: list[Any]) -> None:
        for group, lr in zip(self.optimizer.param_groups, values, strict=True):
            set_value(group, "lr", lr)
        self._last_lr: list[Any] = self._rates


_MISFIT = "{name} must have the same length as optimizer.param_groups. {name} has {given} values, param_groups has {groups}."


def one_each(given: Any, optimizer: Optimizer, name: str, misfit: str = _MISFIT) -> list[Any]:
    """One value of the argument `name` per group; for a list of another length, ValueError with the message `misfit`."""
    groups = len(optimizer.param_groups)
    if not isinstance(given, (list, tuple)):
        return [given] * groups
    if len(given) != groups:
        raise ValueError(misfit.format(name=name, groups=groups, given=len(given)))
    return list(given)


class LambdaLR(LRScheduler):
    """Multiplies the initial rate by a function of the epoch, or by one function per group."""

    _apart = ("lr_lambdas",)
    _checks_functions = False
    """Whether what cannot be called is refused at once, as PyTorch does of one of the two classes."""

    def __init__(
        self,
        optimizer: Optimizer,
        lr_lambda: Callable[[int], float] | list[Callable[[int], float]],
        last_epoch: int = -1,
    ) -> None:
        misfit = "Expected {groups} lr_lambdas, but got {given}"
        self.lr_lambdas = one_each(lr_lambda, optimizer, "lr_lambda", misfit)
        for given in self.lr_lambdas if self._checks_functions else ():
            if not callable(given):
                raise TypeError(f"lr_lambda should be a function, but got {type(given).__name__}")
        super().__init__(optimizer, last_epoch)

    def state_dict(self) -> dict[str, Any]:
        """The state without optimizer and functions; a callable object is replaced by its attributes."""
        state = super().state_dict()
        state["lr_lambdas"] = [
            None if isinstance(f, FunctionType) else dict(f.__dict__) for f in self.lr_lambdas
        ]
        return state

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Take over what `state_dict` gave."""
        super().load_state_dict(state_dict)
        for function, attributes in zip(self.lr_lambdas, state_dict["lr_lambdas"], strict=True):
            if attributes is not None:
                function.__dict__.update(attributes)

    def get_lr(self) -> list[Any]:
        """See the class."""
        self._told()
        pairs = zip(self.lr_lambdas, self.base_lrs, strict=True)
        return [base * function(self.last_epoch) for function, base in pairs]


class MultiplicativeLR(LambdaLR):
    """Multiplies the previous rate by a function of the epoch, or by one function per group; TypeError for other objects."""

    _checks_functions = True

    def get_lr(self) -> list[Any]:
        """See the class."""
        self._told()
        if self._is_initial:
            return self._rates
        pairs = zip(self.lr_lambdas, self._rates, strict=True)
        return [lr * function(self.last_epoch) for function, lr in pairs]


class MultiStepLR(LRScheduler):
    """Multiplies the rate by `gamma` at each epoch of `milestones`."""

    def __init__(
        self,
        optimizer: Optimizer,
        milestones: Iterable[int],
        gamma: float = 0.1,
        last_epoch: int = -1,
    ) -> None:
        self.milestones, self.gamma = Counter(list(milestones)), gamma
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[Any]:
        """See the class."""
        self._told()
        if self.last_epoch not in self.milestones:
            return self._rates
        return [lr * self.gamma ** self.milestones[self.last_epoch] for lr in self._rates]

    def _get_closed_form_lr(self) -> list[Any]:
        passed = bisect_right(sorted(self.milestones.elements()), self.last_epoch)
        return [base * self.gamma**passed for base in self.base_lrs]


def __getattr__(name: str) -> object:
    """Declared schedules used to be in this module, and pickles still name it."""
    if not name.startswith("_") and name in (declared := from_above("schedules")).__all__:
        return getattr(declared, name)
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
