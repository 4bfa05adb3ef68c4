"""Schedules: their arguments, and the rate of an epoch.

Generated from optimizers.yaml; edit that, not this file.
"""

from __future__ import annotations

from gradsmith.optim.optimizer import Optimizer
from gradsmith.optim.schedules import LRScheduler
from math import cos, pi
from typing import Any

__all__ = ["ConstantLR", "CosineAnnealingLR", "ExponentialLR", "LinearLR", "PolynomialLR", "StepLR"]


class StepLR(LRScheduler):
    """Multiplies the learning rate by `gamma` every `step_size` epochs."""

    def __init__(
        self, optimizer: Optimizer, step_size: int, gamma: float = 0.1, last_epoch: int = -1
    ) -> None:
        self.step_size = step_size
        self.gamma = gamma
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[Any]:
        """The rates of the groups, from those before."""
        self._told()
        return [
            lr * self.gamma
            if self.last_epoch != 0 and self.last_epoch % self.step_size == 0
            else lr
            for lr in self._rates
        ]

    def _get_closed_form_lr(self) -> list[Any]:
        return [base * self.gamma ** (self.last_epoch // self.step_size) for base in self.base_lrs]


class ConstantLR(LRScheduler):
    """Multiplies the learning rate by `factor` until epoch `total_iters`."""

    def __init__(
        self,
        optimizer: Optimizer,
        factor: float = 1.0 / 3,
        total_iters: int = 5,
        last_epoch: int = -1,
    ) -> None:
        if not (0 <= factor <= 1.0):
            raise ValueError("Constant multiplicative factor expected to be between 0 and 1.")
        self.factor = factor
        self.total_iters = total_iters
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[Any]:
        """The rates of the groups, from those before."""
        self._told()
        return [
            lr * self.factor
            if self.last_epoch == 0
            else lr * (1.0 / self.factor)
            if self.last_epoch == self.total_iters
            else lr
            for lr in self._rates
        ]

    def _get_closed_form_lr(self) -> list[Any]:
        return [
            base * (1.0 if self.last_epoch >= self.total_iters else self.factor)
            for base in self.base_lrs
        ]


class LinearLR(LRScheduler):
    """Multiplies the learning rate by a factor that changes linearly from `start_factor` to
    `end_factor` over `total_iters` epochs.
    """

    def __init__(
        self,
        optimizer: Optimizer,
        start_factor: float = 1.0 / 3,
        end_factor: float = 1.0,
        total_iters: int = 5,
        last_epoch: int = -1,
    ) -> None:
        if not (0 < start_factor <= 1.0):
            raise ValueError(
                "Starting multiplicative factor expected to be greater than 0 and less or equal to 1."
            )
        if not (0 <= end_factor <= 1.0):
            raise ValueError("Ending multiplicative factor expected to be between 0 and 1.")
        self.start_factor = start_factor
        self.end_factor = end_factor
        self.total_iters = total_iters
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[Any]:
        """The rates of the groups, from those before."""
        self._told()
        return [
            lr * self.start_factor
            if self.last_epoch == 0
            else lr
            if self._is_initial or self.last_epoch > self.total_iters
            else lr * (
                1.0
                + (self.end_factor - self.start_factor) / (
                    self.total_iters * self.start_factor
                    + (self.last_epoch - 1) * (self.end_factor - self.start_factor)
                )
            )
            for lr in self._rates
        ]

    def _get_closed_form_lr(self) -> list[Any]:
        return [
            base * (
                self.start_factor
                + (self.end_factor - self.start_factor) * (
                    min(self.total_iters, self.last_epoch) / self.total_iters
                )
            )
            for base in self.base_lrs
        ]


class ExponentialLR(LRScheduler):
    """Multiplies the learning rate by `gamma` every epoch."""

    def __init__(self, optimizer: Optimizer, gamma: float, last_epoch: int = -1) -> None:
        self.gamma = gamma
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[Any]:
        """The rates of the groups, from those before."""
        self._told()
        return [lr if self._is_initial else lr * self.gamma for lr in self._rates]

    def _get_closed_form_lr(self) -> list[Any]:
        return [base * self.gamma ** self.last_epoch for base in self.base_lrs]


class PolynomialLR(LRScheduler):
    """Multiplies the initial learning rate by `(1 - epoch / total_iters) ** power` until it reaches
    zero.
    """

    def __init__(
        self, optimizer: Optimizer, total_iters: int = 5, power: float = 1.0, last_epoch: int = -1
    ) -> None:
        self.total_iters = total_iters
        self.power = power
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[Any]:
        """The rates of the groups, from those before."""
        self._told()
        return [
            lr
            if self._is_initial or self.last_epoch > self.total_iters
            else lr * (
                (1.0 - self.last_epoch / self.total_iters)
                / (1.0 - (self.last_epoch - 1) / self.total_iters)
            ) ** self.power
            for lr in self._rates
        ]

    def _get_closed_form_lr(self) -> list[Any]:
        return [
            base * (1.0 - min(self.total_iters, self.last_epoch) / self.total_iters) ** self.power
            for base in self.base_lrs
        ]


class CosineAnnealingLR(LRScheduler):
    """Decreases the learning rate from its initial value to `eta_min` over `T_max` epochs, along
    half a cosine - I. Loshchilov and F. Hutter, "SGDR, stochastic gradient descent with warm
    restarts", ICLR 2017, without restarts.
    """

    def __init__(
        self, optimizer: Optimizer, T_max: float, eta_min: float = 0.0, last_epoch: int = -1
    ) -> None:
        self.T_max = T_max
        self.eta_min = eta_min
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[Any]:
        """The rates of the groups, from those before."""
        self._told()
        if self._step_count == 1 and self.last_epoch > 0 and not self._is_initial:
            return self._get_closed_form_lr()
        return [
            lr
            if self._is_initial
            else lr + (self.base_lrs[number] - self.eta_min) * ((1 - cos(pi / self.T_max)) / 2)
            if (self.last_epoch - 1 - self.T_max) % (2 * self.T_max) == 0
            else (1 + cos(pi * self.last_epoch / self.T_max)) / (
                1 + cos(pi * (self.last_epoch - 1) / self.T_max)
            ) * (lr - self.eta_min) + self.eta_min
            for number, lr in enumerate(self._rates)
        ]

    def _get_closed_form_lr(self) -> list[Any]:
        return [
            self.eta_min + (base - self.eta_min) * (1 + cos(pi * self.last_epoch / self.T_max)) / 2
            for base in self.base_lrs
        ]
