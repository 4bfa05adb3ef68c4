"""Layers with arguments drawn at random, and what is compared of one call of each and its backward.

Databases of samples vary a layer's arguments one at a time.  Here strides, dilations, groups, masks, unbatched input,
reductions and weights meet as they fall, also where the layer must refuse them.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np


class Values(NamedTuple):
    """A tensor to make: what its elements are drawn from, its shape, and a bound or values that some kinds need."""

    kind: str
    shape: tuple[int, ...]
    more: Any = None


@dataclass
class Case:
    """A layer, how it is made, and what it is called with."""

    layer: str
    args: tuple[Any, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    inputs: list[Any] = field(default_factory=list)
    named: dict[str, Any] = field(default_factory=dict)


class Draw(random.Random):
    """Random numbers in the forms that arguments take."""

    def likely(self, chance: float = 0.5) -> bool:
        return self.random() < chance

    def sizes(self, rank: int, low: int, high: int) -> int | tuple[int, ...]:
        """One number for all dimensions, or one for each."""
        if rank == 1 or self.likely():
            return self.randint(low, high)
        return tuple(self.randint(low, high) for _ in range(rank))

    def maybe(self, chance: float, **options: Any) -> dict[str, Any]:
        return options if self.likely(chance) else {}

    def images(self, channels: int, rank: int, low: int, high: int) -> Values:
        """A batch of them, or one without a batch."""
        extents = [self.randint(low, high) for _ in range(rank)]
        lead = [self.randint(1, 3)] if self.likely(0.8) else []
        return Values("normal", (*lead, channels, *extents))


FAMILIES: list[Callable[[Draw], Case]] = []


def family(function: Callable[[Draw], Case]) -> Callable[[Draw], Case]:
    FAMILIES.append(function)
    return function


@family
def convolution(draw: Draw) -> Case:
    rank, groups = draw.randint(1, 3), draw.choice([1, 1, 2, 3])
    channels, out = groups * draw.randint(1, 3), groups * draw.randint(1, 3)
    options = {
        "stride": draw.sizes(rank, 1, 3),
        "dilation": draw.sizes(rank, 1, 2),
        "groups": groups,
        "bias": draw.likely(0.7),
    }
    transposed = draw.likely()
    if transposed:
        options |= {
            "padding": draw.sizes(rank, 0, 2),
            "output_padding": draw.sizes(rank, 0, 1),
        }
    else:
        options |= {
            "padding": draw.choice([0, draw.sizes(rank, 0, 2), "same", "valid"]),
            "padding_mode": draw.choice(["zeros", "zeros", "reflect", "replicate", "circular"]),
        }
    name = f"Conv{'Transpose' * transposed}{rank}d"
    args = channels, out, draw.sizes(rank, 1, 3)
    return Case(name, args, options, [draw.images(channels, rank, 1, 7)])


@family
def pooling(draw: Draw) -> Case:
    rank = draw.randint(1, 3)
    options = {
        "kernel_size": draw.sizes(rank, 1, 3),
        "padding": draw.sizes(rank, 0, 1),
        "ceil_mode": draw.likely(),
        **draw.maybe(0.5, stride=draw.sizes(rank, 1, 3)),
    }
    images = draw.images(draw.randint(1, 3), rank, 1, 8)
    if draw.likely():
        options |= {"dilation": draw.sizes(rank, 1, 2), "return_indices": draw.likely(0.4)}
        return Case(f"MaxPool{rank}d", (), options, [images])
    options["count_include_pad"] = draw.likely()
    if rank > 1:
        options |= draw.maybe(0.3, divisor_override=draw.randint(1, 5))
    return Case(f"AvgPool{rank}d", (), options, [images])


@family
def pooling_by_norm(draw: Draw) -> Case:
    rank = draw.randint(1, 3)
    order = draw.choice([1, 2, 3, 0.5, float("inf"), -float("inf")])
    options = {"ceil_mode": draw.likely(), **draw.maybe(0.5, stride=draw.randint(1, 3))}
    images = draw.images(2, rank, 1, 8)
    return Case(f"LPPool{rank}d", (order, draw.randint(1, 3)), options, [images])


@family
def adaptive_pooling(draw: Draw) -> Case:
    rank, kind = draw.randint(1, 3), draw.choice(["Max", "Avg"])
    extents = draw.sizes(rank, 1, 4)
    if rank > 1 and draw.likely(0.4):
        extents = tuple(draw.choice([None, 1, 2, 3]) for _ in range(rank))
    options = {"return_indices": draw.likely(0.4)} if kind == "Max" else {}
    return Case(f"Adaptive{kind}Pool{rank}d", (extents,), options, [draw.images(2, rank, 1, 8)])


@family
def layer_norms(draw: Draw) -> Case:
    shape = [draw.randint(1, 5) for _ in range(draw.randint(1, 2))]
    options = {"eps": draw.choice([1e-5, 0.1]), "elementwise_affine": draw.likely(0.7)}
    name = draw.choice(["LayerNorm", "RMSNorm"])
    if name == "LayerNorm":
        options["bias"] = draw.likely()
    values = Values("normal", (draw.randint(1, 3), draw.randint(1, 3), *shape))
    return Case(name, (shape,), options, [values])


@family
def batch_norms(draw: Draw) -> Case:
    rank, channels = draw.randint(1, 3), draw.randint(1, 4)
    options = {
        "eps": draw.choice([1e-5, 0.1]),
        "momentum": draw.choice([0.1, None, 1.0, 0.0]),
        "affine": draw.likely(0.7),
        "track_running_stats": draw.likely(0.7),
    }
    kind = draw.choice(["Batch", "Instance"])
    images = draw.images(channels, rank, 1, 4)
    if kind == "Batch" and rank == 1 and draw.likely():
        images = Values("normal", (draw.randint(1, 4), channels))
    return Case(f"{kind}Norm{rank}d", (channels,), options, [images])


@family
def group_norm(draw: Draw) -> Case:
    groups = draw.randint(1, 3)
    channels = groups * draw.randint(1, 3)
    options = {"affine": draw.likely(), "eps": draw.choice([1e-5, 0.1])}
    shape = draw.randint(1, 3), channels, *(draw.randint(1, 4) for _ in range(draw.randint(0, 2)))
    return Case("GroupNorm", (groups, channels), options, [Values("normal", shape)])


@family
def recurrent(draw: Draw) -> Case:
    name = draw.choice(["RNN", "LSTM", "GRU"])
    size, hidden = draw.randint(1, 4), draw.randint(2, 4)
    options: dict[str, Any] = {
        "num_layers": draw.randint(1, 3),
        "bias": draw.likely(0.8),
        "batch_first": draw.likely(),
        "bidirectional": draw.likely(),
    }
    if name == "RNN":
        options["nonlinearity"] = draw.choice(["tanh", "relu"])
    if name == "LSTM":
        options |= draw.maybe(0.4, proj_size=draw.randint(1, hidden - 1))
    batch, steps = draw.randint(1, 3), draw.randint(1, 4)
    batched = draw.likely(0.8)
    shape = (steps, batch) if not options["batch_first"] else (batch, steps)
    inputs: list[Any] = [Values("normal", (*(shape if batched else (steps,)), size))]
    if draw.likely():
        layers = options["num_layers"] * (2 if options["bidirectional"] else 1)
        lead = (layers, batch) if batched else (layers,)
        state = Values("normal", (*lead, options.get("proj_size") or hidden))
        inputs.append((state, Values("normal", (*lead, hidden))) if name == "LSTM" else state)
    return Case(name, (size, hidden), options, inputs)


@family
def recurrent_cell(draw: Draw) -> Case:
    name = draw.choice(["RNNCell", "LSTMCell", "GRUCell"])
    size, hidden = draw.randint(1, 4), draw.randint(1, 4)
    lead = (draw.randint(1, 3),) if draw.likely(0.8) else ()
    inputs: list[Any] = [Values("normal", (*lead, size))]
    if draw.likely():
        state = Values("normal", (*lead, hidden))
        inputs.append((state, state) if name == "LSTMCell" else state)
    options = {"bias": draw.likely()}
    if name == "RNNCell":
        options |= {"nonlinearity": draw.choice(["tanh", "relu"])}
    return Case(name, (size, hidden), options, inputs)


@family
def attention(draw: Draw) -> Case:
    heads = draw.randint(1, 3)
    width = heads * draw.randint(1, 3)
    options = {
        "bias": draw.likely(),
        "add_bias_kv": draw.likely(0.3),
        "add_zero_attn": draw.likely(0.3),
        "batch_first": draw.likely(),
    }
    keys, values = width, width
    if draw.likely(0.4):
        keys, values = draw.randint(1, 4), draw.randint(1, 4)
        options |= {"kdim": keys, "vdim": values}
    batch, target, source = draw.randint(1, 3), draw.randint(1, 3), draw.randint(1, 4)
    batched = draw.likely(0.8)

    def sequence(length: int, width: int) -> Values:
        lead = (batch, length) if options["batch_first"] else (length, batch)
        return Values("normal", (*(lead if batched else (length,)), width))

    named: dict[str, Any] = {
        "need_weights": draw.likely(),
        "average_attn_weights": draw.likely(),
    }
    if draw.likely(0.4):
        every = (
            (target, source)
            if draw.likely()
            else ((batch if batched else 1) * heads, target, source)
        )
        named["attn_mask"] = Values(draw.choice(["normal", "mask"]), every)
    if draw.likely(0.4):
        named["key_padding_mask"] = Values("padding", (batch, source) if batched else (source,))
    inputs = [sequence(target, width), sequence(source, keys), sequence(source, values)]
    return Case("MultiheadAttention", (width, heads), options, inputs, named)


@family
def transformer(draw: Draw) -> Case:
    heads = draw.randint(1, 2)
    width = heads * draw.randint(1, 3) * 2
    options = {
        "dim_feedforward": draw.randint(1, 5),
        "dropout": 0.0,
        "activation": draw.choice(["relu", "gelu"]),
        "batch_first": draw.likely(),
        "norm_first": draw.likely(),
        "bias": draw.likely(0.8),
    }
    batch, target, source = (draw.randint(1, 3) for _ in range(3))

    def sequence(length: int) -> Values:
        lead = (batch, length) if options["batch_first"] else (length, batch)
        return Values("normal", (*lead, width))

    match draw.choice(["encoder", "decoder", "both"]):
        case "encoder":
            named = draw.maybe(0.4, src_mask=Values("normal", (target, target)))
            return Case(
                "TransformerEncoderLayer", (width, heads), options, [sequence(target)], named
            )
        case "decoder":
            named = draw.maybe(0.4, tgt_mask=Values("normal", (target, target)))
            inputs = [sequence(target), sequence(source)]
            return Case("TransformerDecoderLayer", (width, heads), options, inputs, named)
        case _:
            options |= {
                "d_model": width,
                "nhead": heads,
                "num_encoder_layers": draw.randint(1, 2),
                "num_decoder_layers": draw.randint(1, 2),
            }
            return Case("Transformer", (), options, [sequence(source), sequence(target)])


@family
def embedding(draw: Draw) -> Case:
    rows, width = draw.randint(2, 6), draw.randint(1, 4)
    options = {
        **draw.maybe(0.4, padding_idx=draw.randint(-rows, rows - 1)),
        **draw.maybe(0.3, max_norm=draw.choice([0.5, 1.0]), norm_type=draw.choice([1.0, 2.0, 3.0])),
        **draw.maybe(0.3, scale_grad_by_freq=True),
        **draw.maybe(0.2, sparse=True),
    }
    shape = tuple(draw.randint(0, 3) for _ in range(draw.randint(1, 3)))
    return Case("Embedding", (rows, width), options, [Values("classes", shape, rows)])


@family
def embedding_bag(draw: Draw) -> Case:
    rows, width, mode = draw.randint(2, 6), draw.randint(1, 4), draw.choice(["sum", "mean", "max"])
    options = {
        "mode": mode,
        **draw.maybe(0.4, padding_idx=draw.randint(0, rows - 1)),
        **draw.maybe(0.2, max_norm=0.5),
        **draw.maybe(0.3, include_last_offset=True),
    }
    if draw.likely():
        count = draw.randint(1, 6)
        starts = [0, *sorted(draw.randint(0, count) for _ in range(draw.randint(0, 2)))]
        if "include_last_offset" in options:
            starts.append(count)
        shape: tuple[int, ...] = (count,)
        inputs = [Values("classes", shape, rows), Values("given", (), starts)]
    else:
        shape = draw.randint(1, 3), draw.randint(1, 4)
        inputs = [Values("classes", shape, rows)]
    named = draw.maybe(0.5 if mode == "sum" else 0, per_sample_weights=Values("normal", shape))
    return Case("EmbeddingBag", (rows, width), options, inputs, named)


@family
def loss_of_elements(draw: Draw) -> Case:
    shape = tuple(draw.randint(1, 3) for _ in range(draw.randint(1, 4)))
    name, kind, target, options = draw.choice(
        [
            ("L1Loss", "normal", "normal", {}),
            ("MSELoss", "normal", "normal", {}),
            ("SmoothL1Loss", "normal", "normal", {"beta": draw.choice([0.0, 0.5, 1.0])}),
            ("HuberLoss", "normal", "normal", {"delta": draw.choice([0.5, 1.0])}),
            ("BCELoss", "shares", "shares", {}),
            ("BCEWithLogitsLoss", "normal", "shares", draw.maybe(0.4, pos_weight=Values("shares", shape[-1:]))),
            ("KLDivLoss", "normal", "shares", {}),
            ("KLDivLoss", "normal", "normal", {"log_target": True}),
            ("PoissonNLLLoss", "normal", "counts", {"full": draw.likely()}),
            ("PoissonNLLLoss", "shares", "counts", {"full": draw.likely(), "log_input": False}),
            ("HingeEmbeddingLoss", "normal", "signs", {"margin": draw.choice([1.0, 0.3])}),
            ("SoftMarginLoss", "normal", "signs", {}),
        ]
    )  # fmt: skip
    options = {"reduction": draw.choice(["mean", "sum", "none"]), **options}
    if name.startswith("BCE"):
        options |= draw.maybe(0.4, weight=Values("shares", draw.choice([shape, shape[-1:]])))
    second = shape[1:] if name in ("MSELoss", "L1Loss", "HuberLoss") and draw.likely(0.1) else shape
    return Case(name, (), options, [Values(kind, shape), Values(target, second)])


@family
def loss_of_classes(draw: Draw) -> Case:
    batch, classes = draw.randint(1, 3), draw.randint(1, 4)
    more = tuple(draw.randint(1, 3) for _ in range(draw.choice([0, 0, 1, 2])))
    options = {
        "reduction": draw.choice(["mean", "sum", "none"]),
        **draw.maybe(0.4, weight=Values("shares", (classes,))),
    }
    scores = Values("normal", (batch, classes, *more))
    match draw.choice(["CrossEntropyLoss", "CrossEntropyLoss", "NLLLoss", "MultiMarginLoss"]):
        case "MultiMarginLoss":
            options |= {"p": draw.choice([1, 2]), "margin": draw.choice([1.0, 0.3])}
            inputs = [Values("normal", (batch, classes)), Values("classes", (batch,), classes)]
            return Case("MultiMarginLoss", (), options, inputs)
        case "CrossEntropyLoss" as name if draw.likely(0.3):
            options |= draw.maybe(0.5, label_smoothing=draw.choice([0.1, 0.5]))
            return Case(name, (), options, [scores, Values("shares", scores.shape)])
        case name:
            options |= draw.maybe(0.4, ignore_index=draw.choice([-100, 0, classes - 1]))
            if name == "CrossEntropyLoss":
                options |= draw.maybe(0.4, label_smoothing=draw.choice([0.1, 0.5]))
            if draw.likely(0.2):
                inputs = [Values("normal", (classes,)), Values("classes", (), classes)]
            else:
                inputs = [scores, Values("classes", (batch, *more), classes)]
            return Case(name, (), options, inputs)


@family
def loss_of_several(draw: Draw) -> Case:
    batch, width = draw.randint(1, 3), draw.randint(1, 4)
    flat, table = Values("normal", (batch,)), Values("normal", (batch, width))
    margin = draw.choice([0.0, 0.3])
    name, inputs, options = draw.choice(
        [
            ("GaussianNLLLoss", [table, table, Values("shares", draw.choice([(batch, width), (batch, 1), (batch,)]))], {"full": draw.likely()}),
            ("MarginRankingLoss", [flat, flat, Values("signs", (batch,))], {"margin": margin}),
            ("MultiLabelMarginLoss", [table, Values("labels", (batch, width))], {}),
            ("MultiLabelSoftMarginLoss", [table, Values("bits", (batch, width))], draw.maybe(0.4, weight=Values("shares", (width,)))),
            ("TripletMarginLoss", [table] * 3, {"p": draw.choice([1.0, 2.0, 3.0]), "swap": draw.likely()}),
            ("TripletMarginWithDistanceLoss", [table] * 3, {"swap": draw.likely()}),
            ("CosineEmbeddingLoss", [table, table, Values("signs", (batch,))], {"margin": margin}),
        ]
    )  # fmt: skip
    return Case(name, (), {"reduction": draw.choice(["mean", "sum", "none"]), **options}, inputs)


@family
def loss_of_sequences(draw: Draw) -> Case:
    steps, batch, classes = draw.randint(3, 7), draw.randint(1, 3), draw.randint(2, 4)
    longest, blank = draw.randint(1, 3), draw.choice([0, classes - 1])
    options = {
        "reduction": draw.choice(["mean", "sum", "none"]),
        "zero_infinity": draw.likely(),
        "blank": blank,
    }
    inputs = [
        Values("logarithms", (steps, batch, classes)),
        Values("not blank", (batch, longest), (classes, blank)),
        Values("given", (), [draw.randint(2, steps) for _ in range(batch)]),
        Values("given", (), [draw.randint(1, longest) for _ in range(batch)]),
    ]
    return Case("CTCLoss", (), options, inputs)


@family
def upsampling(draw: Draw) -> Case:
    rank = draw.randint(1, 3)
    smooth = {1: ["linear"], 2: ["bilinear", "bicubic"], 3: ["trilinear"]}[rank]
    mode = draw.choice(["nearest", "nearest-exact", "area", *smooth])
    options: dict[str, Any] = {"mode": mode}
    if mode in smooth:
        options["align_corners"] = draw.choice([None, True, False])
    if draw.likely():
        options["size"] = draw.sizes(rank, 1, 6)
    else:
        factors = [0.5, 0.7, 1.0, 1.3, 1.5, 2, 2.3]
        options["scale_factor"] = draw.choice(factors)
        if rank > 1 and draw.likely():
            options["scale_factor"] = tuple(draw.choice(factors) for _ in range(rank))
        options |= draw.maybe(0.4, recompute_scale_factor=draw.likely())
    shape = draw.randint(1, 3), 2, *(draw.randint(2, 6) for _ in range(rank))
    return Case("Upsample", (), options, [Values("normal", shape)])


@family
def folding(draw: Draw) -> Case:
    kernel, stride, padding, dilation = (
        draw.sizes(2, low, high) for low, high in ((1, 3), (1, 2), (0, 1), (1, 2))
    )
    options = {"stride": stride, "padding": padding, "dilation": dilation}
    if draw.likely():
        return Case("Unfold", (kernel,), options, [draw.images(2, 2, 2, 6)])
    sides = draw.randint(3, 6), draw.randint(3, 6)
    each = [
        (one, one) if isinstance(one, int) else one for one in (kernel, stride, padding, dilation)
    ]
    blocks = 1
    for side, width, jump, pad, step in zip(sides, *each):
        blocks *= max((side + 2 * pad - step * (width - 1) - 1) // jump + 1, 1)
    lead = (draw.randint(1, 3),) if draw.likely(0.8) else ()
    columns = Values("normal", (*lead, 2 * each[0][0] * each[0][1], blocks))
    return Case("Fold", (sides, kernel), options, [columns])


@family
def padding(draw: Draw) -> Case:
    rank = draw.randint(1, 3)
    kind = draw.choice(["Reflection", "Replication", "Zero", "Constant", "Circular"])
    low = -1 if kind in ("Zero", "Constant") else 0
    amounts = draw.choice(
        [draw.randint(0, 2), tuple(draw.randint(low, 3) for _ in range(2 * rank))]
    )
    args = (amounts, draw.choice([0.5, -1.0])) if kind == "Constant" else (amounts,)
    return Case(f"{kind}Pad{rank}d", args, {}, [draw.images(2, rank, 2, 5)])


@family
def activation(draw: Draw) -> Case:
    name, args, options = draw.choice(
        [
            ("ELU", (draw.choice([1.0, 0.3, -0.5]),), {}),
            ("Hardshrink", (draw.choice([0.5, 0.1, 0.0]),), {}),
            ("Softshrink", (draw.choice([0.5, 0.1]),), {}),
            ("Hardtanh", (-0.3, 0.7), {}),
            ("LeakyReLU", (draw.choice([0.01, -0.3, 2.0]),), {}),
            ("PReLU", (draw.choice([1, 6]),), {"init": draw.choice([0.25, -0.5])}),
            ("GELU", (), {"approximate": draw.choice(["none", "tanh"])}),
            ("Softplus", (draw.choice([1.0, 2.0]), draw.choice([20.0, 0.5])), {}),
            ("Threshold", (0.1, 20.0), {}),
            ("GLU", (draw.choice([0, 1, -1]),), {}),
            ("Softmax", (draw.choice([None, 0, 1, -1, 2]),), {}),
            ("LogSoftmax", (draw.choice([None, 0, 1, -1, 2]),), {}),
            *((name, (), {}) for name in ("SELU", "Mish", "SiLU", "Hardswish", "LogSigmoid", "Tanhshrink", "Softsign", "ReLU6")),
        ]
    )  # fmt: skip
    shape = draw.choice([(4, 6, 2), (2, 6), (6,), (2, 0, 4), ()])
    return Case(name, args, options, [Values("normal", shape)])


@family
def dropout(draw: Draw) -> Case:
    kinds = "Dropout", "Dropout1d", "Dropout2d", "Dropout3d", "AlphaDropout", "FeatureAlphaDropout"
    images = draw.images(2, draw.randint(0, 3), 1, 4)
    return Case(draw.choice(kinds), (draw.choice([0.0, 0.3, 1.0]),), {}, [images])


@family
def products(draw: Draw) -> Case:
    batch, bias = draw.randint(1, 3), draw.likely()
    if draw.likely():
        inputs = [Values("normal", (batch, 2)), Values("normal", (batch, 3))]
        return Case("Bilinear", (2, 3, 4), {"bias": bias}, inputs)
    size = draw.randint(0, 3)
    args = size, draw.randint(0, 3)
    return Case("Linear", args, {"bias": bias}, [Values("normal", (batch, size))])


def drawn(seed: int) -> Case:
    """The case of a seed; every family is as likely."""
    draw = Draw(seed)
    return draw.choice(FAMILIES)(draw)


def outcome(library: Any, seed: int) -> list[tuple[Any, ...]]:
    """What the case of `seed` gives in `library`: its outputs, all gradients and its state, or the error."""
    case, draw = drawn(seed), Draw(-seed)
    dtype, training = draw.choice(["float64", "float64", "float32"]), draw.likely(0.6)
    generator = np.random.default_rng(seed)

    def made(value: Any) -> Any:
        if isinstance(value, Values):
            return _tensor(library, value, generator, dtype)
        return tuple(map(made, value)) if type(value) is tuple else value

    found: list[tuple[Any, ...]] = []
    before = library.get_default_dtype()
    library.set_default_dtype(getattr(library, dtype))
    library.manual_seed(seed)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            options = {name: made(value) for name, value in case.options.items()}
            layer = getattr(library.nn, case.layer)(
                *case.args,
                **{name: _detached(value) for name, value in options.items()},
            ).train(training)
            found.append(("repr", repr(layer)))
            inputs = [made(value) for value in case.inputs]
            result = layer(*inputs, **{name: made(value) for name, value in case.named.items()})
            total = 0
            for output in _tensors(result):
                found.append(("output", *_facts(output), _array(output)))
                if output.requires_grad:
                    weights = generator.standard_normal(tuple(output.shape))
                    total = total + (output * library.tensor(np.asarray(weights, dtype))).sum()
            if not isinstance(total, int):
                total.backward()
        found += [("gradient of input", _array(value.grad)) for value in _tensors(inputs)]
        for name, parameter in layer.named_parameters():
            found.append((f"gradient of {name}", _array(parameter.grad)))
        for name, value in layer.state_dict().items():
            found.append((f"state {name}", _array(value)))
    except (NameError, SyntaxError):  # a mistake in the test
        raise
    except Exception as error:  # whatever it is, the other library's must be alike
        found.append(("error", type(error).__name__, str(error).split("\n")[0]))
    finally:
        library.set_default_dtype(before)
    return found


def _facts(output: Any) -> tuple[Any, ...]:
    node = type(output.grad_fn).__name__
    return (
        tuple(output.shape),
        str(output.dtype).split(".")[-1],
        output.requires_grad,
        node,
        output.stride(),
    )


def _detached(value: Any) -> Any:
    return value.detach() if hasattr(value, "detach") else value


def _array(tensor: Any) -> Any:
    if tensor is None:
        return None
    return np.asarray((tensor.to_dense() if tensor.is_sparse else tensor).detach().numpy())


def _tensors(value: Any) -> Iterator[Any]:
    if isinstance(value, (tuple, list)):
        for part in value:
            yield from _tensors(part)
    elif value is not None:
        yield value


def _tensor(library: Any, values: Values, generator: np.random.Generator, dtype: str) -> Any:
    kind, shape, more = values
    drawn: Any
    match kind:
        case "given":
            return library.tensor(more)
        case "classes":
            return library.tensor(np.asarray(generator.integers(0, more, shape)))
        case "not blank":
            classes, blank = more
            return library.tensor(
                generator.choice([c for c in range(classes) if c != blank], shape)
            )
        case "mask":
            return library.tensor(generator.random(shape) < 0.3)
        case "padding":
            mask = generator.random(shape) < 0.4
            mask[..., 0] = False
            return library.tensor(mask)
        case "labels":
            labels = np.full(shape, -1)
            for row in labels:
                count = generator.integers(0, len(row) + 1)
                row[:count] = generator.permutation(len(row))[:count]
            return library.tensor(labels)
        case "signs":
            drawn = np.where(generator.random(shape) < 0.5, -1, 1)
            return library.tensor(drawn.astype(dtype))
        case "bits":
            return library.tensor((generator.random(shape) < 0.5).astype(dtype))
        case "shares":
            drawn = generator.uniform(0.05, 0.95, shape)
        case "counts":
            drawn = generator.poisson(2.0, shape)
        case "logarithms":
            scores = generator.standard_normal(shape)
            drawn = scores - np.log(np.exp(scores).sum(-1, keepdims=True))
        case "normal":
            drawn = generator.standard_normal(shape)
    return library.tensor(np.asarray(drawn, dtype)).requires_grad_()


def difference(seed: int, ours: Any, theirs: Any) -> str | None:
    """The first thing that differs between the libraries, as text."""
    first, second = outcome(ours, seed), outcome(theirs, seed)
    for mine, other in zip(first, second):
        if not _alike(mine, other):
            return f"{drawn(seed)}: {_text(mine)} for {_text(other)}"
    return None


def _alike(mine: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    if mine[0] == other[0] == "error":
        return mine[1] == other[1]  # messages have tests of their own
    return len(mine) == len(other) and all(map(_equal, mine, other))


def _equal(mine: Any, other: Any) -> bool:
    if not (isinstance(mine, np.ndarray) and isinstance(other, np.ndarray)):
        return bool(type(mine) is type(other) and mine == other)
    tolerance = 1e-9 if mine.dtype == np.float64 else 2e-4
    same = mine.shape == other.shape and mine.dtype == other.dtype
    return same and np.allclose(mine, other, tolerance, tolerance, equal_nan=True)


def _text(facts: tuple[Any, ...]) -> str:
    return " ".join(" ".join(str(fact).split()) for fact in facts)[:300]
