"""Libraries: what they define, register, override and give back."""

from __future__ import annotations

import gc
import subprocess
import sys
import warnings
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.dispatch.registry import DANGLING, FALLBACKS, REGISTRY
from gradsmith.library import Library, _scoped_library, fallthrough_kernel

ops: Any = gs.ops
HERE = __file__


def line() -> int:
    """The number of the line that calls this."""
    return sys._getframe(1).f_lineno


@pytest.fixture
def lib() -> Iterator[Library]:
    """A library for the namespace ``t``."""
    with _scoped_library("t", "DEF") as library:
        yield library
    assert not any(name.startswith("t::") for name in (*REGISTRY, *DANGLING))


def test_importing_the_runtime_asks_for_no_extra() -> None:
    """Schemas are read at run time with the standard library alone."""
    program = (
        "import sys; sys.modules.update(yaml=None, jinja2=None, black=None); import gradsmith as gs; "
        "m = gs.library.Library('t', 'DEF'); m.define('op(Tensor x, int[2] n=1, *, str? s=None) -> Tensor[]'); "
        "m.impl('op', lambda x, n=1, s=None: [x]); print(len(gs.ops.t.op(gs.ones(2))))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("1\n", "")


# -- definitions --------------------------------------------------------------------------------------


def test_a_second_definition_shows_both_schemas_and_places(lib: Library) -> None:
    first = line() + 1
    lib.define("op(Tensor x) -> Tensor")
    second = line() + 2
    with pytest.raises(RuntimeError) as caught:
        lib.define("op(Tensor x, int n) -> Tensor")
    text = str(caught.value)
    assert f"t::op(Tensor x) -> Tensor, registered at {HERE}:{first}" in text
    assert f"t::op(Tensor x, int n) -> Tensor, registered at {HERE}:{second}" in text
    assert str(ops.t.op.default.schema) == "t::op(Tensor x) -> Tensor"


def test_a_second_library_shows_both_places() -> None:
    first = line() + 1
    with _scoped_library("t", "DEF"):
        second = line() + 2
        with pytest.raises(RuntimeError) as caught:
            Library("t", "DEF")
        assert f"{HERE}:{first}" in str(caught.value)
        assert f"{HERE}:{second}" in str(caught.value)
        Library("t", "FRAGMENT").define("op(Tensor x) -> Tensor")  # gone with the object
        assert not hasattr(ops.t, "op")
    with Library("t", "DEF") as again:
        assert again.define("op(Tensor x) -> Tensor") == "op"


def test_a_schema_that_does_not_parse_shows_where(lib: Library) -> None:
    with pytest.raises(RuntimeError) as caught:
        lib.define("op(Tensr x) -> Tensor")
    assert str(caught.value).splitlines()[1:] == [
        "    op(Tensr x) -> Tensor",
        "       ^^^^^",
        "did you mean 'Tensor'?",
    ]
    assert "t::op" not in REGISTRY


@pytest.mark.parametrize("tags", ["core", 3, ["core"]])
def test_tags_are_members_of_the_enumeration(lib: Library, tags: Any) -> None:
    with pytest.raises(TypeError, match=r"tags must be members of gradsmith\.Tag"):
        lib.define("op(Tensor x) -> Tensor", tags=tags)


def test_tags_are_those_that_yaml_knows(repository: Path) -> None:
    text = (repository / "tags.yaml").read_text(encoding="utf-8")
    named = [row.removeprefix("- tag: ") for row in text.splitlines() if row.startswith("- tag: ")]
    assert sorted(named) == sorted(gs.Tag.__members__)


NOTEBOOK_CELL = """
lib = gs.library.Library("nb", "DEF")
lib.define("op(Tensor x{more}) -> Tensor")
lib.impl("op", lambda x, n=0: x + {value}, "CPU")
"""


def run_cell(source: str, scope: dict[str, Any], number: int) -> None:
    exec(compile(source, f"/tmp/ipykernel_1/{number}.py", "exec"), scope)


def test_a_notebook_cell_may_be_run_again() -> None:
    scope: dict[str, Any] = {"__name__": "__main__", "gs": gs}
    run_cell(NOTEBOOK_CELL.format(more="", value=1), scope, 1)
    packet = ops.nb.op
    assert packet(gs.zeros(1)).tolist() == [1.0]
    run_cell(NOTEBOOK_CELL.format(more="", value=2), scope, 1)
    assert ops.nb.op(gs.zeros(1)).tolist() == [2.0]
    run_cell(NOTEBOOK_CELL.format(more=", int n=3", value="n"), scope, 2)
    assert ops.nb.op(gs.zeros(1), 4).tolist() == [4.0]
    with pytest.raises(RuntimeError, match="the library that defined it"):
        packet(gs.zeros(1))
    # A definition alone is replaced as well; its kernels stay.
    run_cell("lib.define('op(Tensor x, int n=5) -> Tensor')", scope, 3)
    assert ops.nb.op(gs.zeros(1), 6).tolist() == [6.0]
    with pytest.raises(RuntimeError, match="Only a single library"):
        Library("nb", "DEF")  # not a cell
    scope.pop("lib")._destroy()
    assert not hasattr(ops.nb, "op")


# -- kernels -----------------------------------------------------------------------------------------


def test_overriding_names_the_right_predecessor(lib: Library) -> None:
    lib.define("op(Tensor x) -> Tensor")
    first = line() + 1
    lib.impl("op", lambda x: x + 1, "CPU")
    other = Library("t", "IMPL")
    second = line() + 2
    with pytest.warns(UserWarning, match="dispatch key: CPU") as caught:
        other.impl("op", lambda x: x + 2, "CPU")
    (warning,) = caught
    assert f"previous kernel: registered at {HERE}:{first}\n" in str(warning.message)
    assert str(warning.message).endswith(f"new kernel: registered at {HERE}:{second}")
    assert (warning.filename, warning.lineno) == (HERE, second)
    other._destroy()
    third = line() + 2
    with pytest.warns(UserWarning) as caught:
        lib.impl("op", lambda x: x + 3, "CPU")
    assert f"previous kernel: registered at {HERE}:{first}\n" in str(caught[0].message)
    assert f"{HERE}:{third}" in str(caught[0].message)


def test_a_refused_override_changes_nothing(lib: Library) -> None:
    lib.define("op(Tensor x) -> Tensor")
    lib.impl("op", lambda x: x + 1, "CPU", allow_override=False)
    with pytest.raises(RuntimeError, match=r"already a kernel registered.*at .*test_library\.py:"):
        lib.impl("op", lambda x: x + 2, "CPU", allow_override=False)
    assert ops.t.op(gs.zeros(1)).tolist() == [1.0]


@pytest.mark.filterwarnings("error")
def test_an_override_that_is_an_error_changes_nothing(lib: Library) -> None:
    lib.define("op(Tensor x) -> Tensor")
    lib.impl("op", lambda x: x + 1, "CPU")
    with pytest.raises(UserWarning, match="Overriding a previously registered kernel"):
        lib.impl("op", lambda x: x + 2, "CPU")
    assert ops.t.op(gs.zeros(1)).tolist() == [1.0]


def test_functions_that_register_name_their_caller(lib: Library) -> None:
    where = line() + 1
    gs.library.define("t::op", "(Tensor x) -> Tensor", lib=lib)
    assert ops.t.op.default.declared_at == f"{HERE}:{where}"
    where = line() + 1
    gs.library.impl("t::op", "cpu", lambda x: x, lib=lib)
    assert ops.t.op.default.kernels["CPU"].source == f"{HERE}:{where}"


def test_kernels_that_wait_for_their_operator() -> None:
    early = Library("t", "IMPL", "CPU")
    early.impl("op", lambda x: x + 1)
    with pytest.warns(UserWarning, match="t::op, not defined yet"):
        early.impl("op", lambda x: x + 2)
    assert [key for key, _ in DANGLING["t::op"]] == ["CPU", "CPU"]
    with _scoped_library("t", "DEF") as home:
        home.define("op(Tensor x) -> Tensor")
        assert "t::op" not in DANGLING
        assert ops.t.op(gs.zeros(1)).tolist() == [2.0]
    assert [key for key, _ in DANGLING["t::op"]] == ["CPU", "CPU"]
    with pytest.raises(AttributeError):
        ops.t.op  # noqa: B018
    early._destroy()
    assert "t::op" not in DANGLING


def test_overrides_of_shipped_operators_end_in_any_order() -> None:
    before = dict(gs.ops.aten.sinc.default.kernels)
    libraries = [Library("aten", "IMPL") for _ in range(3)]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for number, library in enumerate(libraries):
            library.impl("sinc", lambda x, n=number: x + n, "CPU")
    for end, left in ((1, 2), (2, 0)):
        libraries[end]._destroy()
        assert gs.sinc(gs.zeros(1)).tolist() == [float(left)]
    libraries[0]._destroy()
    assert gs.sinc(gs.zeros(1)).tolist() == [1.0]
    assert gs.ops.aten.sinc.default.kernels == before


@pytest.mark.filterwarnings("ignore:Overriding")
def test_an_override_reaches_every_way_of_calling() -> None:
    x = gs.tensor([0.5])
    calls: list[Callable[[], gs.Tensor]] = [
        lambda: gs.sinc(x),
        lambda: x.sinc(),
        lambda: x.clone().sinc_(),
        lambda: gs.sinc(x, out=gs.empty(1)),
        lambda: ops.aten.sinc(x),
        lambda: ops.aten.sinc.default(x),
    ]
    before = [call().tolist() for call in calls]
    with _scoped_library("aten", "IMPL") as lib:
        lib.impl("sinc", lambda x: gs.full((1,), 7.0), "CPU")
        assert [call().tolist() for call in calls] == [[7.0]] * len(calls)
    assert [call().tolist() for call in calls] == before


def test_a_kernel_at_backend_select_comes_first_for_tensors_too() -> None:
    x = gs.zeros(2)
    after = gs._C._after_autograd_keyset
    gs.sinc(x)
    with _scoped_library("aten", "IMPL") as lib:
        seen: list[str] = []

        def select(keys: Any, x: gs.Tensor) -> Any:
            seen.append(str(keys))
            return ops.aten.sinc.default.redispatch(keys.remove("BackendSelect") & after, x) + 5

        lib.impl("sinc", select, "BackendSelect", with_keyset=True)
        results = [
            gs.sinc(x).tolist() for _ in range(3)
        ]  # what it redispatches to is not remembered
        assert results == [[6.0, 6.0]] * 3 and len(seen) == 3
        with gs._C._ExcludeDispatchKeyGuard(gs.DispatchKeySet("BackendSelect")):
            assert gs.sinc(x).tolist() == [1.0, 1.0]
        assert gs.sinc(x).tolist() == [6.0, 6.0]
    assert gs.sinc(x).tolist() == [1.0, 1.0]


@pytest.mark.parametrize("name", ["CPUU", "AutogradCPUs"])
def test_unknown_keys_suggest(lib: Library, name: str) -> None:
    with pytest.raises(RuntimeError, match=f"could not parse dispatch key: {name}; did you mean "):
        lib.impl("op", lambda x: x, name)


@pytest.mark.parametrize(
    "name, says", [("Dense", "such as CPU"), ("StartOfDenseBackends", "nothing")]
)
def test_keys_at_which_nothing_can_be_registered(lib: Library, name: str, says: str) -> None:
    with pytest.raises(RuntimeError, match=says):
        lib.impl("op", lambda x: x, name)
    assert "t::op" not in DANGLING


# -- errors of calls -----------------------------------------------------------------------------------


def test_a_missing_kernel_says_which_argument_brought_the_key(lib: Library) -> None:
    lib.define("op(Tensor x, Tensor[] others, Tensor? y=None) -> Tensor")
    where = line() + 1
    lib.impl("op", lambda x, others, y=None: x, "CPU")
    cpu, meta = gs.ones(1), gs.empty(1, device="meta")
    for args, brought in (
        ((meta, []), "argument 'x', a tensor on meta"),
        ((cpu, [cpu, meta]), "element 1 of argument 'others', a tensor on meta"),
        ((cpu, [cpu], meta), "argument 'y', a tensor on meta"),
    ):
        with pytest.raises(NotImplementedError) as caught:
            ops.t.op(*args)
        text = str(caught.value)
        assert "Could not run 't::op' with arguments from the 'Meta' backend." in text
        assert brought in text
        assert f"CPU: registered at {HERE}:{where}" in text


def test_a_wrong_result_names_the_kernel(lib: Library) -> None:
    lib.define("op(Tensor x) -> (Tensor, int)")
    where = line() + 2

    def kernel(x: gs.Tensor) -> Any:
        return x, "three"

    lib.impl("op", kernel, "CPU")
    with pytest.raises(RuntimeError) as caught:
        ops.t.op(gs.ones(1))
    text = str(caught.value)
    assert text.startswith("Unable to cast 'three' to int: the kernel of t::op for CPU (")
    assert f"{HERE}:{where}" in text
    assert text.endswith("t::op(Tensor x) -> (Tensor, int)\n" + " " * 41 + "~~~")


def test_a_wrong_number_of_results_is_refused(lib: Library) -> None:
    lib.define("op(Tensor x) -> (Tensor, Tensor)")
    lib.impl("op", lambda x: (x, x, x), "CPU")
    with pytest.raises(RuntimeError, match="Expected 2 values, but got 3: the kernel of t::op"):
        ops.t.op(gs.ones(1))


@pytest.mark.filterwarnings("ignore:Overriding")
def test_kernels_of_shipped_operators_are_held_to_their_schema() -> None:
    with _scoped_library("aten", "IMPL") as lib:
        lib.impl("sinc", lambda x: 3, "CPU")
        with pytest.raises(
            RuntimeError, match="Unable to cast 3 to Tensor: the kernel of aten::sinc"
        ):
            gs.sinc(gs.ones(1))
        lib.impl("max.dim", lambda x, dim, keepdim=False: (x, x), "CPU")
        result: Any = gs.max(gs.ones(1), 0)
        assert type(result).__name__ == "max" and result.indices is not None


def test_an_operator_whose_library_is_gone_says_so() -> None:
    where = line() + 2
    with _scoped_library("t", "DEF") as lib:
        lib.define("op(Tensor x) -> Tensor")
        lib.impl("op", lambda x: x, "CPU")
        overload, packet = ops.t.op.default, ops.t.op
        overload(gs.ones(1))
    with pytest.raises(RuntimeError, match="t::op, which was defined at") as caught:
        overload(gs.ones(1))
    assert f"{HERE}:{where}" in str(caught.value)
    with pytest.raises(RuntimeError, match="has no overloads: the library"):
        packet(gs.ones(1))


# -- lifetimes -----------------------------------------------------------------------------------------


def test_a_library_ends_with_the_block_even_after_an_error() -> None:
    with pytest.raises(KeyError), Library("t", "DEF") as lib:
        lib.define("op(Tensor x) -> Tensor")
        raise KeyError
    assert "t::op" not in REGISTRY
    with pytest.raises(AssertionError, match="destroyed"):
        lib.define("op(Tensor x) -> Tensor")


def test_destroying_twice_is_once() -> None:
    lib = Library("t", "DEF")
    lib.define("op(Tensor x) -> Tensor")
    lib._destroy()
    other = Library("t", "DEF")
    other.define("op(Tensor x) -> Tensor")
    lib._destroy()
    del lib
    gc.collect()
    assert "t::op" in REGISTRY
    other._destroy()


def test_fallbacks_end_with_their_library() -> None:
    before = dict(FALLBACKS)
    key = gs.DispatchKey["TESTING_ONLY_GenericWrapper"]
    with _scoped_library("_", "IMPL") as lib:
        lib.fallback(fallthrough_kernel, key.name)
        assert FALLBACKS[key.name].source.startswith(HERE)
        with gs._C._IncludeDispatchKeyGuard(key):
            assert gs.cos(gs.zeros(1)).tolist() == [1.0]
    assert before == FALLBACKS
    with gs._C._IncludeDispatchKeyGuard(key), pytest.raises(NotImplementedError, match="a guard"):
        gs.cos(gs.zeros(1))


# -- what is not there -----------------------------------------------------------------------------------


def test_what_is_not_there_says_so(lib: Library) -> None:
    lib.define("op(Tensor x) -> Tensor")
    library: Any = gs.library
    for call, what in (
        (lambda: library.triton_op("t::op", mutates_args=()), "gradsmith"),
        (lambda: library.wrap_triton(None), "gradsmith"),
    ):
        with pytest.raises(NotImplementedError, match=what):
            call()


def test_a_rule_for_vmap_is_kept(lib: Library) -> None:
    lib.define("op(Tensor x) -> Tensor")

    @gs.library.register_vmap("t::op", lib=lib)
    def rule(info: Any, in_dims: Any, x: Any) -> Any:
        return x, 0

    kernel = ops.t.op.default.kernels["FuncTorchBatched"]
    assert kernel.function.rule.__name__ == "rule"
    one = gs.ones(1)
    guard = gs._C._IncludeDispatchKeyGuard(gs.DispatchKey["FuncTorchBatched"])
    with guard, pytest.raises(RuntimeError, match="called by vmap only"):
        ops.t.op(one)


def test_rules_for_modes_are_asked_before_the_mode(lib: Library) -> None:
    from gradsmith.utils._python_dispatch import TorchDispatchMode

    class Mode(TorchDispatchMode):
        def __torch_dispatch__(
            self, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            return func(*args, **(kwargs or {}))

    class Unrelated(Mode):
        pass

    lib.define("op(Tensor x) -> Tensor")
    lib.impl("op", lambda x: x + 1, "CPU")
    x = gs.zeros(1)
    rule = gs.library.register_torch_dispatch(
        "t::op", Mode, lambda mode, op, types, args, kwargs: op(*args) + 10, lib=lib
    )
    assert rule is not None
    with Mode():
        assert ops.t.op(x).tolist() == [11.0]
    with Unrelated():
        assert ops.t.op(x).tolist() == [1.0]
    with pytest.raises(RuntimeError, match="already has a `__torch_dispatch__` rule"):
        gs.library.register_torch_dispatch("t::op", Mode, lambda *args: None, lib=lib)
    lib._destroy()
    with _scoped_library("t", "FRAGMENT") as again:
        again._register_torch_dispatch_rule("op", Mode, lambda *args: None)


def test_autograd_fallback_modes(lib: Library) -> None:
    lib.define("op(Tensor x) -> Tensor")
    lib.impl("op", lambda x: gs.from_numpy(x.detach().numpy() * 2), "CPU")
    x = gs.ones(1, requires_grad=True)
    mode = gs._C._get_autograd_fallback_mode()
    try:
        gs._C._set_autograd_fallback_mode("nothing")
        assert not ops.t.op(x).requires_grad
        gs._C._set_autograd_fallback_mode("error")
        with pytest.raises(RuntimeError, match="t::op: an autograd kernel was not registered"):
            ops.t.op(x).sum().backward()
        with pytest.raises(ValueError, match="'nothing', 'warn' or 'error'"):
            gs._C._set_autograd_fallback_mode("never")
    finally:
        gs._C._set_autograd_fallback_mode(mode)


def test_nothing_keeps_a_kernel_whose_library_is_gone() -> None:
    class Kernel:
        def __call__(self, x: gs.Tensor) -> gs.Tensor:
            return x + 1

    kernel = Kernel()
    seen = weakref.ref(kernel)
    with _scoped_library("t", "DEF") as lib:
        lib.define("op(Tensor x) -> Tensor")
        lib.impl("op", kernel, "CPU")
        overload = ops.t.op.default
        assert overload(gs.zeros(1)).tolist() == [1.0]
        del kernel
        gc.collect()
        assert seen() is not None
    gc.collect()
    assert seen() is None
