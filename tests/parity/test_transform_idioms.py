"""Short programs of transforms within everything else give what they give there, or are refused alike."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
import transform_idioms_further
from transform_idioms import PROGRAMS

import gradsmith as gs

torch: Any = pytest.importorskip("torch", reason="what gradsmith is compared with")

_DERIVATIVES = "a custom operator's register_autograd holds within transforms; there they refuse it"
OTHERWISE = {
    "operator_with_a_rule": _DERIVATIVES,
    "operator_has_a_derivative_under_grad": _DERIVATIVES,
    "operator_in_forward_mode_is_refused": "there the tangent is silently zero",
    "functionalize_with_views": "there a view of a transposed clone within vmap is refused",
    "functionalize_vmap_unbatched_write": "there an error about an int of a slice",
    "functionalize_resize_is_refused": "there resize_ of a smaller size is a view",
    "escaped_repr": "here a dead level has no number",
    "mask_set_on_batched": "writing by a mask has a fixed shape; there it is refused",
    "bincount_on_batched_is_refused": "there examples whose results happen to be of one size are taken in a loop",
    "repeat_interleave_batched_counts_is_refused": "as of bincount",
    "grad_through_vmap_of_linalg": "second derivatives of det by vmap are those of single calls; there they are not",
    "per_sample_gradients_gru_cell": "there the cell is refused",
    "per_sample_cross_entropy_out_of_range_is_refused": "here IndexError, as outside of vmap",
}
"""What we do otherwise, and why."""


def outcome(name: str, library: Any) -> Any:
    """What a program returns, as NumPy has it; the built-in class of the exception that it raises."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return _plain(PROGRAMS[name](library))
        except (NameError, SyntaxError):  # a mistake in the test
            raise
        except Exception as error:
            kind = next(k for k in type(error).__mro__ if k.__module__ == "builtins")
            return f"raises {kind.__name__}"


def _plain(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    if isinstance(value, (gs.Tensor, torch.Tensor)):
        return value.detach().resolve_conj().numpy()
    return value


def agree(ours: Any, theirs: Any) -> bool:
    if isinstance(ours, list) and isinstance(theirs, list):
        return len(ours) == len(theirs) and all(map(agree, ours, theirs))
    if isinstance(ours, np.ndarray) and isinstance(theirs, np.ndarray):
        alike = ours.shape == theirs.shape and ours.dtype == theirs.dtype
        return alike and np.allclose(ours, theirs, 1e-9, 1e-12, equal_nan=True)
    return bool(ours == theirs)


def test_programs_have_names_of_their_own() -> None:
    assert all(PROGRAMS[name].__name__ == name for name in PROGRAMS)
    assert transform_idioms_further.__doc__


@pytest.mark.parametrize("name", PROGRAMS)
def test_it_is_as_there(name: str) -> None:
    ours, theirs = outcome(name, gs), outcome(name, torch)
    if name in OTHERWISE:
        assert not agree(ours, theirs), f"{name} is as there: {OTHERWISE[name]}"
        assert isinstance(ours, str) == name.endswith("_is_refused"), ours
    else:
        assert agree(ours, theirs), f"ours: {ours}\ntheirs: {theirs}"
