"""Computed tables are PyTorch's: the same kernel for every key, for the same reason."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.core.keys import DispatchKey
from gradsmith.core.keysets import RUNTIME_KEYS
from gradsmith.dispatch.declarations import OperatorTraits
from gradsmith.dispatch.inspect.dump import registrations_text, table_text
from gradsmith.dispatch.kernel import FALLTHROUGH, Kernel, KernelKind
from gradsmith.dispatch.operator import OpOverload
from gradsmith.dispatch.registry import FALLBACKS, REGISTRY
from gradsmith.dispatch.table import computed_table

torch = pytest.importorskip("torch", reason="compares with PyTorch")

C = torch._C
NAME = "gradsmith_table::foo"
SCHEMA = "foo(Tensor x) -> Tensor"


def parsed(name: str) -> bool:
    """Whether PyTorch lets kernels be registered at a key."""
    try:
        C._dispatch_key_parse(name)
    except RuntimeError:
        return False
    return name != "Undefined"


KEYS = [key.name for key in DispatchKey if parsed(key.name)]
SIMPLER = [
    *("CPU", "Meta", "FPGA", "Lazy", "XLA", "HIP", "SparseCPU", "QuantizedCPU", "NestedTensorCPU"),
    *("AutogradCPU", "AutogradOther", "AutogradNestedTensor", "AutogradXLA", "Dense"),
    *("Autograd", "CompositeImplicitAutograd", "CompositeExplicitAutograd"),
    *("CompositeExplicitAutogradNonFunctional", "CompositeImplicitAutogradNestedTensor"),
    *("FuncTorchBatchedDecomposition", "FuncTorchBatched"),
]
"""Keys among which there is more to decide than among all."""


def theirs_of(text: str) -> dict[str, tuple[str, str]]:
    """Kernel and reason by key, as PyTorch prints them; kernels of their own files are `theirs`."""
    table = {}
    for line in text.splitlines():
        key, _, rest = line.partition(": ")
        kernel, _, reason = rest.rpartition(" [")
        reason = reason.removesuffix("]")
        if reason == "backend fallback":
            kernel = "theirs"
        if kernel.startswith("fallthrough"):
            kernel = "fallthrough"
        table[key] = (kernel, reason)
    return table


def operator_with(kernels: dict[str, Kernel]) -> OpOverload:
    operator = OpOverload("gradsmith_table", "foo", SCHEMA, {}, OperatorTraits())
    operator.kernels = kernels
    operator.declared_at = "/dev/null:0"
    return operator


def ours_of(operator: OpOverload) -> dict[str, tuple[str, str]]:
    table = {}
    for key, (kernel, reason) in computed_table(operator).items():
        if kernel is None:
            continue
        text = "fallthrough" if kernel.kind is KernelKind.fallthrough else kernel.source
        table[key.name] = ("theirs" if reason == "backend fallback" else text, reason)
    return table


@contextmanager
def defined() -> Iterator[Any]:
    library = C._dispatch_library("FRAGMENT", "gradsmith_table", "")
    try:
        library.def_(SCHEMA)
        yield library
    finally:
        library.reset()


@contextmanager
def their_fallback(key: str) -> Iterator[None]:
    library = C._dispatch_library("IMPL", "_", key)
    try:
        library.fallback_fallthrough()
        yield
    finally:
        library.reset()


def their_fallbacks() -> set[str]:
    return {
        key.name
        for key in RUNTIME_KEYS
        if C._dispatch_has_backend_fallback(C.DispatchKey(int(key)))
    }


@pytest.fixture
def same_fallbacks(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """PyTorch's fallbacks take the place of ours."""
    keys = their_fallbacks()
    before = dict(FALLBACKS)
    FALLBACKS.clear()
    FALLBACKS.update(dict.fromkeys(keys, FALLTHROUGH))
    yield keys
    FALLBACKS.clear()
    FALLBACKS.update(before)


def test_random_registrations(same_fallbacks: set[str]) -> None:
    """A thousand sets of up to six kernels, some of them fallthroughs, half of them beside more fallbacks."""
    rng = random.Random(20260)
    runtime = {key.name for key in RUNTIME_KEYS}
    free = [key for key in KEYS if key in runtime - same_fallbacks]
    reasons = set()
    for block in range(20):
        extra = rng.sample(free, 8) if block % 2 else []
        with ExitStack() as stack:
            for key in extra:
                stack.enter_context(their_fallback(key))
                FALLBACKS[key] = FALLTHROUGH
            for round in range(50):
                keys = rng.sample(KEYS if round % 2 else SIMPLER, rng.randint(1, 6))
                passing = {key for key in keys if rng.random() < 0.2}
                theirs = their_table(keys, passing)
                assert our_table(keys, passing) == theirs, (keys, passing, extra)
                reasons |= {reason for _, reason in theirs.values()}
        for key in extra:
            del FALLBACKS[key]
    assert reasons == {
        *("kernel", "default backend kernel", "math kernel", "nested kernel", "autograd kernel"),
        *("batched kernel", "backend fallback", "ambiguous autogradother"),
    }


def their_table(keys: list[str], passing: set[str]) -> dict[str, tuple[str, str]]:
    with defined() as library:
        for key in keys:
            if key in passing:
                library.impl("foo", key, torch.library.fallthrough_kernel)
            else:
                library.impl_t_t("foo", dispatch=key, debug=f"fn_{key}")
        return theirs_of(C._dispatch_dump_table(NAME))


def our_table(keys: list[str], passing: set[str]) -> dict[str, tuple[str, str]]:
    kernels = {
        key: FALLTHROUGH if key in passing else Kernel(None, KernelKind.tensor, f"fn_{key}")
        for key in keys
    }
    return ours_of(operator_with(kernels))


@pytest.mark.parametrize(
    "keys",
    [
        ("CPU", "CompositeImplicitAutograd", "Autograd"),
        ("SparseCPU", "Lazy", "Functionalize", "CompositeExplicitAutograd"),
    ],
)
def test_text(keys: tuple[str, ...]) -> None:
    """A dump is PyTorch's to the letter, and so is a table, but for fallbacks, whose files are ours."""
    with defined() as library:
        for key in keys:
            library.impl_t_t("foo", dispatch=key, debug=f"fn_{key}")
        dump, table = C._dispatch_dump(NAME), C._dispatch_dump_table(NAME)
    operator = operator_with({key: Kernel(None, KernelKind.tensor, f"fn_{key}") for key in keys})
    assert registrations_text(operator) == dump

    def chosen(text: str) -> list[str]:
        return [line for line in text.splitlines() if "[backend fallback]" not in line]

    assert chosen(table_text(operator)) == chosen(table)


def test_names_of_operators_and_keys_are_checked_alike() -> None:
    pairs = (
        (gs.dispatch.has_kernel_for_dispatch_key, C._dispatch_has_kernel_for_dispatch_key),
        (
            gs.dispatch.has_computed_kernel_for_dispatch_key,
            C._dispatch_has_computed_kernel_for_dispatch_key,
        ),
    )
    for ours, theirs in pairs:
        for arguments in (("nope::nope", "CPU"), ("aten::sin", "Foo"), ("aten::sin", "Autograd")):
            try:
                theirs(*arguments)
            except RuntimeError as error:
                first = str(error).splitlines()[0].rstrip(".")
                with pytest.raises(RuntimeError, match=first):
                    ours(*arguments)
            else:
                ours(*arguments)


@pytest.mark.parametrize("name", ["aten::sin", "aten::sin_", "aten::sin.out", "aten::add.Tensor"])
@pytest.mark.parametrize(
    "key", ["CPU", "Meta", "AutogradCPU", "ADInplaceOrView", "BackendSelect", "Fake", "VmapMode"]
)
def test_shipped_operators_have_kernels_where_theirs_have(name: str, key: str) -> None:
    ours = gs.dispatch.has_computed_kernel_for_dispatch_key(name, key)
    assert ours == C._dispatch_has_computed_kernel_for_dispatch_key(name, key)


DATA_DEPENDENT = {"data_dependent_output", "dynamic_output_shape"}
"""Tags of operators whose kernels at Meta, where PyTorch has any, raise or guess."""


OTHERWISE = {
    "aten::_sparse_coo_tensor_with_dims_and_tensors": "called by layout there, by its dense tensors here",
    "aten::_fused_rms_norm_backward": "for other devices only there, where the CPU composes `_fused_rms_norm`",
    "aten::smm": "made of operators there, a kernel for sparse tensors here",
}


def test_every_shipped_operator_has_kernels_where_theirs_has() -> None:
    compared = 0
    for operator in list(REGISTRY.values()):
        name = operator.name()
        if operator.namespace != "aten" or not C._dispatch_has_kernel(name) or name in OTHERWISE:
            continue
        for key in ("CPU", "Meta", "AutogradCPU", "AutogradMeta", "ADInplaceOrView"):
            if key == "Meta" and DATA_DEPENDENT & set(operator.traits.tags):
                continue
            has = gs.dispatch.has_computed_kernel_for_dispatch_key(name, key)
            theirs = C._dispatch_has_computed_kernel_for_dispatch_key(name, key)
            assert has == theirs, (name, key)
            compared += 1
    assert compared > 5000


def test_fallbacks() -> None:
    assert set(FALLBACKS) == their_fallbacks()


# -- of libraries -------------------------------------------------------------------------------------


def masked(text: str) -> str:
    """`text` without the places of registrations."""
    return re.sub(r"registered at \S+:\d+", "registered at FILE:LINE", text)


@pytest.mark.parametrize(
    "kinds",
    [("DEF", "IMPL"), ("IMPL", "DEF"), ("IMPL",)],
    ids=["defined first", "defined later", "never defined"],
)
def test_what_libraries_register(kinds: tuple[str, ...]) -> None:
    """The same registrations by the same calls are dumped alike, those of undefined operators included."""
    name = "gradsmith_dumped::foo"

    def registered(lib: Any) -> list[Any]:
        libraries = []
        for kind in kinds:
            library = lib.library.Library("gradsmith_dumped", kind)
            libraries.append(library)
            if kind == "DEF":
                library.define("foo(Tensor x, *, int[2] n=1) -> (Tensor, Tensor)")
            else:
                library.impl("foo", lambda x, n: (x, x), "CPU")
                library.impl("foo", lib.library.fallthrough_kernel, "AutogradCPU")
                library.impl("foo", lambda x, n: (x, x), "CompositeExplicitAutograd")
        return libraries

    ours, theirs = registered(gs), registered(torch)
    try:
        assert masked(gs.dispatch.dump(name)) == masked(C._dispatch_dump(name))
        waiting = [text for text in map(masked, gs.dispatch.find_dangling_impls()) if name in text]
        expected = [text for text in map(masked, C._dispatch_find_dangling_impls()) if name in text]
        assert waiting == expected
        assert bool(waiting) == ("DEF" not in kinds)
        if "DEF" in kinds:
            gs.dispatch.check_invariants(name)
            assert (
                theirs_of(masked(gs.dispatch.dump_table(name))).items()
                >= {
                    key: entry
                    for key, entry in theirs_of(masked(C._dispatch_dump_table(name))).items()
                    if entry[1] != "backend fallback"
                }.items()
            )
            for key in ("CPU", "AutogradCPU", "CompositeExplicitAutograd", "Meta"):
                has = gs.dispatch.has_kernel_for_dispatch_key(name, key)
                assert has == C._dispatch_has_kernel_for_dispatch_key(name, key)
        else:
            with pytest.raises(RuntimeError, match="does not exist"):
                gs.dispatch.dump_table(name)
    finally:
        for library in (*ours, *theirs):
            library._destroy()
    assert not [text for text in gs.dispatch.find_dangling_impls() if name in text]
