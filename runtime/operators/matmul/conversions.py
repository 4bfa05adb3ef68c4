"""Arguments of distances."""

from __future__ import annotations

_COMPUTE_MODES = {
    "use_mm_for_euclid_dist_if_necessary": None,
    "use_mm_for_euclid_dist": 1,
    "donot_use_mm_for_euclid_dist": 2,
}


def compute_mode_number(compute_mode: str) -> int | None:
    """The number that `cdist` knows the mode by; ValueError for an unknown one."""
    if compute_mode not in _COMPUTE_MODES:
        raise ValueError(f"{compute_mode} is not a valid value for compute_mode")
    return _COMPUTE_MODES[compute_mode]
