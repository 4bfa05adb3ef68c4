"""Every operator on its own samples, beside PyTorch's: values, shapes, dtypes and gradients."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

torch = pytest.importorskip("torch")

import sample_parity as parity  # noqa: E402

import gradsmith as gs  # noqa: E402
from gradsmith.core.lazy_elements import elements_of  # noqa: E402
from gradsmith.dispatch.registry import REGISTRY  # noqa: E402
from gradsmith.testing import samples  # noqa: E402
from gradsmith.testing.checks_gradient import (  # noqa: E402
    differentiable,
    direction,
    evaluate,
    leaves,
)
from gradsmith.testing.declarations import declaration_of, declared_operators  # noqa: E402
from gradsmith.testing.failures import tensors_of  # noqa: E402

DIFFERENT_VALUES = {
    "aten::_embedding_bag": "bag sizes and maxima that the mode does not need are not filled there",
    "aten::embedding_bag": "as _embedding_bag",
    "aten::embedding_bag.padding_idx": "as _embedding_bag",
    "aten::_standard_gamma_grad": "approximated there, to some 6e-4",
    "aten::_dirichlet_grad": "as _standard_gamma_grad",
    "aten::_ctc_loss": "forward variables beyond a sample's length are not defined",
    "aten::_linalg_det": "factors are those of the transposed matrix there",
    "aten::_linalg_slogdet": "as _linalg_det",
    "aten::linalg_svd": "singular vectors are determined up to their signs",
    "aten::svd": "as linalg_svd",
    "aten::silu_backward": "for complex numbers it conjugates the derivative here, as gradients do",
    "aten::empty.memory_format": "elements are not defined",
    "aten::empty_strided": "elements are not defined",
    "aten::empty_permuted": "elements are not defined",
    "aten::empty_like": "elements are not defined",
    "aten::new_empty": "elements are not defined",
    "aten::new_empty_strided": "elements are not defined",
}
DIFFERENT_GRADIENTS = {
    "aten::index_add": "PyTorch does not conjugate alpha (finite differences agree with us)",
    "aten::linalg_det": "of singular matrices PyTorch gives zeros (finite differences agree with us)",
    "aten::ldexp.Tensor": "computed in single precision there",
    "aten::pow.Scalar": "of 0 to a complex power PyTorch gives nan, from 0 * log(0)",
    "aten::mse_loss": "of the broadcast mean PyTorch divides by the wrong number (finite differences agree with us)",
    "aten::smooth_l1_loss": "as mse_loss",
    "aten::huber_loss": "as mse_loss",
    "aten::as_strided_scatter": "PyTorch ignores the offset (finite differences agree with us)",
    "aten::_foreach_addcdiv.Scalar": "of tensors without dimensions PyTorch raises an IndexError in backward",
    "aten::_foreach_addcdiv.ScalarList": "as _foreach_addcdiv.Scalar",
}
DRAWN = {"aten::scaled_dot_product_attention": "dropout_p"}
"""Arguments that make a call random, of operators that are not tagged so: streams of random numbers differ."""
NAMES = [
    op.name()
    for op in declared_operators()
    if "variant_of" not in declaration_of(op)
    and "alias_of" not in declaration_of(op)
    and "nondeterministic_seeded" not in op.traits.tags
    and parity.counterpart(op) is not None
]


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)
    warnings.simplefilter("ignore")


@pytest.mark.parametrize("dtype", [gs.float64, gs.complex128], ids=["float64", "complex128"])
@pytest.mark.parametrize("name", NAMES)
def test_samples(name: str, dtype: gs.dtype) -> None:
    operator = REGISTRY[name]
    overload = parity.counterpart(operator)
    for given in samples(name, dtype=dtype, requires_grad=True):
        sample = leaves(given)
        if given.kwargs.get(DRAWN.get(name, "")):
            continue
        try:
            theirs, their_leaves = parity.run_theirs(sample, overload)
        except (RuntimeError, NotImplementedError):
            continue  # PyTorch takes less: numbers for tensors, a single int for a list, complex numbers
        ours = tensors_of(evaluate(sample))
        assert len(ours) == len(theirs), str(sample)
        for a, b in zip(ours, theirs, strict=True):
            assert tuple(a.shape) == tuple(b.shape), str(sample)
            assert f"torch.{a.dtype.name}" == str(b.dtype), str(sample)
            if name not in DIFFERENT_VALUES:
                expected = b.detach().resolve_conj().resolve_neg().numpy()
                np.testing.assert_allclose(
                    elements_of(a.detach()), expected, rtol=1e-6, atol=1e-7, err_msg=str(sample)
                )
        if name in DIFFERENT_VALUES or name in DIFFERENT_GRADIENTS:
            continue
        compare_gradients(sample, ours, theirs, their_leaves)


def compare_gradients(sample: object, ours: list, theirs: list, their_leaves: list) -> None:
    named = differentiable(sample)
    pairs = [(a, b) for a, b in zip(ours, theirs) if a.requires_grad and b.requires_grad]
    if not pairs or not named:
        return
    random = np.random.default_rng(0)
    directions = [direction(random, elements_of(a.detach())) for a, _ in pairs]
    try:
        expected = parity.gradients([b for _, b in pairs], their_leaves, directions, torch)
    except RuntimeError:
        return  # not implemented there
    found = parity.gradients([a for a, _ in pairs], [t for _, t in named], directions, gs)
    for (argument, tensor), a, b in zip(named, found, expected, strict=True):
        zero = np.zeros(tensor.shape)
        np.testing.assert_allclose(
            zero if a is None else a,
            zero if b is None else b,
            rtol=1e-6,
            atol=1e-7,
            err_msg=f"gradient of {argument}, {sample}",
        )
