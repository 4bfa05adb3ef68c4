"""What of PyTorch is not here says so, and what programs ask before they choose a device or a compiler does little."""

from __future__ import annotations

import importlib
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

import gradsmith as gs

ABSENT = [
    ("gradsmith", "masked", "keep the mask beside"),
    ("gradsmith", "symeig", "removed it, too: write gradsmith.linalg.eigh"),
    ("gradsmith", "qscheme", "no quantized tensors"),
    ("gradsmith", "sspaddmm", "see gradsmith.sparse_coo_tensor"),
    ("gradsmith.nn", "quantized", "no quantized tensors"),
    ("gradsmith.backends", "quantized", "no quantized tensors"),
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


def test_a_scripted_module_says_how_it_is_saved() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        scripted = gs.jit.script(gs.nn.Linear(1, 1))
    with pytest.raises(AttributeError, match=r"no attribute 'save': write gradsmith\.save\("):
        scripted.save("model.pt")
    assert not hasattr(scripted, "save")


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
    assert gs.cuda.memory_reserved() == gs.cuda.max_memory_reserved() == 0
    assert gs.cuda.get_rng_state_all() == []
    gs.cuda.set_rng_state_all([])
    gs.cuda.seed_all()
    with pytest.raises(RuntimeError, match="states were given"):
        gs.cuda.set_rng_state_all([gs.get_rng_state()])
    for call in (gs.cuda.synchronize, gs.cuda.current_device, lambda: gs.cuda.set_device(0)):
        with pytest.raises(AssertionError, match="gradsmith has no CUDA of its own"):
            call()
    with pytest.raises(AttributeError, match=r"'nccl': gradsmith has no CUDA of its own"):
        gs.cuda.nccl  # noqa: B018
    for others in (gs.mps, gs.xpu):
        assert not others.is_available() and others.device_count() == 0
    assert gs.cpu.is_available() and gs.cpu.device_count() == 1
    gs.cpu.synchronize()
    assert gs.version.cuda is None and gs.version.__version__ == gs.__version__


def test_without_another_backend_there_is_no_accelerator() -> None:
    """In a process of its own: a backend once registered stays, whoever registered it."""
    program = """
import gradsmith as gs
print(gs.accelerator.is_available(), gs.accelerator.current_accelerator(), gs.accelerator.device_count())
try:
    gs.accelerator.synchronize()
except RuntimeError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    first, second = done.stdout.splitlines()
    assert first == "False None 0" and "when none is available" in second, done.stderr


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


def test_names_that_programs_import_and_may_never_call() -> None:
    from gradsmith import hub, onnx
    from gradsmith.cuda import Event, Stream, get_device_name
    from gradsmith.distributed import destroy_process_group, get_rank, init_process_group
    from gradsmith.functional import norm
    from gradsmith.nn.common_types import _size_2_t  # noqa: F401
    from gradsmith.nn.parallel import DistributedDataParallel
    from gradsmith.utils.data._utils.collate import default_collate
    from gradsmith.utils.model_zoo import load_url

    assert norm is gs.norm and default_collate([1, 2]).tolist() == [1, 2]
    assert hub.get_dir().endswith("hub") and not onnx.is_in_onnx_export()
    refusals = (
        *((NotImplementedError, "downloads nothing", lambda: load_url("https://a.b")),),
        *((NotImplementedError, "PyTorch loads it", lambda: onnx.export(None, (), "f")),),
        *(
            (
                NotImplementedError,
                "docs/scaling.md",
                lambda: init_process_group("gloo", rank=0, world_size=2),
            ),
        ),
        *((ValueError, "has not been initialized", lambda: get_rank()),),
        *((AssertionError, "Process group cannot be None", lambda: destroy_process_group()),),
        *((AssertionError, "not compiled with CUDA", lambda: get_device_name(0)),),
        *((AssertionError, "not compiled with CUDA", lambda: Event(enable_timing=True)),),
    )
    for kind, words, call in refusals:
        with pytest.raises(kind, match=words):
            call()
    module = gs.nn.Linear(1, 1)
    assert not isinstance(module, DistributedDataParallel)
    assert isinstance(None, Stream | None) and not isinstance(module, (Event, Stream))


def test_modules_around_modules_pass_calls_on() -> None:
    module = gs.nn.Linear(2, 3)
    around = gs.nn.DataParallel(module, device_ids=[0, 1])
    x = gs.ones(4, 2)
    assert gs.equal(around(x), module(x)) and next(iter(around.state_dict())) == "module.weight"
    assert gs.equal(gs.nn.parallel.data_parallel(module, x), module(x))


def _adds(shared: gs.Tensor) -> None:
    """What another process does."""
    shared += 1


@pytest.mark.parametrize("start", ["fork", "spawn"])
def test_shared_memory_is_seen_by_other_processes(start: str) -> None:
    from gradsmith import multiprocessing as mp

    module = gs.nn.BatchNorm1d(2)
    assert not module.weight.is_shared()
    module.share_memory()
    assert module.weight.is_shared() and module.weight.untyped_storage().is_shared()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # fork beside threads
        process = mp.get_context(start).Process(target=_adds, args=(module.running_mean,))
        process.start()
        process.join()
    assert process.exitcode == 0 and module.running_mean.tolist() == [1, 1]
    assert module(gs.ones(3, 2)).shape == (3, 2)


def test_memory_that_others_see_is_not_moved() -> None:
    x = gs.arange(3.0)
    view = x[1:]
    with pytest.raises(RuntimeError, match=r"shape \[3\].*share a clone"):
        x.share_memory_()
    x += 1
    assert view.tolist() == [2, 3] and not x.is_shared()
    assert x.clone().share_memory_().is_shared()
    result = gs.ones(3, requires_grad=True).exp().detach()  # the node that saved it is gone
    assert result.share_memory_().is_shared()


def test_a_layer_that_was_trained_moves_to_shared_memory() -> None:
    layer = gs.nn.Linear(2, 2)
    optimizer = gs.optim.SGD(layer.parameters(), 0.1)
    for _ in range(2):
        optimizer.zero_grad()
        layer(gs.ones(1, 2)).sum().backward()
        optimizer.step()
        layer.share_memory()
        assert all(parameter.is_shared() for parameter in layer.parameters())
    assert layer.bias.grad is not None and layer.bias.grad.tolist() == [1, 1]
    x = gs.ones(1, 2, requires_grad=True)
    result = layer(x).sum()
    layer.weight.data = layer.weight.detach().clone()
    layer.share_memory()
    result.backward()
    assert gs.equal(x.grad, layer.weight.detach().sum(0, keepdim=True))


def test_events_are_what_tensorboard_reads(tmp_path: Path) -> None:
    try:
        import tensorboard  # noqa: F401
    except ModuleNotFoundError:
        with pytest.raises(ModuleNotFoundError, match="pip install tensorboard"):
            importlib.import_module("gradsmith.utils.tensorboard")
        return
    from tensorboard.backend.event_processing.event_accumulator import EventAccumulator

    from gradsmith.utils.tensorboard import SummaryWriter

    assert (
        importlib.import_module("gradsmith.utils.tensorboard.writer").SummaryWriter is SummaryWriter
    )
    with SummaryWriter(tmp_path) as writer:
        for step in range(3):
            writer.add_scalar("loss", gs.tensor(step / 2), step)
        writer.add_histogram("weights", gs.arange(10.0))
        writer.add_image("picture", gs.rand(3, 4, 5))
        writer.add_text("words", "text")
        with pytest.raises(ValueError, match="a number is expected"):
            writer.add_scalar("loss", gs.ones(2))
        with pytest.raises(NotImplementedError, match="add_graph"):
            writer.add_graph(gs.nn.Linear(1, 1))
    read = EventAccumulator(str(tmp_path))
    read.Reload()
    assert [(e.step, e.value) for e in read.Scalars("loss")] == [(0, 0.0), (1, 0.5), (2, 1.0)]
    assert (read.Images("picture")[0].width, read.Images("picture")[0].height) == (5, 4)
    assert read.Histograms("weights")[0].histogram_value.sum == 45


def test_what_hub_finds_without_downloading(tmp_path: Path) -> None:
    from gradsmith import hub

    url = "https://models.example/weights-0123abcd.pth"
    with pytest.raises(NotImplementedError, match="downloads nothing"):
        hub.load_state_dict_from_url(url, model_dir=str(tmp_path))
    gs.save({"weight": gs.ones(2)}, tmp_path / "weights-0123abcd.pth")
    assert hub.load_state_dict_from_url(url, str(tmp_path))["weight"].tolist() == [1.0, 1.0]
    (tmp_path / "hubconf.py").write_text(
        "def double(x, *, by=2): return x * by\n", encoding="utf-8"
    )
    assert hub.load(str(tmp_path), "double", 4, source="local", trust_repo=True, by=3) == 12
    with pytest.raises(RuntimeError, match="Cannot find callable triple in hubconf"):
        hub.load(str(tmp_path), "triple", source="local")
    assert str(tmp_path) not in sys.path
    with hub.tqdm(total=2) as bar:
        bar.update(2)
    assert bar.n == bar.total
