"""Cyclical learning rate schedules."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from .optimizer import Optimizer
from .schedules import LRScheduler, one_each, set_value


class _WithMomentum(LRScheduler):
    """A schedule that also changes the momentum, which may be the first of ``betas``."""

    use_beta1: bool

    def _find_momentum(self, optimizer: Optimizer) -> None:
        """Determine which option is the momentum; ValueError if the optimizer has none."""
        if "momentum" not in optimizer.defaults and "betas" not in optimizer.defaults:
            raise ValueError(
                "optimizer must support momentum or beta1 with `cycle_momentum` option enabled"
            )
        self.use_beta1 = "betas" in optimizer.defaults

    def _begin_momentum(
        self, optimizer: Optimizer, least: list[float], most: list[float], last_epoch: int
    ) -> None:
        """At the start, set each group to its largest momentum and store both bounds in its options."""
        if last_epoch == -1:
            for low, high, group in zip(least, most, optimizer.param_groups, strict=True):
                self._set_momentum(group, high)
                group.update(max_momentum=high, base_momentum=low)

    def _set_momentum(self, group: dict[str, Any], value: float) -> None:
        if self.use_beta1:
            group["betas"] = (value, *group["betas"][1:])
        else:
            group["momentum"] = value


class CyclicLR(_WithMomentum):
    """Moves the rate from `base_lr` to `max_lr` in `step_size_up` steps, and back in `step_size_down`.

    L. N. Smith, "Cyclical learning rates for training neural networks", WACV 2017.  The amplitude is scaled by
    `scale_fn`, or as `mode` says: constant (``"triangular"``), halved each cycle (``"triangular2"``), or times ``gamma**step``
    (``"exp_range"``).  The momentum goes the other way.
    """

    _apart = ("_scale_fn_custom",)

    def __init__(
        self,
        optimizer: Optimizer,
        base_lr: float | list[float],
        max_lr: float | list[float],
        step_size_up: int = 2000,
        step_size_down: int | None = None,
        mode: str = "triangular",
        gamma: float = 1.0,
        scale_fn: Callable[[float], float] | None = None,
        scale_mode: str = "cycle",
        cycle_momentum: bool = True,
        base_momentum: float = 0.8,
        max_momentum: float = 0.9,
        last_epoch: int = -1,
    ) -> None:
        base_lrs = one_each(base_lr, optimizer, "base_lr")
        if last_epoch == -1:
            for lr, group in zip(base_lrs, optimizer.param_groups, strict=True):
                set_value(group, "lr", lr)
        self.max_lrs = one_each(max_lr, optimizer, "max_lr")
        down = float(step_size_up) if step_size_down is None else float(step_size_down)
        self.total_size = float(step_size_up) + down
        self.step_ratio = step_size_up / self.total_size
        if mode not in ("triangular", "triangular2", "exp_range") and scale_fn is None:
            raise ValueError("mode is invalid and scale_fn is None")
        self.mode, self.gamma = mode, gamma
        self._scale_fn_custom = scale_fn
        self.scale_mode = scale_mode if scale_fn is not None else "cycle"
        if scale_fn is None and mode == "exp_range":
            self.scale_mode = "iterations"
        self.cycle_momentum = cycle_momentum
        if cycle_momentum:
            self._find_momentum(optimizer)
            self.base_momentums = one_each(base_momentum, optimizer, "base_momentum")
            self.max_momentums = one_each(max_momentum, optimizer, "max_momentum")
            self._begin_momentum(optimizer, self.base_momentums, self.max_momentums, last_epoch)
        super().__init__(optimizer, last_epoch)
        self.base_lrs = base_lrs

    def scale_fn(self, x: float) -> float:
        """The factor of the amplitude in cycle (or step) `x`."""
        if self._scale_fn_custom is not None:
            return self._scale_fn_custom(x)
        if self.mode == "exp_range":
            return float(self.gamma**x)
        return 1.0 if self.mode == "triangular" else 1 / 2.0 ** (x - 1)

    def get_lr(self) -> list[Any]:
        """See the class; the momentum is set besides."""
        self._told()
        cycle = math.floor(1 + self.last_epoch / self.total_size)
        x = 1.0 + self.last_epoch / self.total_size - cycle
        height = x / self.step_ratio if x <= self.step_ratio else (x - 1) / (self.step_ratio - 1)
        scale = self.scale_fn(cycle if self.scale_mode == "cycle" else self.last_epoch)
        if self.cycle_momentum:
            for base, most, group in zip(
                self.base_momentums, self.max_momentums, self.optimizer.param_groups, strict=True
            ):
                self._set_momentum(group, most - (most - base) * height * scale)
        pairs = zip(self.base_lrs, self.max_lrs, strict=True)
        return [base + (most - base) * height * scale for base, most in pairs]

    def state_dict(self) -> dict[str, Any]:
        """The state without the optimizer.  `scale_fn` is omitted if it is a function; a callable object's attributes are kept."""
        state = super().state_dict()
        function = self._scale_fn_custom
        plain = function is None or hasattr(function, "__code__")
        state["_scale_fn_custom"] = None if plain else dict(function.__dict__)
        return state

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Load a state that `state_dict` returned."""
        attributes = state_dict.get("_scale_fn_custom")
        super().load_state_dict(state_dict)
        if attributes is not None and self._scale_fn_custom is not None:
            self._scale_fn_custom.__dict__.update(attributes)


class CosineAnnealingWarmRestarts(LRScheduler):
    """Cosine annealing to `eta_min` in `T_0` epochs, then restarts with cycles `T_mult` times as long.

    I. Loshchilov and F. Hutter, "SGDR: stochastic gradient descent with warm restarts", ICLR 2017.  `step` accepts
    fractions of epochs.
    """

    def __init__(
        self,
        optimizer: Optimizer,
        T_0: int,
        T_mult: int = 1,
        eta_min: float = 0.0,
        last_epoch: int = -1,
    ) -> None:
        if T_0 <= 0 or not isinstance(T_0, int):
            raise ValueError(f"Expected positive integer T_0, but got {T_0}")
        if T_mult < 1 or not isinstance(T_mult, int):
            raise ValueError(f"Expected integer T_mult >= 1, but got {T_mult}")
        if not isinstance(eta_min, (float, int)):
            raise ValueError(
                f"Expected float or int eta_min, but got {eta_min} of type {type(eta_min)}"
            )
        self.T_0, self.T_i, self.T_mult, self.eta_min = T_0, T_0, T_mult, eta_min
        self.T_cur: float = last_epoch
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[Any]:
        """See the class."""
        self._told()
        now = 1 + math.cos(math.pi * self.T_cur / self.T_i)
        return [self.eta_min + (base - self.eta_min) * now / 2 for base in self.base_lrs]

    def step(self, epoch: float | None = None) -> None:
        """Advance to the next epoch, or to `epoch`, which may be fractional; ValueError if it is negative."""
        if epoch is None and self.last_epoch < 0:
            epoch = 0
        if epoch is None:
            epoch = self.last_epoch + 1
            self.T_cur += 1
            if self.T_cur >= self.T_i:
                self.T_cur -= self.T_i
                self.T_i *= self.T_mult
        else:
            if epoch < 0:
                raise ValueError(f"Expected non-negative epoch, but got {epoch}")
            if epoch < self.T_0:
                self.T_i, self.T_cur = self.T_0, epoch
            elif self.T_mult == 1:
                self.T_cur = epoch % self.T_0
            else:
                n = int(math.log(epoch / self.T_0 * (self.T_mult - 1) + 1, self.T_mult))
                self.T_cur = epoch - self.T_0 * (self.T_mult**n - 1) / (self.T_mult - 1)
                self.T_i = self.T_0 * self.T_mult**n
        self.last_epoch = math.floor(epoch)
        self._get_lr_called_within_step = True
        self._set_rates(self.get_lr())
        self._get_lr_called_within_step = False


class OneCycleLR(_WithMomentum):
    """Raises the rate to `max_lr`, then lowers it far below the initial one, once in `total_steps` steps.

    L. N. Smith and N. Topin, "Super-convergence: very fast training of neural networks using large learning rates"
    (2019).  The rate rises for a fraction `pct_start` of the steps; with `three_phase` it falls symmetrically before it is
    annealed further.  The momentum moves the other way.  ValueError if `step` is called more often.
    """

    def __init__(
        self,
        optimizer: Optimizer,
        max_lr: float | list[float],
        total_steps: int | None = None,
        epochs: int | None = None,
        steps_per_epoch: int | None = None,
        pct_start: float = 0.3,
        anneal_strategy: str = "cos",
        cycle_momentum: bool = True,
        base_momentum: float | list[float] = 0.85,
        max_momentum: float | list[float] = 0.95,
        div_factor: float = 25.0,
        final_div_factor: float = 1e4,
        three_phase: bool = False,
        last_epoch: int = -1,
    ) -> None:
        for name, value in (
            ("total_steps", total_steps),
            *(
                ()
                if total_steps is not None
                else (("epochs", epochs), ("steps_per_epoch", steps_per_epoch))
            ),
        ):
            if value is not None and (value <= 0 or not isinstance(value, int)):
                raise ValueError(f"Expected positive integer {name}, but got {value}")
        if total_steps is None:
            if epochs is None or steps_per_epoch is None:
                raise ValueError(
                    "You must define either total_steps OR (epochs AND steps_per_epoch)"
                )
            total_steps = epochs * steps_per_epoch
        self.total_steps = total_steps
        if pct_start < 0 or pct_start > 1 or not isinstance(pct_start, float):
            raise ValueError(f"Expected float between 0 and 1 pct_start, but got {pct_start}")
        if anneal_strategy not in ("cos", "linear"):
            raise ValueError(
                f"anneal_strategy must be one of 'cos' or 'linear', instead got {anneal_strategy}"
            )
        rise = float(pct_start * total_steps) - 1
        phases = [(rise, "initial_lr", "max_lr", "max_momentum", "base_momentum")]
        if three_phase:
            fall = float(2 * pct_start * total_steps) - 2
            phases.append((fall, "max_lr", "initial_lr", "base_momentum", "max_momentum"))
            phases.append((total_steps - 1, "initial_lr", "min_lr", "max_momentum", "max_momentum"))
        else:
            phases.append((total_steps - 1, "max_lr", "min_lr", "base_momentum", "max_momentum"))
        keys = ("end_step", "start_lr", "end_lr", "start_momentum", "end_momentum")
        self._schedule_phases: list[dict[str, Any]] = [
            dict(zip(keys, phase, strict=True)) for phase in phases
        ]
        self._anneal_func_type = anneal_strategy
        groups = optimizer.param_groups
        most = one_each(max_lr, optimizer, "max_lr")
        if last_epoch == -1:
            for group, largest in zip(groups, most, strict=True):
                group["initial_lr"] = largest / div_factor
                group["max_lr"] = largest
                group["min_lr"] = group["initial_lr"] / final_div_factor
        self.cycle_momentum = cycle_momentum
        if cycle_momentum:
            self._find_momentum(optimizer)
            highest = one_each(max_momentum, optimizer, "max_momentum")
            lowest = one_each(base_momentum, optimizer, "base_momentum")
            self._begin_momentum(optimizer, lowest, highest, last_epoch)
        super().__init__(optimizer, last_epoch)

    def _between(self, start: float, end: float, part: float) -> float:
        if self._anneal_func_type == "linear":
            return (end - start) * part + start
        return end + (start - end) / 2.0 * (math.cos(math.pi * part) + 1)

    def get_lr(self) -> list[Any]:
        """See the class; the momentum is set besides."""
        self._told()
        step = self.last_epoch
        if step > self.total_steps:
            raise ValueError(
                f"Tried to step {step} times. The specified number of total steps is {self.total_steps}"
            )
        rates = []
        for group in self.optimizer.param_groups:
            start: Any = 0.0
            for number, phase in enumerate(self._schedule_phases):
                end: Any = phase["end_step"]
                if step <= end or number == len(self._schedule_phases) - 1:
                    part = (step - start) / (end - start)
                    break
                start = end
            rates.append(self._between(group[phase["start_lr"]], group[phase["end_lr"]], part))
            if self.cycle_momentum:
                ends = group[phase["start_momentum"]], group[phase["end_momentum"]]
                self._set_momentum(group, self._between(*ends, part))
        return rates
