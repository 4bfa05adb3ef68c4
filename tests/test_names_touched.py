"""Names that programs touch and that do little, or what they always did."""

from __future__ import annotations

import inspect
import pickle
import warnings

import pytest

import gradsmith as gs
from gradsmith import nn


def test_settings_of_compilers_are_kept():
    import gradsmith._dynamo
    import gradsmith._inductor.config

    config = gradsmith._inductor.config
    assert config.coordinate_descent_tuning is False
    gradsmith._dynamo.config.suppress_errors = True
    try:
        gradsmith._dynamo.reset()
        assert gradsmith._dynamo.config.suppress_errors
    finally:
        gradsmith._dynamo.config.suppress_errors = False


def test_a_prefix_of_keys_is_taken_off():
    from gradsmith.nn.modules.utils import consume_prefix_in_state_dict_if_present

    module = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
    state = nn.DataParallel(module).state_dict()
    consume_prefix_in_state_dict_if_present(state, "module.")
    assert list(state) == list(module.state_dict())
    assert sorted(state._metadata) == sorted(module.state_dict()._metadata)
    assert str(module.load_state_dict(state)) == "<All keys matched successfully>"


def test_weights_are_laid_out_by_their_dimensions():
    layers = nn.Sequential(nn.Conv2d(3, 4, 3), nn.ConvTranspose2d(3, 4, 3), nn.Conv3d(2, 2, 2))
    before = [p.clone() for p in layers.parameters()]
    assert nn.utils.convert_conv2d_weight_memory_format(layers, gs.channels_last) is layers
    assert [m.weight.stride() for m in layers[:2]] == [(27, 1, 9, 3), (36, 1, 12, 4)]
    assert layers[2].weight.is_contiguous()
    nn.utils.convert_conv3d_weight_memory_format(layers, gs.channels_last_3d)
    assert layers[2].weight.is_contiguous(memory_format=gs.channels_last_3d)
    assert all(p.equal(q) for p, q in zip(layers.parameters(), before))


def test_forks_are_calls_and_nothing_is_scripted():
    future = gs.jit.fork(lambda x: x + 1, gs.ones(1))
    assert gs.jit.wait(future) == 2 and future.done()
    assert not isinstance(nn.Linear(1, 1), gs.jit.ScriptModule)


def test_the_older_comparison_of_values():
    with pytest.warns(FutureWarning, match="assert_close"):
        gs.testing.assert_allclose(gs.ones(2), gs.ones(2, dtype=gs.float64) + 5e-5)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", FutureWarning)
        gs.testing.assert_allclose([1.0, float("nan")], gs.tensor([1.0, float("nan")]))
        with pytest.raises(AssertionError, match="not close"):
            gs.testing.assert_allclose(gs.ones(2), gs.ones(2) + 5e-4)


def test_errors_of_linear_algebra_have_their_other_name():
    with pytest.raises(gs._C._LinAlgError):
        gs.linalg.inv(gs.zeros(2, 2))


@pytest.mark.parametrize("name", ["masked", "package"])
def test_modules_that_are_not_here_say_what_to_do_instead(name):
    with pytest.raises(ImportError, match=r"cannot import name .*: "):
        __import__(f"gradsmith.{name}")


def test_tensors_become_one_and_come_apart():
    from gradsmith._utils import _flatten_dense_tensors, _unflatten_dense_tensors

    tensors = [gs.arange(6.0).view(2, 3), gs.tensor(7.0), gs.ones(2)]
    flat = _flatten_dense_tensors(tensors)
    assert flat.tolist() == [0, 1, 2, 3, 4, 5, 7, 1, 1]
    back = _unflatten_dense_tensors(flat, tensors)
    assert isinstance(back, tuple)
    assert all(ours.equal(theirs) for ours, theirs in zip(back, tensors, strict=True))


def test_variables_are_detached_and_ask_for_gradients_as_before():
    from gradsmith.utils.checkpoint import detach_variable

    x, y = gs.ones(2, requires_grad=True) * 2, gs.ones(2)
    a, b, c = detach_variable((x, y, 3))
    assert a.is_leaf and a.requires_grad and not b.requires_grad and c == 3
    with pytest.raises(RuntimeError, match="Only tuple of tensors"):
        detach_variable([x])


def test_annotations_of_optimizers():
    from gradsmith.optim.optimizer import Parameters, ParamsT

    assert ParamsT is Parameters


def test_layers_are_known_by_the_modules_of_pytorch():
    homes = {
        nn.Linear: "linear",
        nn.Identity: "linear",
        nn.Conv2d: "conv",
        nn.Embedding: "sparse",
        nn.LSTM: "rnn",
        nn.MultiheadAttention: "activation",
        nn.Sequential: "container",
        nn.Module: "module",
        nn.TransformerEncoder: "transformer",
        nn.LazyLinear: "linear",
        nn.SyncBatchNorm: "batchnorm",
    }
    for layer, home in homes.items():
        assert layer.__module__ == f"gradsmith.nn.modules.{home}", layer
        assert pickle.loads(pickle.dumps(layer)) is layer
    for former in (b"cgradsmith.generated.layers.linear\nLinear\n.", b"cgradsmith.nn.rnn\nLSTM\n."):
        assert pickle.loads(former) in homes
    assert "class Linear" in inspect.getsource(nn.Linear)

    class Own(nn.Module):
        """A program's."""

    assert "class Own" in inspect.getsource(Own)
    assert "class Bernoulli" in inspect.getsource(gs.distributions.Bernoulli)
    with pytest.raises(OSError):  # not what happens to stand at that line of another file
        inspect.getsource(gs.device)


def test_modules_of_optimizers_have_class_and_function():
    from gradsmith.optim import _functional, adam, lbfgs
    from gradsmith.optim._adafactor import Adafactor, adafactor

    assert adam.Adam is gs.optim.Adam and adam.adam is _functional.adam
    assert lbfgs.LBFGS is gs.optim.LBFGS and Adafactor is gs.optim.Adafactor and callable(adafactor)


def test_versions_compare_as_versions():
    from gradsmith.torch_version import TorchVersion

    versions = [
        "0.4",
        "1.10.0a0",
        "1.10.0rc1",
        "1.10.0",
        "1.10.0+cu113",
        "1.10.0.post1",
        "2.9",
        "2.13.0",
    ]
    for place, text in enumerate(versions):
        for other_place, other in enumerate(versions):
            assert (TorchVersion(text) < other) == (place < other_place), (text, other)
    assert TorchVersion("2.13.0") >= (2, 1) and TorchVersion("2.13") == "2.13.0"
    assert TorchVersion("parrot") > "2.0"


def test_tensors_are_scattered_and_gathered():
    parts = nn.parallel.scatter({"a": gs.arange(5), "b": [gs.ones(2, 2), "text"]}, ["cpu", "cpu"])
    assert [len(p["a"]) for p in parts] == [3, 2] and parts[1]["b"][1] == "text"
    whole = nn.parallel.gather([{"a": p["a"]} for p in parts], "cpu")
    assert whole["a"].tolist() == [0, 1, 2, 3, 4]
    layer = nn.Linear(2, 1)
    out = nn.parallel.parallel_apply(nn.parallel.replicate(layer, [0, 1]), [gs.ones(1, 2)] * 2)
    assert out[0].equal(out[1])


def test_where_storages_go_is_asked_by_name(tmp_path):
    from gradsmith.serialization import default_restore_location

    gs.save({"x": gs.arange(3)}, tmp_path / "x.pt")
    put = lambda storage, _: default_restore_location(storage, "cpu")  # noqa: E731
    assert gs.load(tmp_path / "x.pt", map_location=put)["x"].tolist() == [0, 1, 2]
    with pytest.raises(RuntimeError, match="CUDA"):
        gs.load(tmp_path / "x.pt", map_location=lambda s, _: default_restore_location(s, "cuda:0"))


def test_what_the_library_is_made_of():
    assert "NumPy" in gs.__config__.show() and "threads" in gs.__config__.parallel_info()
    with pytest.raises(gs._C._LinAlgError):
        gs.linalg.inv(gs.zeros(2, 2))
    assert gs.linalg.LinAlgError is gs._C._LinAlgError


def test_names_of_devices_and_groups_that_are_not_there():
    from gradsmith import cuda, distributed
    from gradsmith.utils.checkpoint import get_device_states, set_device_states

    assert not isinstance(gs.ones(1), cuda.FloatTensor) and cuda.memory_cached() == 0
    with pytest.raises(TypeError, match="not available"):
        cuda.FloatTensor(2)
    with cuda.device(-1), cuda.device(None), cuda.device_of(gs.ones(1)):
        pass
    with pytest.raises(AssertionError, match="CUDA"), cuda.device(0):
        pass
    assert not cuda._initialized and get_device_states(gs.ones(1)) == ([], [])
    set_device_states([], [])
    assert distributed.ReduceOp.SUM is not distributed.ReduceOp.MAX
    assert distributed.group.WORLD is None and not distributed.is_nccl_available()


def test_sizes_are_numbers():
    assert not isinstance(gs.ones(2).shape[0], gs.SymInt)
    assert (gs.sym_int(2.7), gs.sym_max(1, 2.0), gs.sym_min(1, 2), gs.sym_not(1)) == (
        2,
        2.0,
        1,
        False,
    )
    assert isinstance(gs.sym_max(3, 2.0), float) and gs.sym_ite(True, 1, 2) == 1
    gs._assert(True, "")
    with pytest.raises(AssertionError, match="no such"):
        gs._assert(gs.tensor(False), "no such")


def test_private_names_that_others_import():
    from gradsmith.distributions.utils import _standard_normal
    from gradsmith.nn import _reduction
    from gradsmith.nn.modules.transformer import _get_activation_fn, _get_clones
    from gradsmith.nn.modules.utils import _reverse_repeat_tuple
    from gradsmith.utils.data._utils.collate import np_str_obj_array_pattern

    assert _reverse_repeat_tuple((1, 2), 2) == (2, 2, 1, 1)
    assert len(_get_clones(nn.Linear(1, 1), 3)) == 3 and _get_activation_fn("relu")(gs.ones(1)) == 1
    assert _reduction.get_enum("sum") == 2
    with pytest.warns(UserWarning, match="reduction='mean'"):
        assert _reduction.legacy_get_string(None, True) == "mean"
    assert np_str_obj_array_pattern.search("<U3") and _standard_normal(
        (2,), gs.float32, None
    ).shape == (2,)
    assert gs._VF.relu(gs.ones(1)) == 1
    gs._C._jit_set_profiling_executor(False)
    gs._dynamo.mark_dynamic(gs.ones(1), 0)


def test_loaders_that_repeat_their_sampler():
    class Repeat:
        def __init__(self, sampler):
            self.sampler = sampler

        def __iter__(self):
            while True:
                yield from self.sampler

    class Loader(gs.utils.data.DataLoader):
        def __init__(self, *args, **options):
            super().__init__(*args, **options)
            self._DataLoader__initialized = False
            self.batch_sampler = Repeat(self.batch_sampler)
            self._DataLoader__initialized = True
            self.iterator = super().__iter__()

        def __iter__(self):
            for _ in range(2):
                yield next(self.iterator)

    loader = Loader(gs.arange(4), batch_size=2)
    assert [b.tolist() for _ in range(2) for b in loader] == [[0, 1], [2, 3]] * 2
    with pytest.raises(ValueError, match="should not be set"):
        loader.batch_sampler = None


def test_recurrent_layers_are_asked_for_shapes_and_checked_by_what_is_overridden():
    lstm = nn.LSTM(3, 6, 2, proj_size=2, bidirectional=True, batch_first=True)
    x = gs.randn(5, 4, 3)
    assert lstm.get_expected_hidden_size(x, None) == (4, 5, 2)
    assert lstm.get_expected_cell_size(x, gs.tensor([3, 1])) == (4, 3, 6)
    assert lstm._flat_weights_names[:2] == ["weight_ih_l0", "weight_hh_l0"]
    states = gs.zeros(4, 5, 2), gs.zeros(4, 5, 6)
    lstm.check_forward_args(x, states, None)
    assert lstm.permute_hidden(states, None) is states
    turned = lstm.permute_hidden((gs.arange(3.0).view(1, 3, 1),) * 2, gs.tensor([2, 0, 1]))
    assert [t.flatten().tolist() for t in turned] == [[2, 0, 1]] * 2
    with pytest.raises(
        RuntimeError, match=r"Expected hidden\[1\] size \(4, 5, 6\), got \[4, 5, 2\]"
    ):
        lstm(x, (states[0], states[0]))
    with pytest.raises(RuntimeError, match="two hidden states"):
        lstm(x, (*states, states[0]))
    with pytest.raises(ValueError, match="to be 2D or 3D, got 4D instead"):
        lstm(x[None])

    class Own(nn.GRU):
        def check_forward_args(self, input, hidden, batch_sizes):
            raise RuntimeError("own check")

    with pytest.raises(RuntimeError, match="own check"):
        Own(3, 4)(gs.randn(2, 1, 3))
