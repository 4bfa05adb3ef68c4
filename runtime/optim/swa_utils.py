"""Averaging of a model's parameters during training.

P. Izmailov et al., "Averaging weights leads to wider optima and better generalization", UAI 2018.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from copy import deepcopy
from itertools import chain
from typing import Any

from gradsmith.generated import functions

from ..autograd.grad_mode import no_grad
from ..core.dtypes import int64
from ..core.tensor import Tensor
from ..nn.module import Module
from .optimizer import Optimizer
from .schedules import LRScheduler, one_each

__all__ = [
    "SWALR",
    "AveragedModel",
    "get_ema_avg_fn",
    "get_ema_multi_avg_fn",
    "get_swa_avg_fn",
    "get_swa_multi_avg_fn",
    "update_bn",
]


def get_ema_avg_fn(decay: float = 0.999) -> Callable[..., Tensor]:
    """The function of an average and a tensor that returns ``decay * average + (1 - decay) * tensor``."""
    if decay < 0.0 or decay > 1.0:
        raise ValueError(
            f"Invalid decay value {decay} provided. Please provide a value in [0,1] range."
        )

    def ema_update(averaged: Tensor, current: Tensor, num_averaged: Any) -> Tensor:
        with no_grad():
            average: Tensor = decay * averaged + (1 - decay) * current
        return average

    return ema_update


def get_swa_avg_fn() -> Callable[..., Tensor]:
    """The function that adds a tensor to the mean of a given number of tensors."""

    def swa_update(averaged: Tensor, current: Tensor, num_averaged: Any) -> Tensor:
        with no_grad():
            average: Tensor = averaged + (current - averaged) / (num_averaged + 1)
        return average

    return swa_update


def _of_lists(average: Callable[..., Tensor]) -> Callable[..., None]:
    def update(averaged: Iterable[Tensor], current: Iterable[Tensor], num_averaged: Any) -> None:
        with no_grad():
            for one, other in zip(averaged, current, strict=True):
                one.copy_(average(one, other, num_averaged))

    return update


def get_ema_multi_avg_fn(decay: float = 0.999) -> Callable[..., None]:
    """Like `get_ema_avg_fn`, for lists of tensors; changes the averages in place."""
    return _of_lists(get_ema_avg_fn(decay))


def get_swa_multi_avg_fn() -> Callable[..., None]:
    """Like `get_swa_avg_fn`, for lists of tensors; changes the averages in place."""
    return _of_lists(get_swa_avg_fn())


class AveragedModel(Module):
    """A copy of `model` whose parameters are averages of those passed to `update_parameters`.

    `avg_fn` or `multi_avg_fn` computes the average, by default the mean; with `use_buffers`, buffers are averaged too.
    """

    n_averaged: Tensor

    def __init__(
        self,
        model: Module,
        device: Any = None,
        avg_fn: Callable[..., Tensor] | None = None,
        multi_avg_fn: Callable[..., None] | None = None,
        use_buffers: bool = False,
    ) -> None:
        super().__init__()
        if avg_fn is not None and multi_avg_fn is not None:
            raise AssertionError("Only one of avg_fn and multi_avg_fn should be provided")
        self.module = deepcopy(model)
        if device is not None:
            self.module = self.module.to(device)
        self.register_buffer("n_averaged", functions.zeros((), dtype=int64, device=device))
        self.avg_fn, self.multi_avg_fn, self.use_buffers = avg_fn, multi_avg_fn, use_buffers

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """The output of the averaged model."""
        return self.module(*args, **kwargs)

    def update_parameters(self, model: Module) -> None:
        """Update the averages with the current parameters of `model`."""
        own, others = [[p.detach() for p in self._averaged(m)] for m in (self.module, model)]
        count = int(self.n_averaged)
        if count == 0:
            for mine, theirs in zip(own, others, strict=True):
                mine.copy_(theirs)
        elif self.multi_avg_fn is not None:
            self.multi_avg_fn(own, others, self.n_averaged)
        else:
            average = self.avg_fn or get_swa_avg_fn()
            for mine, theirs in zip(own, others, strict=True):
                mine.copy_(average(mine, theirs, self.n_averaged))
        if not self.use_buffers:
            for one, other in zip(self.module.buffers(), model.buffers(), strict=True):
                one.detach().copy_(other.detach())
        self.n_averaged += 1

    def _averaged(self, model: Module) -> Iterable[Tensor]:
        return chain(model.parameters(), model.buffers() if self.use_buffers else ())


def update_bn(loader: Iterable[Any], model: Module, device: Any = None) -> None:
    """Recompute the running statistics of a model's batch norms over all batches of `loader`."""
    norms = [m for m in model.modules() if hasattr(m, "running_mean") and hasattr(m, "momentum")]
    norms = [m for m in norms if m.running_mean is not None]
    momenta: dict[Any, Any] = {m: m.momentum for m in norms}
    if not momenta:
        return
    for norm in norms:
        norm.reset_running_stats()
        norm.momentum = None
    was_training = model.training
    model.train()
    with no_grad():
        for batch in loader:
            input = batch[0] if isinstance(batch, (list, tuple)) else batch
            model(input if device is None else input.to(device))
    for norm, momentum in momenta.items():
        norm.momentum = momentum
    model.train(was_training)


class SWALR(LRScheduler):
    """Anneals the rate to `swa_lr` in `anneal_epochs` epochs, along a cosine or a line, and keeps it there."""

    def __init__(
        self,
        optimizer: Optimizer,
        swa_lr: float | list[float],
        anneal_epochs: int = 10,
        anneal_strategy: str = "cos",
        last_epoch: int = -1,
    ) -> None:
        rates = one_each(swa_lr, optimizer, "swa_lr")
        for lr, group in zip(rates, optimizer.param_groups, strict=True):
            group["swa_lr"] = lr
        if anneal_strategy not in ("cos", "linear"):
            raise ValueError(
                f"anneal_strategy must be one of 'cos' or 'linear', instead got {anneal_strategy}"
            )
        if not isinstance(anneal_epochs, int) or anneal_epochs < 0:
            raise ValueError(f"anneal_epochs must be equal or greater than 0, got {anneal_epochs}")
        self._anneal_strategy, self.anneal_epochs = anneal_strategy, anneal_epochs
        super().__init__(optimizer, last_epoch)

    def _part(self, epoch: float) -> float:
        part = max(0.0, min(1.0, epoch / max(1, self.anneal_epochs)))
        return (1 - math.cos(math.pi * part)) / 2 if self._anneal_strategy == "cos" else part

    def get_lr(self) -> list[Any]:
        """See the class."""
        self._told()
        step = self._step_count - 1
        if self.anneal_epochs == 0:
            step = max(1, step)
        before, now = self._part(step - 1), self._part(step)
        groups = self.optimizer.param_groups
        if before == 1:
            return [group["swa_lr"] for group in groups]
        first = [(g["lr"] - before * g["swa_lr"]) / (1 - before) for g in groups]
        return [g["swa_lr"] * now + lr * (1 - now) for g, lr in zip(groups, first, strict=True)]
