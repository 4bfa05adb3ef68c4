"""The profiler: what it sees, how events nest, what ties backward to forward, and what it writes."""

import gzip
import itertools
import json
import threading
import warnings

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gradsmith as gs
from gradsmith.autograd import Function, detect_anomaly, profiler
from gradsmith.core.state import state
from gradsmith.profiler import (
    ProfilerAction,
    ProfilerActivity,
    profile,
    record_function,
    schedule,
    supported_activities,
    tensorboard_trace_handler,
)

ENGINE = "autograd::engine::evaluate_function: "


def leaf(*shape: int) -> gs.Tensor:
    return gs.ones(*shape, requires_grad=True)


def names(p) -> list[str]:
    return [event.name for event in p.events()]


def only(p, name: str):
    (found,) = [event for event in p.events() if event.name == name]
    return found


class Doubled(Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2

    @staticmethod
    def backward(ctx, g):
        return g * 2


# -- what is seen ----------------------------------------------------------------------------------


def test_operators_and_nodes_are_events() -> None:
    x = leaf(3)
    with profile() as p:
        (x * x).sum().backward()
    assert names(p) == [
        "aten::mul",
        "aten::sum",
        ENGINE + "SumBackward0",
        "SumBackward0",
        "aten::expand",
        ENGINE + "MulBackward0",
        "MulBackward0",
        "aten::mul",
        "aten::mul",
        "aten::add",
        ENGINE + "torch::autograd::AccumulateGrad",
        "torch::autograd::AccumulateGrad",
    ]
    assert x.grad.tolist() == [2.0] * 3


def test_a_node_has_the_number_of_the_call_that_made_it() -> None:
    x = leaf(2)
    with profile() as p:
        y = x.exp()
        z = Doubled.apply(y)
        z.sin().backward(gs.ones(2))
    for call, node in (
        ("aten::exp", "ExpBackward0"),
        ("Doubled", "DoubledBackward"),
        ("aten::sin", "SinBackward0"),
    ):
        assert only(p, call).sequence_nr == only(p, node).sequence_nr >= 0
        assert only(p, ENGINE + node).sequence_nr == only(p, node).sequence_nr
        assert only(p, node).fwd_thread == only(p, call).thread
    assert only(p, "aten::exp").sequence_nr == y.grad_fn._sequence_nr()


def test_calls_that_record_nothing_have_no_number() -> None:
    x = leaf(2)
    y = x * 2
    with profile() as p:
        y.contiguous()  # the same tensor, which an earlier call made
        x.detach().exp()
        with gs.no_grad():
            x.sin()
    assert {event.sequence_nr for event in p.events()} == {-1}


def test_a_node_whose_call_was_not_profiled() -> None:
    y = leaf(2).exp()
    with profile() as p:
        y.backward(gs.ones(2))
    assert only(p, "ExpBackward0").fwd_thread == 0


def test_shapes() -> None:
    x, y = gs.ones(2, 3), gs.ones(3)
    with profile(record_shapes=True) as p:
        gs.cat([x, x])
        (x * y).sum(1)
    assert only(p, "aten::cat").input_shapes == [[[2, 3], [2, 3]], []]
    assert only(p, "aten::mul").input_shapes == [[2, 3], [3]]
    assert only(p, "aten::sum").concrete_inputs[1] == [1]
    with profile() as p:
        x * y
    assert only(p, "aten::mul").input_shapes == []


def test_memory_is_counted_until_it_is_freed() -> None:
    x = gs.ones(100, dtype=gs.float64)
    with profile(profile_memory=True) as p:
        with record_function("kept"):
            y = x * 2
        with record_function("freed"):
            x * 2
        with record_function("view"):
            x.view(10, 10)
        with record_function("in place"):
            x.mul_(2)
        with record_function("dropped"):
            del y
    usage = {event.name: event.cpu_memory_usage for event in p.events()}
    assert usage["kept"] == 800
    assert usage["freed"] == usage["view"] == usage["in place"] == 0
    assert usage["dropped"] == -800
    assert only(p, "freed").self_cpu_memory_usage == -800


def test_stacks_name_the_lines_of_the_program() -> None:
    def inner(x):
        return x.exp()

    x = leaf(2)
    with profile(with_stack=True) as p:
        inner(x).sum().backward()
    event = only(p, "aten::exp")
    assert event.stack[0].startswith(__file__) and event.stack[0].endswith(": inner")
    assert only(p, "ExpBackward0").stack == event.stack
    assert "Source Location" in p.key_averages(group_by_stack_n=1).table()
    assert "Source Location" not in p.key_averages().table()


# -- nesting, exceptions, threads --------------------------------------------------------------------


def test_blocks_nest() -> None:
    @record_function("decorated")
    def work(x):
        return x + 1

    with profile() as p, record_function("outer"):
        with record_function("inner", "some text"):
            work(gs.ones(2))
        gs.ones(2).exp()
    parents = {e.name: e.cpu_parent and e.cpu_parent.name for e in p.events()}
    assert parents["outer"] is None
    assert parents["inner"] == parents["aten::exp"] == "outer"
    assert parents["decorated"] == "inner"
    assert parents["aten::add"] == "decorated"
    outer = only(p, "outer")
    assert outer.is_user_annotation
    assert outer.cpu_time_total >= sum(child.cpu_time_total for child in outer.cpu_children)
    assert outer.self_cpu_time_total >= 0


def test_a_composite_operator_contains_what_it_calls() -> None:
    x = gs.ones(2, 3)
    with profile() as p:
        gs.nn.functional.layer_norm(x, (3,))
    first = p.events()[0]
    assert first.name == "aten::layer_norm"
    assert first.cpu_children and all(e.cpu_parent is not None for e in p.events()[1:])


def test_exceptions_end_what_they_leave() -> None:
    class Fails(Function):
        @staticmethod
        def forward(ctx, x):
            return x * 1

        @staticmethod
        def backward(ctx, g):
            with record_function("in backward"):
                raise ValueError("mine")

    y = Fails.apply(leaf(2)).sum()
    with profile() as p:
        with pytest.raises(ValueError, match="mine"), record_function("block"):
            y.backward()
        with pytest.raises(RuntimeError):
            gs.ones(2) + gs.ones(3)
        gs.ones(2).exp()
    assert only(p, "in backward").cpu_parent.name == "FailsBackward"
    assert only(p, "aten::exp").cpu_parent is None
    assert all(event.time_range.end >= event.time_range.start > 0 for event in p.events())
    assert state.profiler is None and state.mask != 0


def test_an_exception_leaves_the_profile_readable() -> None:
    with pytest.raises(ValueError), profile() as p:
        record_function("never left").__enter__()
        raise ValueError
    assert names(p) == ["never left"]
    assert state.profiler is None and state.mask != 0


def test_threads_are_profiled_one_by_one() -> None:
    started, seen = threading.Barrier(2), {}

    def work(name: str, call) -> None:
        with profile() as p:
            started.wait()
            with record_function(name):
                call(gs.ones(2))
        seen[name] = names(p)

    threads = [
        threading.Thread(target=work, args=("a", gs.exp)),
        threading.Thread(target=work, args=("b", gs.sin)),
    ]
    with profile() as p:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert p.events() == []
    assert seen["a"][0] == "a" and "aten::exp" in seen["a"] and "aten::sin" not in seen["a"]
    assert seen["b"][0] == "b" and "aten::sin" in seen["b"] and "aten::exp" not in seen["b"]


def test_deep_backwards_stay_in_the_profile() -> None:
    def nested(level: int) -> gs.Tensor:
        class Again(Function):
            @staticmethod
            def forward(ctx, x):
                return x * 1

            @staticmethod
            def backward(ctx, g):
                if level:
                    with gs.enable_grad():
                        nested(level - 1).backward()
                return g

        return Again.apply(gs.ones((), requires_grad=True))

    with profile() as p:
        nested(40).backward()
    assert names(p).count("AgainBackward") == 41
    assert {event.thread for event in p.events()} > {1}


def test_one_profile_at_a_time() -> None:
    with profile():
        with pytest.raises(RuntimeError, match="already being profiled"), profile():
            pass
        assert state.profiler is not None
    with pytest.raises(RuntimeError, match="not reentrant"):
        with profiler.profile() as p:
            pass
        with p:
            pass


def test_events_are_there_when_the_block_is_over() -> None:
    with profile() as p, pytest.raises(RuntimeError, match="not finished"):
        p.events()


def test_nothing_happens_while_off() -> None:
    with record_function("nobody looks"):
        assert state.mask != 0
    with profiler.profile(enabled=False) as p:
        assert state.mask != 0 and state.profiler is None
    assert p.enabled is False


def test_beside_anomaly_mode_checkpoint_and_modes() -> None:
    from gradsmith.utils.checkpoint import checkpoint

    x = leaf(2)
    with profile() as p, gs.inference_mode():
        gs.ones(2).exp()
    assert "aten::exp" in names(p)
    with warnings.catch_warnings(), profile() as p:
        warnings.simplefilter("ignore")
        with detect_anomaly():
            checkpoint(gs.exp, x, use_reentrant=False).sum().backward()
    assert names(p).count("aten::exp") == 2
    with profile() as p, gs.autograd.graph.save_on_cpu():
        x.exp().sum().backward()
    assert "ExpBackward0" in names(p)


# -- lists and tables --------------------------------------------------------------------------------


def test_key_averages_group() -> None:
    with profile(record_shapes=True) as p:
        for n in (2, 2, 3):
            gs.ones(n).exp()
            gs.ones(n) + 1
            gs.ones(n).add_(gs.ones(n))
    counts = {a.key: a.count for a in p.key_averages()}
    assert counts["aten::exp"] == counts["aten::add"] == counts["aten::add_"] == 3
    by_shape = p.key_averages(group_by_input_shape=True)
    found = sorted((a.count, a.input_shapes) for a in by_shape if a.key == "aten::exp")
    assert found == [(1, [[3]]), (2, [[2]])]
    average = next(a for a in p.key_averages() if a.key == "aten::exp")
    assert average.cpu_time == average.cpu_time_total / 3
    total = p.events().total_average()
    assert (total.key, total.count) == ("Total", len(p.events()))
    assert p.events().self_cpu_time_total == pytest.approx(total.self_cpu_time_total)


def test_tables() -> None:
    with profile(record_shapes=True, profile_memory=True) as p:
        gs.ones(1000).exp()
        gs.ones(1000) * 2
    table = p.key_averages(group_by_input_shape=True).table(
        sort_by="cpu_time_total", row_limit=1, header="title"
    )
    lines = table.splitlines()
    assert lines[1] == "title"
    titles = [" ".join(title.split()) for title in lines[3].split("  ") if title.strip()]
    assert titles[:3] == ["Name", "Self CPU %", "Self CPU"]
    assert titles[3:8] == ["CPU total %", "CPU total", "CPU time avg", "CPU Mem", "Self CPU Mem"]
    assert titles[8:] == ["# of Calls", "Input Shapes"]
    assert len({len(line) for line in lines[2:6]}) == 1
    assert len(lines) == 8
    assert "3.91 KB" in p.key_averages().table()
    assert ".000s" in p.key_averages().table(time_unit="s")
    with pytest.raises(ValueError, match=r"sort_by must be one of.*'cpu_time_total'"):
        p.key_averages().table(sort_by="cpu")
    with pytest.raises(ValueError, match="time_unit"):
        p.key_averages().table(time_unit="h")
    sizes = [a.self_cpu_memory_usage for a in p.key_averages()]
    rows = p.key_averages().table(sort_by="self_cpu_memory_usage").splitlines()[3:]
    largest = next(a.key for a in p.key_averages() if a.self_cpu_memory_usage == max(sizes))
    assert rows[0].split()[0] == largest


def test_a_table_of_nothing() -> None:
    with profile() as p:
        pass
    assert p.key_averages().table() == "" == str(p.events())


# -- traces ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("packed", [False, True])
def test_a_chrome_trace_has_arrows_from_forward_to_backward(tmp_path, packed) -> None:
    x = leaf(2, 3)
    with profile(record_shapes=True) as p:
        with record_function("forward"):
            y = gs.nn.functional.layer_norm(x, (3,)).sum()
        y.backward()
    p.add_metadata("run", "seven")
    p.add_metadata_json("numbers", "[1, 2]")
    path = str(tmp_path / ("trace.json.gz" if packed else "trace.json"))
    p.export_chrome_trace(path)
    with (gzip.open if packed else open)(path, "rt") as file:
        trace = json.load(file)
    assert trace["run"] == "seven" and trace["numbers"] == [1, 2]
    events = trace["traceEvents"]
    complete = {e["args"]["External id"]: e for e in events if e["ph"] == "X"}
    assert len(complete) == len(p.events())
    assert complete[1]["cat"] == "user_annotation"
    begins = {e["id"]: e for e in events if e["ph"] == "s"}
    ends = {e["id"]: e for e in events if e["ph"] == "f"}
    nodes = [
        e for e in p.events() if e.name.endswith("Backward0") and not e.name.startswith(ENGINE)
    ]
    assert begins.keys() == ends.keys() and len(begins) == len(nodes)
    for number, end in ends.items():
        at = [e for e in complete.values() if e["ts"] == end["ts"] and e["tid"] == end["tid"]]
        tail = [e for e in complete.values() if e["ts"] == begins[number]["ts"]]
        assert any(
            head["args"].get("Sequence number") == t["args"].get("Sequence number")
            for head in at
            for t in tail
        )
        assert begins[number]["ts"] <= end["ts"]


def test_stacks_for_flame_graphs(tmp_path) -> None:
    with profile(with_stack=True) as p:
        gs.ones(100000).exp()
    path = tmp_path / "stacks"
    p.export_stacks(str(path))
    for line in path.read_text().splitlines():
        frames, _, amount = line.rpartition(" ")
        assert int(amount) > 0 and "test_stacks_for_flame_graphs" in frames.split(";")[-1]
    with pytest.raises(ValueError, match="metric should be one of"):
        p.export_stacks(str(path), "calls")


# -- steps -------------------------------------------------------------------------------------------


def test_schedules() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        plan = schedule(wait=1, warmup=1, active=2, repeat=2, skip_first=1)
    n, w, r, s = (
        ProfilerAction.NONE,
        ProfilerAction.WARMUP,
        ProfilerAction.RECORD,
        ProfilerAction.RECORD_AND_SAVE,
    )
    assert [plan(i) for i in range(11)] == [n, n, w, r, s, n, w, r, s, n, n]
    with pytest.raises(AssertionError, match="active=0"):
        schedule(wait=0, warmup=1, active=0)
    with pytest.warns(UserWarning, match="warmup"):
        schedule(wait=0, warmup=0, active=1)


@pytest.mark.parametrize("acc_events", [False, True])
def test_steps_are_recorded_as_scheduled(acc_events) -> None:
    ready = []
    with profile(
        schedule=schedule(wait=1, warmup=1, active=2, repeat=2),
        on_trace_ready=lambda p: ready.append([e.trace_name for e in p.events()]),
        acc_events=acc_events,
    ) as p:
        for step in range(9):
            watched = step % 4 != 0 and step < 8
            assert (state.profiler is not None) == watched
            gs.ones(2).exp()
            p.step()
    steps = [[n for n in found if n.startswith("ProfilerStep")] for found in ready]
    first, second = ["ProfilerStep#2", "ProfilerStep#3"], ["ProfilerStep#6", "ProfilerStep#7"]
    assert steps == [first, first + second if acc_events else second]
    assert state.profiler is None and state.mask != 0


def test_traces_of_each_cycle(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time_ns", lambda: 7)  # a clock may stand still
    with profile(
        schedule=schedule(wait=0, warmup=1, active=1),
        on_trace_ready=tensorboard_trace_handler(str(tmp_path), "me"),
    ) as p:
        for _ in range(4):
            gs.ones(2).exp()
            p.step()
    files = sorted(tmp_path.iterdir())
    assert len(files) == 2
    assert all(f.name.startswith("me.") and f.name.endswith(".pt.trace.json") for f in files)
    assert all(json.loads(f.read_text())["traceEvents"] for f in files)


def test_leaving_something_out() -> None:
    x = gs.ones(2)
    with profile() as p:
        x.exp()
        p.toggle_collection_dynamic(False, [ProfilerActivity.CPU])
        assert state.mask != 0
        x.sin()
        p.toggle_collection_dynamic(True, [ProfilerActivity.CPU])
        x.cos()
    p.toggle_collection_dynamic(True, [ProfilerActivity.CPU])
    assert state.profiler is None
    assert names(p) == ["aten::exp", "aten::cos"]


def test_start_and_stop() -> None:
    p = profile()
    p.start()
    gs.ones(2).exp()
    p.stop()
    assert "aten::exp" in names(p)


# -- refusals ----------------------------------------------------------------------------------------


def test_what_cannot_be_profiled_is_refused() -> None:
    assert supported_activities() == {ProfilerActivity.CPU}
    with pytest.warns(UserWarning, match="CUDA is not available, disabling CUDA profiling"):
        profile(activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA])
    with (
        pytest.warns(UserWarning),
        pytest.raises(AssertionError, match="No valid profiler activities"),
    ):
        profile(activities=[ProfilerActivity.CUDA])
    for call in (
        lambda: profile(with_flops=True),
        lambda: profile(with_modules=True),
        lambda: profiler.profile(use_device="cuda"),
        lambda: profiler.profile(use_cuda=True),
        lambda: profiler.emit_nvtx(),
        lambda: profiler.emit_itt(),
        lambda: profiler.load_nvprof("file"),
        lambda: profile().export_memory_timeline("file"),
    ):
        with pytest.raises(NotImplementedError):
            call()
    with profiler.emit_nvtx(enabled=False), profiler.emit_itt(enabled=False):
        pass


# -- any nesting ---------------------------------------------------------------------------------------

trees = st.recursive(st.just([]), lambda children: st.lists(children, max_size=3), max_leaves=12)


@given(trees)
def test_any_nesting_comes_back_as_it_was(tree) -> None:
    """A block for each node of a tree, an operator in each leaf, and half of the blocks left by exceptions."""
    x = gs.ones(2)
    count = 0

    def run(node) -> None:
        nonlocal count
        count += 1
        fails = count % 2
        try:
            with record_function(f"{len(node)}"):
                for child in node:
                    run(child)
                if not node:
                    x.exp()
                if fails:
                    raise KeyError
        except KeyError:
            pass

    with profile() as p:
        run(tree)

    def rebuilt(event):
        if event.name == "aten::exp":
            return None
        children = [rebuilt(child) for child in event.cpu_children]
        return [child for child in children if child is not None]

    (root,) = [event for event in p.events() if event.cpu_parent is None]
    assert rebuilt(root) == tree
    for event in p.events():
        for child in event.cpu_children:
            assert event.time_range.start <= child.time_range.start
            assert child.time_range.end <= event.time_range.end
        for one, other in itertools.pairwise(event.cpu_children):
            assert one.time_range.end <= other.time_range.start
    assert sum(e.self_cpu_time_total for e in p.events()) == pytest.approx(root.cpu_time_total)
