"""Modules that libraries import whether or not they use them: their names are there, and say what is not when they are used."""

from __future__ import annotations

import copy
import importlib
import pickle
import subprocess
import sys
import threading
import typing

import pytest

import gradsmith as gs
from gradsmith.api.named_modules import MODULES


@pytest.mark.parametrize("name", MODULES)
def test_each_has_its_names(name: str) -> None:
    module = importlib.import_module(f"gradsmith.{name}")
    listed = MODULES[name]
    assert listed.why and module.__all__ == sorted(set(module.__all__))
    for kind in listed.types:
        cls = getattr(module, kind)
        assert not isinstance(gs.ones(1), cls) and not isinstance(gs.nn.Linear(1, 1), cls)
        with pytest.raises(NotImplementedError, match=kind):
            cls()
    for function in listed.functions:
        with pytest.raises(NotImplementedError, match=function):
            getattr(module, function)(1, x=2)
    for decorator in listed.decorators:
        assert getattr(module, decorator)(len) is len
    for factory in listed.decorator_factories:
        assert getattr(module, factory)("v", "i")(len) is len
    for key in listed.keys:
        assert getattr(module, key) == key
    for question in listed.questions:
        assert getattr(module, question)(gs.ones(1)) is False
    for plan in listed.plans:
        cls = getattr(module, plan)
        assert cls(1) == cls(1) != cls(2) and hash(cls(1)) == hash(cls(1))
    for enumeration, members in listed.enumerations.items():
        assert [m.name for m in getattr(module, enumeration)] == list(members)
    with pytest.raises(AttributeError, match="no_such_name"):
        module.no_such_name  # noqa: B018


def test_one_class_in_several_modules() -> None:
    assert gs.distributed.fsdp.api.StateDictType.FULL_STATE_DICT is not None
    assert gs.distributed.tensor.DTensor is gs.distributed._tensor.DTensor
    from gradsmith.fx.experimental.symbolic_shapes import ShapeEnv

    class Own(ShapeEnv):  # type: ignore[misc]
        pass

    with pytest.raises(NotImplementedError):
        Own()


def test_they_are_loaded_when_asked_for() -> None:
    program = (
        "import sys, gradsmith; assert 'gradsmith.api.named_modules' not in sys.modules; import gradsmith.export; "
        "assert 'gradsmith.distributed' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_futures() -> None:
    first: gs.futures.Future[int] = gs.futures.Future()
    twice = first.then(lambda done: 2 * done.wait())
    both = gs.futures.collect_all([first, twice])
    assert not first.done() and not both.done()
    with pytest.raises(RuntimeError, match="not complete"):
        first.value()
    seen: list[int] = []
    first.add_done_callback(lambda done: seen.append(done.value()))
    threading.Thread(target=first.set_result, args=(3,)).start()
    assert gs.futures.wait_all([first, twice]) == [3, 6]
    assert both.wait() == [first, twice]
    with pytest.raises(RuntimeError, match="already completed"):
        first.set_result(4)
    assert seen == [3]
    failed: gs.futures.Future[int] = gs.futures.Future()
    after = failed.then(lambda done: done.wait())
    with pytest.raises(AssertionError):
        failed.set_exception(3)
    failed.set_exception(ValueError("no"))  # type: ignore[arg-type]
    for each in (failed, after):
        with pytest.raises(ValueError, match="no"):
            each.wait()
    assert gs.Future is gs.futures.Future is gs.jit.Future


def test_dtypes_that_no_tensor_has() -> None:
    named = gs.float8_e4m3fn
    assert named is gs.float8_e4m3fn is copy.deepcopy(named) is pickle.loads(pickle.dumps(named))
    assert str(named) == "gradsmith.float8_e4m3fn" and {named: 1}[named] == 1
    assert named != gs.float32 and named.itemsize == 1 and named.is_floating_point
    assert gs.chalf is gs.complex32 and gs.complex32.is_complex and not gs.uint4.is_signed
    assert gs.finfo(named).max == 448 and gs.finfo(gs.float8_e5m2).max == 57344
    default = gs.get_default_dtype()
    for use in (
        lambda: gs.ones(2, dtype=named),
        lambda: gs.tensor([1.0], dtype=named),
        lambda: gs.ones(2).to(named),
        lambda: gs.ones(2).to(dtype=named),
        lambda: gs.ones(2).sum(dtype=named),
        lambda: gs.ones(2).view(named),
        lambda: gs.softmax(gs.ones(2), 0, dtype=named),
        lambda: gs.promote_types(named, gs.float32),
        lambda: gs.nn.Linear(2, 2, dtype=named),
    ):
        with pytest.raises(
            TypeError, match=r"^gradsmith has no tensors of dtype float8_e4m3fn|^promote_types: "
        ):
            use()
    for use in (lambda: gs.iinfo(gs.uint4), lambda: gs.set_default_dtype(named)):
        with pytest.raises(TypeError):
            use()
    assert gs.get_default_dtype() is default


def test_checks_of_programs() -> None:
    gs._check(True)
    gs._check_is_size(3, max=3)
    gs._check_tensor_all(gs.tensor([True, True]))
    gs._assert_async(gs.tensor(1))
    assert gs._shape_as_tensor(gs.ones(2, 3)).tolist() == [2, 3]
    for call, error, words in (
        (lambda: gs._check(False), RuntimeError, "Expected cond to be True"),
        (lambda: gs._check(False, lambda: "own"), RuntimeError, "^own$"),
        (lambda: gs._check(False, "own"), TypeError, "callable"),
        (lambda: gs._check(1), TypeError, "cond must be a bool"),
        (lambda: gs._check(gs.tensor(True)), TypeError, "_check_tensor_all"),
        (lambda: gs._check_index(False), IndexError, "Expected"),
        (lambda: gs._check_value(False), ValueError, "Expected"),
        (lambda: gs._check_type(False), TypeError, "Expected"),
        (lambda: gs._check_not_implemented(False), NotImplementedError, "Expected"),
        (lambda: gs._check_is_size(-1), RuntimeError, "Expected"),
        (lambda: gs._check_is_size(4, max=3), RuntimeError, "Expected"),
        (lambda: gs._check_tensor_all(gs.tensor([True, False])), RuntimeError, "Expected"),
        (lambda: gs._check_tensor_all(gs.tensor([1])), TypeError, "dtype"),
        (lambda: gs._assert_async(gs.tensor(0)), RuntimeError, "single nonzero"),
        (lambda: gs._assert_async(gs.tensor(0), "own"), RuntimeError, "own"),
    ):
        with pytest.raises(error, match=words):
            call()


def test_annotations_of_classes_can_be_asked_for() -> None:
    """Libraries read them by `typing.get_type_hints`, which looks in the modules that classes say they are of."""
    assert typing.get_type_hints(gs.nn.Linear)["weight"] is gs.nn.Parameter
    for name in dir(gs.nn):
        found = getattr(gs.nn, name)
        if isinstance(found, type):
            typing.get_type_hints(found)
    for optimizer in (gs.optim.SGD, gs.optim.AdamW, gs.optim.LBFGS):
        typing.get_type_hints(optimizer.__init__)
    typing.get_type_hints(gs.Tensor)
    assert typing.get_type_hints(gs.dtype)["itemsize"] is int  # in the package that is a dtype
    assert typing.get_type_hints(gs.device)["index"] == int | None


def test_names_that_other_optimizers_loaders_and_layers_ask_for(tmp_path) -> None:  # type: ignore[no-untyped-def]
    from gradsmith.nn.init import _calculate_correct_fan, _no_grad_uniform_
    from gradsmith.nn.parallel.scatter_gather import scatter_kwargs
    from gradsmith.nn.parameter import UninitializedTensorMixin
    from gradsmith.serialization import MAP_LOCATION
    from gradsmith.utils._foreach_utils import _group_tensors_by_device_and_dtype
    from gradsmith.utils._pytree import _dict_flatten, _list_unflatten
    from gradsmith.utils.data._utils.worker import _generate_state

    a, b = gs.ones(1), gs.ones(2, dtype=gs.float64)
    groups = _group_tensors_by_device_and_dtype([[a, b, a], [None, None, b], []], True)
    assert groups[a.device, gs.float32] == ([[a, a], [None, b], []], [0, 2])
    assert groups[a.device, gs.float64] == ([[b], [None], []], [1])
    assert _calculate_correct_fan(gs.ones(3, 4), "FAN_OUT") == 3
    with pytest.raises(ValueError, match="not supported"):
        _calculate_correct_fan(gs.ones(3, 4), "fan")
    assert 2 <= float(_no_grad_uniform_(gs.empty(1), 2, 3)) <= 3
    assert isinstance(gs.nn.LazyLinear(2).weight, UninitializedTensorMixin)
    assert MAP_LOCATION is not None
    assert scatter_kwargs((1,), {"a": 2}, [0]) == (((1,),), ({"a": 2},))
    assert _dict_flatten({1: 2}) == ([2], [1]) and _list_unflatten([1], None) == [1]
    assert _generate_state(7, 0) == [1369798745, 2153889110, 378758007, 1154287536]
    file = tmp_path / "bytes"
    file.write_bytes(bytes(range(8)))
    storage = gs.UntypedStorage.from_file(str(file), False, 4)
    storage[0] = 9
    assert storage.tolist() == [9, 1, 2, 3] and file.read_bytes()[0] == 0
    assert sys.getsizeof(gs.ones(100).untyped_storage()) >= 400
    assert gs.get_device_module("cpu") is gs.cpu and gs.get_device_module("cuda") is gs.cuda
    if not gs.accelerator.is_available():  # others may have registered a device in this process
        assert gs.get_device_module() is gs.cpu
    with pytest.raises(RuntimeError, match="NVTX functions not installed"):
        gs.cuda.nvtx.range_push("step")


def test_divergences_for_distributions_of_other_libraries() -> None:
    class Theirs:
        pass

    @gs.distributions.register_kl(Theirs, gs.distributions.Normal)
    def divergence(p: object, q: object) -> str:
        return "theirs"

    q = gs.distributions.Normal(0.0, 1.0)
    assert gs.distributions.kl_divergence(Theirs(), q) == "theirs"  # type: ignore[arg-type,comparison-overlap]
    with pytest.raises(TypeError, match="type_p"):
        gs.distributions.register_kl(Theirs(), type(q))  # type: ignore[arg-type]


def test_sums_of_powers_of_lists() -> None:
    x, y = gs.tensor([-3.0, 2.0]), gs.tensor([1.0 + 1j])
    assert gs._foreach_powsum([x], 3)[0] == 35 and gs._foreach_powsum([x, x], 0)[1] == 2
    assert gs._foreach_powsum([x], dtype=gs.float64)[0].dtype is gs.float64
    assert float(gs._foreach_powsum([y])[0]) == pytest.approx(2)
    with pytest.raises(NotImplementedError, match="floating"):
        gs._foreach_powsum([gs.tensor([1])])


def test_dictionaries_by_who_a_tensor_is() -> None:
    from gradsmith.utils.weak import TensorWeakRef, WeakIdRef, WeakTensorKeyDictionary

    a, b = gs.ones(2), gs.ones(2)
    names = WeakTensorKeyDictionary({a: "a"})
    names[b] = "b"
    assert names[a] == "a" and names[b] == "b" and len(names) == 2 and 3 not in names
    assert set(map(id, names)) == {id(a), id(b)} and gs.ones(2) not in names
    assert names.copy() == names and (names | {a: "c"})[a] == "c"
    assert WeakIdRef(a) == WeakIdRef(a) != WeakIdRef(b)
    reference = TensorWeakRef(b)
    assert reference() is b
    del b
    assert len(names) == 1 and list(names.values()) == ["a"] and reference() is None
    del names[a]
    with pytest.raises(KeyError):
        names[a]
    with pytest.raises(AssertionError, match="expected"):
        TensorWeakRef(3)  # type: ignore[arg-type]


def test_reports_of_the_environment() -> None:
    from gradsmith.utils import collect_env

    text = collect_env.get_pretty_env_info()
    assert gs.__version__ in text and "numpy==" in text


def test_autocasting_for_devices_that_are_not_there() -> None:
    for device in ("mps", "xpu", "hpu"):
        with gs.autocast(device):
            assert gs.is_autocast_enabled(device)
            assert (gs.ones(2, 2) @ gs.ones(2, 2)).dtype is gs.float32
        assert not gs.is_autocast_enabled(device) and gs.amp.is_autocast_available(device)


def test_an_optimizer_around_another() -> None:
    """It derives from Optimizer to be one, and does not initialize it."""

    class Around(gs.optim.Optimizer):
        def __init__(self, inner: gs.optim.Optimizer) -> None:
            self.inner = inner

        def step(self, closure: object = None) -> None:  # type: ignore[override]
            self.inner.step()

    weight = gs.nn.Parameter(gs.ones(1))
    weight.grad = gs.ones(1)
    Around(gs.optim.SGD([weight], lr=0.5)).step()
    assert weight.item() == 0.5


def test_dictionaries_of_packages_show_what_is_not_imported_yet() -> None:
    program = """
import gradsmith as gs
assert "Adam" in vars(gs.optim) and "Linear" in vars(gs.nn) and "Linear" in vars(gs.nn.modules)
from gradsmith.nn import *
from gradsmith.optim import *
assert Linear is gs.nn.Linear and SGD is gs.optim.SGD
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_a_star_import_brings_functions_and_leaves_what_a_program_has_of_its_own() -> None:
    names: dict[str, object] = {"slice": slice, "copy": "the program's own"}
    exec("from gradsmith import *", names)
    assert {"tensor", "add", "abs_", "load", "float32", "compile", "vmap", "inf"} <= names.keys()
    assert (
        not {"random", "core", "nn", "annotations", "index", "add_", "gelu_backward"} & names.keys()
    )
    assert names["slice"] is slice
    assert names["copy"] == "the program's own"
