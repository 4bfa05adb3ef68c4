"""What of PyTorch is not here says so, and what programs ask before they choose a device or a compiler does little."""

from __future__ import annotations

import importlib
import subprocess
import sys
import warnings

import pytest

import gradsmith as gs

ABSENT = [
    ("gradsmith", "sparse", "strided tensors only"),
    ("gradsmith", "fx", "nothing to compile"),
    ("gradsmith", "hub", "load its state_dict"),
    ("gradsmith.nn", "DataParallel", "call the module itself"),
    ("gradsmith.nn", "quantized", "no quantized tensors"),
    ("gradsmith.utils", "tensorboard", "tensorboardX's SummaryWriter"),
    ("gradsmith.utils", "cpp_extension", "docs/out-of-tree.md"),
]


@pytest.mark.parametrize(("owner", "name", "words"), ABSENT)
def test_what_is_left_out_says_what_to_write(owner: str, name: str, words: str) -> None:
    with pytest.raises(AttributeError, match=f"has no attribute '{name}': ") as caught:
        getattr(importlib.import_module(owner), name)
    assert words in str(caught.value)
    for statement in (f"import {owner}.{name}", f"from {owner} import {name}"):
        with pytest.raises(
            ImportError, match=f"cannot import name '{name}' from '{owner}': "
        ) as refused:
            exec(statement)
        assert words in str(refused.value)


def test_other_names_are_just_not_there() -> None:
    for module in (gs, gs.nn):
        with pytest.raises(AttributeError, match=r"has no attribute 'no_such_name'$"):
            module.no_such_name  # noqa: B018
    with pytest.raises(ModuleNotFoundError, match=r"No module named 'gradsmith.no_such_name'$"):
        importlib.import_module("gradsmith.no_such_name")
    with pytest.raises(ImportError, match="cannot import name 'no_such_name'"):
        from gradsmith.nn import no_such_name  # type: ignore[attr-defined]  # noqa: F401


def test_programs_that_choose_a_device_choose_the_cpu() -> None:
    device = gs.device("cuda" if gs.cuda.is_available() else "cpu")
    assert device.type == "cpu"
    assert gs.cuda.device_count() == 0 and not gs.cuda.is_initialized()
    before = gs.get_rng_state().tolist()
    gs.cuda.manual_seed(1)
    gs.cuda.manual_seed_all(1)
    gs.cuda.empty_cache()
    gs.cuda.reset_peak_memory_stats()
    assert gs.get_rng_state().tolist() == before
    assert gs.cuda.memory_allocated() == gs.cuda.max_memory_allocated() == 0
    assert not gs.cuda.is_bf16_supported() and not gs.cuda.is_current_stream_capturing()
    with pytest.raises(AttributeError, match=r"'synchronize': gradsmith has no CUDA of its own"):
        gs.cuda.synchronize()  # type: ignore[attr-defined]
    assert not gs.accelerator.is_available() and gs.accelerator.current_accelerator() is None
    assert gs.accelerator.device_count() == 0
    with pytest.raises(RuntimeError, match="when none is available"):
        gs.accelerator.synchronize()
    for others in (gs.mps, gs.xpu):
        assert not others.is_available() and others.device_count() == 0
    assert gs.cpu.is_available() and gs.cpu.device_count() == 1
    gs.cpu.synchronize()
    assert gs.version.cuda is None and gs.version.__version__ == gs.__version__


def test_settings_of_backends_can_be_read_back() -> None:
    assert not gs.backends.mps.is_available() and not gs.backends.cuda.is_built()
    gs.backends.cudnn.benchmark = True
    assert gs.backends.cudnn.benchmark
    with gs.backends.cudnn.flags(benchmark=False, deterministic=True):
        assert gs.backends.cudnn.deterministic and not gs.backends.cudnn.benchmark
    assert gs.backends.cudnn.benchmark and not gs.backends.cudnn.deterministic
    gs.backends.cudnn.benchmark = False
    gs.backends.cuda.matmul.allow_tf32 = True
    block = gs.backends.cudnn.flags(no_such=True)
    with pytest.raises(TypeError, match="unexpected keyword argument"):
        block.__enter__()
    assert importlib.import_module("gradsmith.backends.cudnn") is gs.backends.cudnn


def test_jit_returns_what_it_is_given() -> None:
    program = """
import warnings
import gradsmith as gs
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    def f(x): return x + 1
    assert gs.compile(f, disable=True) is f and gs.compile(mode="max-autotune")(f)(gs.ones(1)).item() == 2
    assert gs.jit.script(f) is f and gs.jit.script(f) is f and gs.jit.trace(f, (gs.ones(1),)) is f
    assert gs.jit.ignore(f) is f and gs.jit.ignore(drop=True)(f) is f and gs.jit.unused(f) is f
    assert gs.compiler.disable(f) is f and gs.compiler.disable()(f) is f
print([str(w.message).split()[0] for w in caught], [w.filename for w in caught])
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    names = "['gradsmith.jit.script', 'gradsmith.jit.trace']"
    assert done.stdout.startswith(names), done.stdout
    assert not gs.jit.is_scripting() and not gs.compiler.is_compiling()
    assert gs.jit.isinstance([1], list[int]) and not gs.jit.isinstance([1], dict[str, int])
    assert gs.jit.annotate(int, 3) == 3
    with pytest.raises(RuntimeError, match="Either mode or options"):
        gs.compile(lambda: 0, mode="default", options={})
    for refused in (lambda: gs.jit.save(None, "f"), lambda: gs.jit.load("f")):
        with pytest.raises(NotImplementedError, match="state_dict"):
            refused()


def fails(index: int, how: str) -> None:
    """What a process does."""
    if index == 1:
        if how == "raises":
            raise ValueError("number one")
        sys.exit(3)


def test_processes_by_spawn() -> None:
    from gradsmith import multiprocessing as mp

    assert mp.Process and mp.get_sharing_strategy() in mp.get_all_sharing_strategies()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # fork beside threads
        mp.start_processes(fails, ("not",), 1, start_method="fork")
        with pytest.raises(
            mp.ProcessRaisedException, match=r"(?s)Process 1 .*ValueError: number one"
        ):
            mp.start_processes(fails, ("raises",), 2, start_method="fork")
        with pytest.raises(
            mp.ProcessExitedException, match="process 1 terminated with exit code 3"
        ):
            mp.start_processes(fails, ("exits",), 2, start_method="fork")
