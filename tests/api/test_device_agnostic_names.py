"""What programs ask of any device and of PyTorch's compilers, where there is nothing to wait for and nothing to compile."""

from __future__ import annotations

import numpy as np
import pytest

import gradsmith as gs


def test_streams_of_the_cpu() -> None:
    usual = gs.cpu.current_stream()
    other = gs.cpu.Stream(priority=0)
    with gs.cpu.stream(other):
        assert gs.cpu.current_stream() is other
        with gs.cpu.stream(None), gs.cpu.StreamContext(usual):
            assert gs.cpu.current_stream("cpu") is usual
        assert gs.cpu.current_stream() is other
    assert gs.cpu.current_stream() is usual
    event = gs.cpu.Event()
    event.record(other)
    other.wait_event(event)
    usual.wait_stream(other)
    assert usual.record_event() is None
    event.wait()
    event.synchronize()
    assert event.query()


def test_stances_and_regions_leave_functions_as_they_are() -> None:
    def double(x: gs.Tensor) -> gs.Tensor:
        return x * 2

    gs.compiler.set_stance("force_eager")
    with gs.compiler.set_stance("default", skip_guard_eval_unsafe=True):
        assert gs.compiler.set_stance("fail_on_recompile")(double) is double
    assert gs.compiler.nested_compile_region(double) is double
    assert gs.compiler.nested_compile_region()(double) is double
    assert gs.compiler.substitute_in_graph(sum)(double) is double
    with gs.jit.optimized_execution(False), gs.jit.fuser("fuser2"), gs.jit.strict_fusion():
        assert double(gs.ones(1)).item() == 2
    before = gs.jit.set_fusion_strategy([("STATIC", 3)])
    assert gs.jit.set_fusion_strategy(before) == [("STATIC", 3)]
    gs.jit.enable_onednn_fusion(True)
    assert not gs.jit.onednn_fusion_enabled()


def test_a_function_of_arrays_takes_tensors() -> None:
    @gs.compiler.wrap_numpy
    def both(x: np.ndarray, *, y: np.ndarray) -> dict[str, object]:
        """Adds."""
        assert isinstance(x, np.ndarray) and isinstance(y, np.ndarray)
        return {"sum": np.add(x, y), "count": x.size}

    found = both(gs.ones(2), y=gs.arange(2.0))
    assert gs.equal(found["sum"], gs.tensor([1.0, 2.0])) and found["count"] == 2
    assert both.__doc__ == "Adds."


def test_autocasting_of_cuda_by_its_old_names() -> None:
    before = gs.get_autocast_dtype("cuda")
    try:
        with pytest.warns(UserWarning, match=r"set_autocast_dtype\('cuda', dtype\)"):
            gs.set_autocast_gpu_dtype(gs.bfloat16)
        with pytest.warns(UserWarning, match=r"get_autocast_dtype\('cuda'\)"):
            assert gs.get_autocast_gpu_dtype() is gs.get_autocast_dtype("cuda") is gs.bfloat16
    finally:
        gs.set_autocast_dtype("cuda", before)


def test_what_was_built_in() -> None:
    assert gs.compiled_with_cxx11_abi() and gs.has_lapack and gs.has_spectral
    assert not gs.has_mkl and not gs.has_openmp
