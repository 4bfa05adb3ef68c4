"""`GradScaler`: losses made larger, by which small gradients do not vanish in float16."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from enum import Enum
from typing import Any

from gradsmith.generated import functions

from ..autograd.grad_mode import no_grad
from ..core.dtypes import float16
from ..core.memory import MEMORIES
from ..core.origin import warn_caller
from ..core.tensor import Tensor

__all__ = ["GradScaler", "OptState"]


class OptState(Enum):
    """How far an optimizer has come in this iteration."""

    READY = 0
    UNSCALED = 1
    STEPPED = 2


class _OfOptimizer:
    """Where an optimizer stands, and whether any of its gradients is infinite or NaN."""

    stage = OptState.READY
    found_inf: bool | None = None


class GradScaler:
    """Scales losses, and undoes it in gradients before a step, which is left out where one is infinite or NaN.

    The scale shrinks by `backoff_factor` then, and grows by `growth_factor` after `growth_interval` steps without.
    For "cuda", the default, it warns and does nothing.
    """

    def __init__(
        self,
        device: str = "cuda",
        init_scale: float = 2.0**16,
        growth_factor: float = 2.0,
        backoff_factor: float = 0.5,
        growth_interval: int = 2000,
        enabled: bool = True,
    ) -> None:
        self._device = device
        if device == "cuda" and enabled and "CUDA" not in MEMORIES:
            warn_caller(
                "gradsmith.cuda.amp.GradScaler is enabled, but CUDA is not available.  Disabling."
            )
            enabled = False
        self._enabled = enabled
        if enabled:
            if not growth_factor > 1.0:
                raise AssertionError("The growth factor must be > 1.0.")
            if not backoff_factor < 1.0:
                raise AssertionError("The backoff factor must be < 1.0.")
        self._scale = init_scale
        self._growth_factor = growth_factor
        self._backoff_factor = backoff_factor
        self._growth_interval = growth_interval
        self._growth_tracker = 0
        """How many steps there were since the scale changed."""
        self._begun = False
        """Whether anything was scaled."""
        self._optimizers: dict[int, _OfOptimizer] = defaultdict(_OfOptimizer)

    def _check_begun(self, name: str) -> None:
        if not self._begun:
            raise AssertionError(
                f"Attempted {name} but _scale is None.  This may indicate your script did not use "
                "scaler.scale(loss or outputs) earlier in the iteration."
            )

    def scale(self, outputs: Any) -> Any:
        """A tensor, or tensors in an iterable, times the scale.  ValueError for anything else."""
        if not self._enabled:
            return outputs
        if isinstance(outputs, Tensor):
            self._begun = True
            return outputs * self._scale
        if isinstance(outputs, Iterable):
            scaled = map(self.scale, outputs)
            return type(outputs)(scaled) if isinstance(outputs, (list, tuple)) else scaled
        raise ValueError("outputs must be a Tensor or an iterable of Tensors")

    def unscale_(self, optimizer: Any) -> None:
        """Undo the scale in the gradients of an optimizer's parameters, before they are clipped for instance.

        RuntimeError the second time, or after a step; ValueError for gradients of float16.
        """
        if not self._enabled:
            return
        self._check_begun("unscale_")
        known = self._optimizers[id(optimizer)]
        if known.stage is OptState.UNSCALED:
            raise RuntimeError(
                "unscale_() has already been called on this optimizer since the last update()."
            )
        if known.stage is OptState.STEPPED:
            raise RuntimeError("unscale_() is being called after step().")
        gradients = [
            parameter.grad
            for group in optimizer.param_groups
            for parameter in group["params"]
            if parameter.grad is not None
        ]
        if any(gradient.dtype is float16 for gradient in gradients):
            raise ValueError("Attempting to unscale FP16 gradients.")
        with no_grad():
            for gradient in gradients:
                finite = bool(functions.isfinite(gradient).all())
                known.found_inf = bool(known.found_inf) or not finite
                gradient.mul_(1.0 / self._scale)
        known.stage = OptState.UNSCALED

    def step(self, optimizer: Any, *args: Any, **kwargs: Any) -> Any:
        """``optimizer.step(...)``, of unscaled gradients, if all are finite.

        RuntimeError for a closure and the second time since the last `update`.
        """
        if not self._enabled:
            return optimizer.step(*args, **kwargs)
        if "closure" in kwargs:
            raise RuntimeError("Closure use is not currently supported if GradScaler is enabled.")
        self._check_begun("step")
        known = self._optimizers[id(optimizer)]
        if known.stage is OptState.STEPPED:
            raise RuntimeError("step() has already been called since the last update().")
        if known.stage is OptState.READY:
            self.unscale_(optimizer)
        if known.found_inf is None:
            raise AssertionError("No inf checks were recorded for this optimizer.")
        result = None if known.found_inf else optimizer.step(*args, **kwargs)
        known.stage = OptState.STEPPED
        return result

    def update(self, new_scale: float | Tensor | None = None) -> None:
        """End an iteration: the scale for the next one, by what gradients were like or as it is given."""
        if not self._enabled:
            return
        self._check_begun("update")
        if new_scale is not None:
            self._scale = float(new_scale)
        else:
            found = [o.found_inf for o in self._optimizers.values() if o.found_inf is not None]
            if not found:
                raise AssertionError("No inf checks were recorded prior to update.")
            self._growth_tracker += 1
            if any(found):
                self._scale *= self._backoff_factor
                self._growth_tracker = 0
            elif self._growth_tracker == self._growth_interval:
                self._scale *= self._growth_factor
                self._growth_tracker = 0
        self._optimizers.clear()

    def get_scale(self) -> float:
        """The scale; 1 where it is not enabled."""
        return self._scale if self._enabled else 1.0

    def get_growth_factor(self) -> float:
        """By how much the scale grows."""
        return self._growth_factor

    def set_growth_factor(self, new_factor: float) -> None:
        """Say by how much the scale grows."""
        self._growth_factor = new_factor

    def get_backoff_factor(self) -> float:
        """By how much the scale shrinks."""
        return self._backoff_factor

    def set_backoff_factor(self, new_factor: float) -> None:
        """Say by how much the scale shrinks."""
        self._backoff_factor = new_factor

    def get_growth_interval(self) -> int:
        """After how many steps the scale grows."""
        return self._growth_interval

    def set_growth_interval(self, new_interval: int) -> None:
        """Say after how many steps the scale grows."""
        self._growth_interval = new_interval

    def is_enabled(self) -> bool:
        """Whether it does anything."""
        return self._enabled

    def state_dict(self) -> dict[str, Any]:
        """What `load_state_dict` goes on from; empty where it is not enabled."""
        if not self._enabled:
            return {}
        return {
            "scale": self._scale,
            "growth_factor": self._growth_factor,
            "backoff_factor": self._backoff_factor,
            "growth_interval": self._growth_interval,
            "_growth_tracker": self._growth_tracker,
        }

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Go on from what `state_dict` returned.  RuntimeError where that is empty."""
        if not self._enabled:
            return
        if not state_dict:
            raise RuntimeError(
                "The source state dict is empty, possibly because it was saved from a disabled instance of "
                "GradScaler."
            )
        for name in self.state_dict():
            setattr(self, f"_{name.lstrip('_')}", state_dict[name])
