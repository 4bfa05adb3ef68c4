"""Combinations of learning rate schedules."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from .optimizer import Optimizer
from .schedules import LRScheduler, checked, set_value


class _Combination(LRScheduler):
    """Several schedules of one optimizer."""

    _schedulers: Sequence[Any]
    _apart = ("_schedulers",)

    def state_dict(self) -> dict[str, Any]:
        """The state without the optimizer; schedules are replaced by their states."""
        state = super().state_dict()
        state["_schedulers"] = [schedule.state_dict() for schedule in self._schedulers]
        return state

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Load a state that `state_dict` returned."""
        super().load_state_dict(state_dict)
        for schedule, state in zip(self._schedulers, state_dict["_schedulers"], strict=True):
            schedule.load_state_dict(state)


def _check_all_of_one(name: str, schedulers: Sequence[LRScheduler], optimizer: Optimizer) -> None:
    """TypeError or ValueError unless all are schedules of `optimizer` whose `step` needs no metric."""
    for number, schedule in enumerate(schedulers):
        if not hasattr(schedule, "optimizer"):
            raise TypeError(f"{name} at index {number} should have `optimizer` as its attribute.")
        if type(schedule).__name__ == "ReduceLROnPlateau":
            raise ValueError(
                f"{name} does not support `ReduceLROnPlateau` scheduler as it requires additional kwargs to "
                f"be specified when calling `step`, but got one at index {number} in the given schedulers sequence."
            )
        if schedule.optimizer is not optimizer:
            raise ValueError(
                f"{name} expects all schedulers to belong to the same optimizer, but got scheduler "
                f"{type(schedule).__name__} at index {number} has {schedule.optimizer}, which is different from "
                f"{type(optimizer).__name__}."
            )


class SequentialLR(_Combination):
    """Runs schedules one after the other; the next one starts at each epoch of `milestones`."""

    def __init__(
        self,
        optimizer: Optimizer,
        schedulers: list[LRScheduler],
        milestones: list[int],
        last_epoch: int = -1,
    ) -> None:
        name = type(self).__name__
        if not schedulers:
            raise ValueError(f"{name} expects at least one scheduler, but got no scheduler.")
        _check_all_of_one(name, schedulers, optimizer)
        if len(milestones) != len(schedulers) - 1:
            raise ValueError(
                "Sequential Schedulers expects number of schedulers provided to be one more than the number of "
                f"milestone points, but got number of schedulers {len(schedulers)} and the number of milestones "
                f"to be equal to {len(milestones)}"
            )
        self._schedulers, self._milestones = schedulers, milestones
        self.last_epoch = last_epoch + 1
        self.optimizer = checked(optimizer)
        # Each schedule has made its first step; all begin again, and the first is the one that counts.
        for group in optimizer.param_groups:
            set_value(group, "lr", group["initial_lr"])
        for schedule in schedulers:
            schedule.last_epoch -= 1
        schedulers[0]._initial_step()
        self._last_lr = schedulers[0].get_last_lr()

    def step(self) -> None:  # type: ignore[override]
        """Go on to the next epoch."""
        self.last_epoch += 1
        number = bisect_right(self._milestones, self.last_epoch)
        schedule = self._schedulers[number]
        if number > 0 and self._milestones[number - 1] == self.last_epoch:
            schedule._update_lr(0)
        else:
            schedule.step()
        self._last_lr = schedule.get_last_lr()


class ChainedScheduler(_Combination):
    """Runs several schedules at once; each continues from the rate that the previous one has set."""

    def __init__(
        self, schedulers: Sequence[LRScheduler], optimizer: Optimizer | None = None
    ) -> None:
        name = type(self).__name__
        if not schedulers:
            raise ValueError(
                f"{name} expects at least one scheduler to be chained, but got no scheduler."
            )
        optimizer = optimizer or schedulers[0].optimizer
        _check_all_of_one(name, schedulers, optimizer)
        self._schedulers, self.optimizer = schedulers, optimizer
        self._last_lr = self._rates

    def step(self) -> None:  # type: ignore[override]
        """Go on to the next epoch."""
        for schedule in self._schedulers:
            schedule.step()
        self._last_lr = self._rates
