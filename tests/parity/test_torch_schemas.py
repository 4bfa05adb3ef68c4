"""PyTorch's own operators, read with our parser, model and derivation of variants."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

torch = pytest.importorskip("torch", reason="compares with PyTorch")
torchgen = pytest.importorskip("torchgen", reason="compares with PyTorch's generator")
from torchgen import gen  # type: ignore[import-untyped]  # noqa: E402

from gradsmith.codegen.diagnostics import Diagnostics  # noqa: E402
from gradsmith.codegen.model.autogen import expand_autogen  # noqa: E402
from gradsmith.codegen.model.native_functions import (  # noqa: E402
    NativeFunction,
    check_references,
    group_native_functions,
    load_native_functions,
    load_tags,
)
from gradsmith.codegen.yaml.loader import load  # noqa: E402
from gradsmith.schema.dispatch_keys import ALIAS_KEYS, DISPATCH_KEYS  # noqa: E402
from gradsmith.schema.function_schema import (  # noqa: E402
    FunctionSchema,
    SchemaError,
    SchemaKind,
    Type,
)
from gradsmith.schema.variants import derive_schema  # noqa: E402

FOLDER = Path(torchgen.__file__).parent / "packaged" / "ATen" / "native"

OTHER_OUT_NAMES = {
    # The names of the `out` arguments are not those of the returns, nor say it the overload.
    "max.dim_max", "min.dim_min", "triangular_solve.X", "linalg_eigh.eigvals",
    "native_batch_norm.out", "_native_batch_norm_legit.no_stats_out",
    "_softmax_backward_data.out", "huber_loss_backward.out",
    "adaptive_max_pool2d.out", "adaptive_max_pool3d.out",
    "fractional_max_pool2d.output", "fractional_max_pool3d.output",
    "max_pool2d_with_indices.out", "max_pool3d_with_indices.out",
    # The functional variant names its returns, the `out` variant does not.
    "multilabel_margin_loss_forward.output", "nll_loss_forward.output",
    "nll_loss2d_forward.output", "log_sigmoid_forward.output",
}  # fmt: skip

UNNAMED_BY_TORCHGEN = {
    # torchgen calls the results out0, out1, ... even where the functional variant names them,
    # which PyTorch's written entries do not.
    "convolution_backward_overrideable.out", "cudnn_affine_grid_generator.out",
    "cudnn_affine_grid_generator_backward.out", "cudnn_grid_sampler.out",
    "cudnn_grid_sampler_backward.out", "fake_quantize_per_tensor_affine_cachemask.out",
    "_fake_quantize_per_tensor_affine_cachemask_tensor_qparams.out",
    "fake_quantize_per_channel_affine_cachemask.out", "_fused_moving_avg_obs_fq_helper.out",
    "_slow_conv2d_backward.output_mask_out",
}  # fmt: skip


@pytest.fixture(scope="module")
def written() -> tuple[NativeFunction, ...]:
    diagnostics = Diagnostics()
    tags = load_tags(load(FOLDER / "tags.yaml", "tags.yaml", diagnostics), diagnostics)
    node = load(FOLDER / "native_functions.yaml", "native_functions.yaml", diagnostics)
    functions = load_native_functions(node, tags, diagnostics)
    check_references(functions, diagnostics)
    assert diagnostics.render() == ""
    return functions


@pytest.fixture(scope="module")
def expanded(written: tuple[NativeFunction, ...]) -> tuple[NativeFunction, ...]:
    diagnostics = Diagnostics()
    functions = expand_autogen(written, diagnostics)
    assert diagnostics.render() == ""
    return functions


@pytest.fixture(scope="module")
def theirs() -> dict[str, gen.NativeFunction]:
    parsed = gen.parse_native_yaml(str(FOLDER / "native_functions.yaml"), str(FOLDER / "tags.yaml"))
    return {str(function.func.name): function for function in parsed.native_functions}


def schema_texts(functions: tuple[NativeFunction, ...]) -> Iterator[str]:
    for function in functions:
        assert function.syntax is not None
        node = function.syntax.get("func")
        yield node.text  # type: ignore[union-attr]


def test_every_schema_prints_what_was_read(written: tuple[NativeFunction, ...]) -> None:
    texts = list(schema_texts(written))
    assert len(texts) > 2500
    assert [str(FunctionSchema.parse(text)) for text in texts] == texts


def test_a_type_is_read_once(written: tuple[NativeFunction, ...]) -> None:
    # What reading all schemas in a tenth of a second rests on (benchmarks/modelling.py measures it).
    for text in {str(a.type) for f in written for a in f.func.arguments.all}:
        assert Type.parse(text) is Type.parse(text)


def test_every_registered_schema_round_trips() -> None:
    texts = [str(schema) for schema in torch._C._jit_get_all_schemas()]
    texts = [text for text in texts if text.startswith("aten::")]
    read = 0
    for text in texts:
        try:
            schema = FunctionSchema.parse(text)
        except SchemaError:
            continue  # TorchScript's own: type variables, tuples, dictionaries
        read += 1
        assert FunctionSchema.parse(str(schema)) == schema
        if "|" not in text:  # which PyTorch prints in the order of a hash table
            assert str(torch._C.parse_schema(str(schema))) == text
    assert read > 3000


def test_the_model_agrees_with_torchgen(
    written: tuple[NativeFunction, ...], theirs: dict[str, gen.NativeFunction]
) -> None:
    # torchgen does not count writing to self as a mutation unless the name says so.
    written_self = {"set_data", "retain_grad", "record_stream"}
    for function in written:
        other = theirs[str(function.name)]
        assert function.tags == other.tags
        assert {variant.name for variant in function.variants} == {v.name for v in other.variants}
        assert function.structured == other.structured
        assert function.python_module == other.python_module
        assert function.device_guard == other.device_guard
        assert set(map(str, function.autogen)) == set(map(str, other.autogen))
        if function.alias_of is None and "CompositeImplicitAutograd" in function.dispatch:
            assert other.has_composite_implicit_autograd_kernel
        if str(function.name) not in written_self:
            assert function.kind.name == other.func.kind().name
        if "inplace_view" not in function.tags:
            assert function.is_view == other.is_view_op


def test_derived_forms_equal_the_written_ones(written: tuple[NativeFunction, ...]) -> None:
    different = set()
    compared = 0
    for group in group_native_functions(written):
        functional = group.functional
        for form in (group.inplace, group.out):
            if functional is None or form is None:
                continue
            if form.kind is SchemaKind.scratch:
                continue
            compared += 1
            if derive_schema(functional.func, form.name) != form.func:
                different.add(str(form.name))
    assert compared > 900
    assert different == OTHER_OUT_NAMES


def test_derived_forms_equal_those_of_torchgen(
    expanded: tuple[NativeFunction, ...], theirs: dict[str, gen.NativeFunction]
) -> None:
    derived = {str(f.name): str(f.func) for f in expanded if f.origin is not None}
    generated = {name: str(f.func) for name, f in theirs.items() if "generated" in f.tags}
    assert set(generated) <= set(derived)
    different = {name for name, text in generated.items() if derived[name] != text}
    assert different == UNNAMED_BY_TORCHGEN


def test_dispatch_keys_are_pytorchs() -> None:
    names = {
        name: key.value
        for name, key in torch._C.DispatchKey.__members__.items()
        if not name.startswith(("StartOf", "EndOf"))
    }
    assert set(names) <= set(DISPATCH_KEYS)
    ours = [key for key in DISPATCH_KEYS if key in names]
    assert ours == sorted(names, key=names.__getitem__)
    assert list(ALIAS_KEYS) == list(DISPATCH_KEYS[-len(ALIAS_KEYS) :])


def test_the_tags_are_pytorchs() -> None:
    diagnostics = Diagnostics()
    ours = Path(__file__).parents[2] / "tags.yaml"
    tags = load_tags(load(ours, "tags.yaml", diagnostics), diagnostics)
    pytorchs = load_tags(load(FOLDER / "tags.yaml", "tags.yaml", diagnostics), diagnostics)
    assert set(tags) == set(pytorchs)
    assert set(tags) == set(torch.Tag.__members__)
