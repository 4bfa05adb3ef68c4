"""Wrong calls as programs make them: by name, functions of the library (gradsmith or PyTorch) that raise."""

# The calls are wrong on purpose: lambdas of anything, and names as short as the calls are many.
# ruff: noqa: E731
# mypy: ignore-errors

import copy
import io
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

CALLS: dict[str, Callable[[Any], Any]] = {}


def many(group: str, **calls: Callable[[Any], Any]) -> None:
    for name, call in calls.items():
        CALLS[f"{group}: {name.replace('_', ' ').strip()}"] = call


F = lambda t: t.nn.functional
many(
    "layer",
    linear=lambda t: t.nn.Linear(3, 4)(t.ones(4, 5)),
    linear_dtype=lambda t: t.nn.Linear(3, 4)(t.ones(4, 3, dtype=t.int64)),
    linear_double=lambda t: t.nn.Linear(3, 4)(t.ones(4, 3, dtype=t.float64)),
    linear_scalar=lambda t: t.nn.Linear(3, 4)(t.tensor(1.0)),
    linear_negative=lambda t: t.nn.Linear(-1, 4),
    linear_strings=lambda t: t.nn.Linear("3", 4),
    linear_list=lambda t: t.nn.Linear(3, 4)([1.0, 2.0, 3.0]),
    linear_none=lambda t: t.nn.Linear(3, 4)(None),
    linear_noarg=lambda t: t.nn.Linear(3, 4)(),
    linear_toomany=lambda t: t.nn.Linear(3, 4)(t.ones(3), t.ones(3)),
    linear_keyword=lambda t: t.nn.Linear(3, 4)(x=t.ones(3)),
    linear_missing=lambda t: t.nn.Linear(3),
    linear_unknown=lambda t: t.nn.Linear(3, 4, biass=True),
    bilinear=lambda t: t.nn.Bilinear(3, 4, 5)(t.ones(2, 3), t.ones(2, 5)),
    bilinear_batch=lambda t: t.nn.Bilinear(3, 4, 5)(t.ones(2, 3), t.ones(3, 4)),
    conv1d_channels=lambda t: t.nn.Conv1d(3, 4, 3)(t.ones(2, 4, 8)),
    conv1d_dims=lambda t: t.nn.Conv1d(3, 4, 3)(t.ones(8)),
    conv2d_channels=lambda t: t.nn.Conv2d(3, 4, 3)(t.ones(2, 1, 8, 8)),
    conv2d_small=lambda t: t.nn.Conv2d(3, 4, 3)(t.ones(2, 3, 2, 2)),
    conv2d_dims=lambda t: t.nn.Conv2d(3, 4, 3)(t.ones(8, 8)),
    conv2d_int=lambda t: t.nn.Conv2d(3, 4, 3)(t.ones(1, 3, 8, 8, dtype=t.uint8)),
    conv2d_kernel=lambda t: t.nn.Conv2d(3, 4, "3"),
    conv2d_groups=lambda t: t.nn.Conv2d(3, 4, 3, groups=2),
    conv2d_padding=lambda t: t.nn.Conv2d(3, 4, 3, padding="full"),
    conv2d_stridedsame=lambda t: t.nn.Conv2d(3, 4, 3, padding="same", stride=2),
    conv2d_mode=lambda t: t.nn.Conv2d(3, 4, 3, padding_mode="mirror"),
    conv2d_reflect=lambda t: t.nn.Conv2d(3, 4, 3, padding=9, padding_mode="reflect")(
        t.ones(1, 3, 4, 4)
    ),
    conv3d=lambda t: t.nn.Conv3d(3, 4, 3)(t.ones(2, 3, 8, 8)),
    convtranspose=lambda t: t.nn.ConvTranspose2d(3, 4, 3)(t.ones(2, 4, 8, 8)),
    convtranspose_size=lambda t: t.nn.ConvTranspose2d(3, 4, 3, stride=2)(
        t.ones(2, 3, 8, 8), output_size=(3, 3)
    ),
    convtranspose_outputpadding=lambda t: t.nn.ConvTranspose2d(3, 4, 3, output_padding=5)(
        t.ones(1, 3, 4, 4)
    ),
    batchnorm1d=lambda t: t.nn.BatchNorm1d(3)(t.ones(2, 4)),
    batchnorm1d_one=lambda t: t.nn.BatchNorm1d(3)(t.ones(1, 3)),
    batchnorm2d_dims=lambda t: t.nn.BatchNorm2d(3)(t.ones(2, 3)),
    batchnorm2d_channels=lambda t: t.nn.BatchNorm2d(3)(t.ones(2, 4, 5, 5)),
    instancenorm=lambda t: t.nn.InstanceNorm2d(3)(t.ones(2, 3, 1, 1)),
    instancenorm_dims=lambda t: t.nn.InstanceNorm2d(3)(t.ones(2, 3)),
    layernorm=lambda t: t.nn.LayerNorm(5)(t.ones(2, 4)),
    layernorm_two=lambda t: t.nn.LayerNorm((3, 4))(t.ones(4)),
    rmsnorm=lambda t: t.nn.RMSNorm(5)(t.ones(2, 4)),
    groupnorm=lambda t: t.nn.GroupNorm(2, 4)(t.ones(2, 5, 3)),
    groupnorm_groups=lambda t: t.nn.GroupNorm(3, 4),
    embedding_index=lambda t: t.nn.Embedding(3, 4)(t.tensor([3])),
    embedding_negative=lambda t: t.nn.Embedding(3, 4)(t.tensor([-1])),
    embedding_float=lambda t: t.nn.Embedding(3, 4)(t.ones(2)),
    embedding_padding=lambda t: t.nn.Embedding(3, 4, padding_idx=5),
    embeddingbag_offsets=lambda t: t.nn.EmbeddingBag(3, 4)(t.tensor([0, 1])),
    embeddingbag_bad=lambda t: t.nn.EmbeddingBag(3, 4)(t.tensor([0, 1]), t.tensor([1])),
    maxpool=lambda t: t.nn.MaxPool2d(3)(t.ones(1, 3, 2, 2)),
    maxpool_dims=lambda t: t.nn.MaxPool2d(2)(t.ones(4)),
    maxpool_padding=lambda t: t.nn.MaxPool2d(2, padding=2)(t.ones(1, 1, 4, 4)),
    maxpool_kernel=lambda t: t.nn.MaxPool2d((2, 2, 2))(t.ones(1, 1, 4, 4)),
    avgpool=lambda t: t.nn.AvgPool2d(3)(t.ones(1, 3, 2, 2)),
    adaptive=lambda t: t.nn.AdaptiveAvgPool2d((2, 2, 2))(t.ones(1, 3, 4, 4)),
    unpool=lambda t: t.nn.MaxUnpool2d(2)(t.ones(1, 1, 2, 2), t.zeros(1, 1, 3, 3, dtype=t.int64)),
    lstm=lambda t: t.nn.LSTM(3, 4)(t.ones(5, 2, 4)),
    lstm_state=lambda t: t.nn.LSTM(3, 4)(t.ones(5, 2, 3), (t.ones(1, 2, 5), t.ones(1, 2, 5))),
    lstm_dims=lambda t: t.nn.LSTM(3, 4)(t.ones(3)),
    gru_state=lambda t: t.nn.GRU(3, 4)(t.ones(5, 2, 3), t.ones(2, 2, 4)),
    rnn_nonlinearity=lambda t: t.nn.RNN(3, 4, nonlinearity="gelu"),
    rnn_layers=lambda t: t.nn.RNN(3, 4, num_layers=0),
    rnn_dropout=lambda t: t.nn.LSTM(3, 4, num_layers=2, dropout=2.0),
    lstmcell=lambda t: t.nn.LSTMCell(3, 4)(t.ones(2, 4)),
    lstmcell_state=lambda t: t.nn.LSTMCell(3, 4)(t.ones(2, 3), (t.ones(2, 5), t.ones(2, 5))),
    grucell=lambda t: t.nn.GRUCell(3, 4)(t.ones(2, 4)),
    rnncell=lambda t: t.nn.RNNCell(3, 4)(t.ones(2, 2, 3)),
    attention_heads=lambda t: t.nn.MultiheadAttention(5, 2),
    attention_width=lambda t: t.nn.MultiheadAttention(4, 2)(
        t.ones(3, 1, 6), t.ones(3, 1, 6), t.ones(3, 1, 6)
    ),
    attention_lengths=lambda t: t.nn.MultiheadAttention(4, 2)(
        t.ones(3, 1, 4), t.ones(5, 1, 4), t.ones(6, 1, 4)
    ),
    attention_mask=lambda t: t.nn.MultiheadAttention(4, 2)(
        t.ones(3, 1, 4), t.ones(3, 1, 4), t.ones(3, 1, 4), attn_mask=t.ones(2, 2)
    ),
    attention_padding=lambda t: t.nn.MultiheadAttention(4, 2)(
        t.ones(3, 1, 4), t.ones(3, 1, 4), t.ones(3, 1, 4), key_padding_mask=t.ones(2, 3) > 0
    ),
    attention_dims=lambda t: t.nn.MultiheadAttention(4, 2)(t.ones(4), t.ones(4), t.ones(4)),
    encoder=lambda t: t.nn.TransformerEncoderLayer(4, 2, 8)(t.ones(3, 1, 6)),
    encoder_activation=lambda t: t.nn.TransformerEncoderLayer(4, 2, 8, activation="swish"),
    encoder_stack=lambda t: t.nn.TransformerEncoder(t.nn.TransformerEncoderLayer(4, 2, 8), 2)(
        t.ones(3, 1, 6)
    ),
    decoder=lambda t: t.nn.TransformerDecoderLayer(4, 2, 8)(t.ones(3, 1, 4), t.ones(3, 1, 6)),
    transformer=lambda t: t.nn.Transformer(4, 2, 1, 1, 8)(t.ones(3, 1, 4), t.ones(3, 2, 4)),
    transformer_width=lambda t: t.nn.Transformer(4, 2, 1, 1, 8)(t.ones(3, 1, 6), t.ones(3, 1, 4)),
    sequential=lambda t: t.nn.Sequential(t.nn.Linear(3, 4), t.nn.ReLU(), t.nn.Linear(5, 2))(
        t.ones(1, 3)
    ),
    sequential_notmodule=lambda t: t.nn.Sequential(t.nn.Linear(3, 4), t.relu),
    sequential_index=lambda t: t.nn.Sequential(t.nn.Linear(3, 4))[3],
    modulelist=lambda t: t.nn.ModuleList([t.nn.Linear(3, 4)])(t.ones(3)),
    modulelist_wrong=lambda t: t.nn.ModuleList([3]),
    moduledict_key=lambda t: t.nn.ModuleDict({"a": t.nn.ReLU()})["b"],
    moduledict_dots=lambda t: t.nn.ModuleDict({"a.b": t.nn.ReLU()}),
    parameterlist=lambda t: t.nn.ParameterList([t.ones(2)])[4],
    flatten=lambda t: t.nn.Flatten(1, 5)(t.ones(2, 3)),
    unflatten=lambda t: t.nn.Unflatten(1, (2, 2))(t.ones(2, 5)),
    unflatten_type=lambda t: t.nn.Unflatten(1, 2.5),
    pixelshuffle=lambda t: t.nn.PixelShuffle(2)(t.ones(1, 3, 4, 4)),
    pixelunshuffle=lambda t: t.nn.PixelUnshuffle(3)(t.ones(1, 3, 4, 4)),
    upsample=lambda t: t.nn.Upsample(scale_factor=2, mode="cubic")(t.ones(1, 3, 4, 4)),
    upsample_bilinear3d=lambda t: t.nn.Upsample(scale_factor=2, mode="bilinear")(t.ones(1, 3, 4)),
    upsample_none=lambda t: t.nn.Upsample()(t.ones(1, 3, 4)),
    dropout=lambda t: t.nn.Dropout(1.5),
    prelu=lambda t: t.nn.PReLU(3)(t.ones(2, 4)),
    glu=lambda t: t.nn.GLU()(t.ones(2, 3)),
    softmax=lambda t: t.nn.Softmax(dim=3)(t.ones(2, 3)),
    softmax2d=lambda t: t.nn.Softmax2d()(t.ones(2, 3)),
    fold=lambda t: t.nn.Fold((4, 4), 2)(t.ones(1, 3, 9)),
    unfold=lambda t: t.nn.Unfold(5)(t.ones(1, 3, 4, 4)),
    pad=lambda t: t.nn.ReflectionPad2d(5)(t.ones(1, 3, 4, 4)),
    padzero=lambda t: t.nn.ZeroPad2d(-5)(t.ones(1, 3, 4, 4)),
    cosine=lambda t: t.nn.CosineSimilarity()(t.ones(2, 3), t.ones(2, 4)),
    pairwise=lambda t: t.nn.PairwiseDistance()(t.ones(2, 3), t.ones(2, 4)),
    spectral=lambda t: t.nn.utils.spectral_norm(t.nn.ReLU()),
    weightnorm=lambda t: t.nn.utils.parametrizations.weight_norm(t.nn.Linear(2, 2), "wait"),
    noforward=lambda t: type("M", (t.nn.Module,), {})()(t.ones(2)),
    nosuper=lambda t: type(
        "M", (t.nn.Module,), {"__init__": lambda self: setattr(self, "a", t.nn.Linear(1, 1))}
    )(),
    attribute=lambda t: t.nn.Linear(2, 2).wait,
    parameter_assign=lambda t: setattr(t.nn.Linear(2, 2), "weight", t.ones(2, 2)),
    registerbuffer=lambda t: t.nn.Linear(2, 2).register_buffer("a.b", t.ones(2)),
    registerparameter=lambda t: t.nn.Linear(2, 2).register_parameter("a", t.ones(2)),
    addmodule=lambda t: t.nn.Linear(2, 2).add_module("weight", t.nn.ReLU()),
    getsubmodule=lambda t: t.nn.Sequential(t.nn.ReLU()).get_submodule("1.a"),
    getparameter=lambda t: t.nn.Sequential(t.nn.Linear(2, 2)).get_parameter("0.wait"),
    to_int=lambda t: t.nn.Linear(2, 2).to(t.int64),
    to_string=lambda t: t.nn.Linear(2, 2).to("gpu"),
    to_cuda=lambda t: t.nn.Linear(2, 2).to("cuda"),
    parameter_int=lambda t: t.nn.Parameter(t.ones(2, dtype=t.int64)),
    clip=lambda t: t.nn.utils.clip_grad_norm_([t.ones(2)], "x"),
    clip_nonfinite=lambda t: _clip(t),
    pack=lambda t: t.nn.utils.rnn.pack_padded_sequence(t.ones(3, 2, 4), t.tensor([1, 3])),
    pack_zero=lambda t: t.nn.utils.rnn.pack_padded_sequence(t.ones(3, 2, 4), t.tensor([3, 0])),
    padseq=lambda t: t.nn.utils.rnn.pad_sequence([t.ones(2, 3), t.ones(4, 5)]),
    vector=lambda t: t.nn.utils.vector_to_parameters([1, 2], [t.ones(2)]),
    init_xavier=lambda t: t.nn.init.xavier_uniform_(t.ones(3)),
    init_kaiming=lambda t: t.nn.init.kaiming_normal_(t.ones(3, 4), mode="fan"),
    init_orth=lambda t: t.nn.init.orthogonal_(t.ones(3)),
    init_gain=lambda t: t.nn.init.calculate_gain("swish"),
    init_eye=lambda t: t.nn.init.eye_(t.ones(3)),
    init_dirac=lambda t: t.nn.init.dirac_(t.ones(3, 4)),
)


def _clip(t):
    p = t.ones(2, requires_grad=True)
    p.grad = t.tensor([float("nan"), 1.0])
    t.nn.utils.clip_grad_norm_([p], 1.0, error_if_nonfinite=True)


many(
    "loss",
    crossentropy_class=lambda t: t.nn.CrossEntropyLoss()(t.ones(2, 3), t.tensor([0, 3])),
    crossentropy_batch=lambda t: t.nn.CrossEntropyLoss()(t.ones(2, 3), t.tensor([0, 1, 2])),
    crossentropy_float=lambda t: t.nn.CrossEntropyLoss()(t.ones(2, 3), t.ones(2)),
    crossentropy_int=lambda t: t.nn.CrossEntropyLoss()(
        t.ones(2, 3, dtype=t.int64), t.tensor([0, 1])
    ),
    crossentropy_int32=lambda t: t.nn.CrossEntropyLoss()(
        t.ones(2, 3), t.tensor([0, 1], dtype=t.int32)
    ),
    crossentropy_weight=lambda t: t.nn.CrossEntropyLoss(t.ones(4))(t.ones(2, 3), t.tensor([0, 1])),
    crossentropy_reduction=lambda t: t.nn.CrossEntropyLoss(reduction="avg")(
        t.ones(2, 3), t.tensor([0, 1])
    ),
    crossentropy_swapped=lambda t: F(t).cross_entropy(t.tensor([0, 1]), t.ones(2, 3)),
    crossentropy_smoothing=lambda t: t.nn.CrossEntropyLoss(label_smoothing=2.0)(
        t.ones(2, 3), t.tensor([0, 1])
    ),
    crossentropy_seq=lambda t: F(t).cross_entropy(t.ones(2, 5, 3), t.zeros(2, 5, dtype=t.int64)),
    crossentropy_list=lambda t: F(t).cross_entropy(t.ones(2, 3), [0, 1]),
    nll=lambda t: t.nn.NLLLoss()(t.ones(2, 3), t.tensor([0, -1])),
    nll_dims=lambda t: F(t).nll_loss(t.ones(2, 3), t.zeros(2, 3, dtype=t.int64)),
    bce_range=lambda t: t.nn.BCELoss()(t.tensor([1.5]), t.tensor([1.0])),
    bce_shape=lambda t: t.nn.BCELoss()(t.ones(2, 1), t.ones(2)),
    bce_dtype=lambda t: t.nn.BCELoss()(t.ones(2), t.ones(2, dtype=t.int64)),
    bcelogits=lambda t: t.nn.BCEWithLogitsLoss()(t.ones(2, 1), t.ones(2)),
    bcelogits_int=lambda t: t.nn.BCEWithLogitsLoss(pos_weight=t.ones(3))(t.ones(2), t.ones(2)),
    mse=lambda t: t.nn.MSELoss()(t.ones(2, 3), t.ones(2, 4)),
    mse_str=lambda t: t.nn.MSELoss()(t.ones(2, 3), "x"),
    mse_none=lambda t: F(t).mse_loss(t.ones(2), None),
    mse_number=lambda t: F(t).mse_loss(t.ones(2), 1.0),
    mse_reduction=lambda t: F(t).mse_loss(t.ones(2), t.ones(2), reduction="average"),
    l1=lambda t: t.nn.L1Loss()(t.ones(2, 3), t.ones(4)),
    smooth=lambda t: t.nn.SmoothL1Loss(beta=-1.0)(t.ones(2), t.ones(2)),
    huber=lambda t: t.nn.HuberLoss(delta=0.0)(t.ones(2), t.ones(2)),
    kl=lambda t: t.nn.KLDivLoss(reduction="batch")(t.ones(2, 3), t.ones(2, 3)),
    kl_shape=lambda t: t.nn.KLDivLoss(reduction="sum")(t.ones(2, 3), t.ones(2, 4)),
    ctc=lambda t: t.nn.CTCLoss()(
        t.ones(5, 2, 4), t.ones(2, 3, dtype=t.int64), t.tensor([6, 5]), t.tensor([3, 3])
    ),
    ctc_targets=lambda t: t.nn.CTCLoss()(
        t.ones(5, 2, 4), t.ones(2, 3, dtype=t.int64), t.tensor([5, 5]), t.tensor([3, 4])
    ),
    hinge=lambda t: t.nn.HingeEmbeddingLoss()(t.ones(2), t.ones(3)),
    margin=lambda t: t.nn.MultiMarginLoss()(t.ones(2, 3), t.tensor([0, 3])),
    margin_p=lambda t: t.nn.MultiMarginLoss(p=3)(t.ones(2, 3), t.tensor([0, 1])),
    multilabel=lambda t: t.nn.MultiLabelMarginLoss()(t.ones(2, 3), t.ones(2, 4, dtype=t.int64)),
    ranking=lambda t: t.nn.MarginRankingLoss()(t.ones(2), t.ones(3), t.ones(2)),
    cosineembed=lambda t: t.nn.CosineEmbeddingLoss()(t.ones(2, 3), t.ones(2, 3), t.ones(2, 3)),
    triplet=lambda t: t.nn.TripletMarginLoss()(t.ones(2, 3), t.ones(2, 4), t.ones(2, 3)),
    triplet_dims=lambda t: t.nn.TripletMarginLoss()(t.ones(2, 3), t.ones(3), t.ones(2, 3)),
    gaussian=lambda t: t.nn.GaussianNLLLoss()(t.ones(2, 3), t.ones(2, 3), t.ones(2, 4)),
    gaussian_negative=lambda t: t.nn.GaussianNLLLoss()(t.ones(2, 3), t.ones(2, 3), -t.ones(2, 3)),
    poisson=lambda t: t.nn.PoissonNLLLoss(reduction="none2")(t.ones(2), t.ones(2)),
    softmargin=lambda t: t.nn.SoftMarginLoss()(t.ones(2), t.ones(3)),
    adaptive=lambda t: t.nn.AdaptiveLogSoftmaxWithLoss(4, 10, [5])(t.ones(2, 4), t.tensor([0, 10])),
    adaptive_cutoffs=lambda t: t.nn.AdaptiveLogSoftmaxWithLoss(4, 10, [5, 5]),
)
many(
    "einsum",
    sizes=lambda t: t.einsum("ij,jk->ik", t.ones(2, 3), t.ones(4, 5)),
    operands=lambda t: t.einsum("ij,jk->ik", t.ones(2, 3)),
    dims=lambda t: t.einsum("ijk->i", t.ones(2, 3)),
    output=lambda t: t.einsum("ij->ik", t.ones(2, 3)),
    repeated=lambda t: t.einsum("ij->ii", t.ones(2, 2)),
    character=lambda t: t.einsum("i1->i", t.ones(2, 3)),
    arrow=lambda t: t.einsum("ij-ik", t.ones(2, 3)),
    none=lambda t: t.einsum("ij"),
    order=lambda t: t.einsum(t.ones(2, 3), "ij->ji"),
    string=lambda t: t.einsum("ij->ji", "x"),
    dots=lambda t: t.einsum("..i.->i", t.ones(2, 3)),
    diagonal=lambda t: t.einsum("ii->i", t.ones(2, 3)),
    dtype=lambda t: t.einsum("i,i->", t.ones(3), t.ones(3, dtype=t.int64)),
)
many(
    "join",
    cat_sizes=lambda t: t.cat([t.ones(2, 3), t.ones(2, 4)], dim=0),
    cat_dims=lambda t: t.cat([t.ones(2, 3), t.ones(2)]),
    cat_dim=lambda t: t.cat([t.ones(2, 3)], dim=2),
    cat_empty=lambda t: t.cat([]),
    cat_tensor=lambda t: t.cat(t.ones(2, 3)),
    cat_two=lambda t: t.cat(t.ones(2), t.ones(2)),
    cat_mixed=lambda t: t.cat([t.ones(2), 3]),
    cat_none=lambda t: t.cat([t.ones(2), None]),
    cat_scalars=lambda t: t.cat([t.tensor(1.0), t.tensor(2.0)]),
    cat_axisstring=lambda t: t.cat([t.ones(2)], dim="x"),
    stack_sizes=lambda t: t.stack([t.ones(2, 3), t.ones(2, 4)]),
    stack_dim=lambda t: t.stack([t.ones(2, 3)], dim=4),
    stack_empty=lambda t: t.stack([]),
    stack_number=lambda t: t.stack([1, 2]),
    stack_tensor=lambda t: t.stack(t.ones(2), 5),
    hstack=lambda t: t.hstack([t.ones(2, 3), t.ones(3, 3)]),
    vstack=lambda t: t.vstack([t.ones(2), t.ones(3)]),
    dstack=lambda t: t.dstack([t.ones(2, 2), t.ones(3, 3)]),
    blockdiag=lambda t: t.block_diag(t.ones(2, 2, 2)),
    cartesian=lambda t: t.cartesian_prod(t.ones(2, 2), t.ones(2)),
    meshgrid=lambda t: t.meshgrid(t.ones(2, 2), t.ones(2)),
    broadcast=lambda t: t.broadcast_tensors(t.ones(2), t.ones(3)),
    split=lambda t: t.split(t.ones(5), [2, 2]),
    split_size=lambda t: t.split(t.ones(5), -1),
    split_dim=lambda t: t.ones(5).split(2, dim=3),
    chunk=lambda t: t.chunk(t.ones(5), 0),
    unbind=lambda t: t.unbind(t.tensor(1.0)),
    unpacking=lambda t: _unpack(t),
    tensorsplit=lambda t: t.tensor_split(t.ones(4), 0),
    hsplit=lambda t: t.hsplit(t.ones(4), 3),
)


def _unpack(t):
    _first, _second = t.ones(3)


many(
    "index",
    out=lambda t: t.ones(2, 3)[2],
    out_second=lambda t: t.ones(2, 3)[0, 3],
    many=lambda t: t.ones(2, 3)[0, 0, 0],
    scalar=lambda t: t.tensor(1.0)[0],
    float=lambda t: t.ones(3)[1.5],
    string=lambda t: t.ones(3)["a"],
    floattensor=lambda t: t.ones(3)[t.ones(2)],
    mask=lambda t: t.ones(3)[t.tensor([True, False])],
    mask2=lambda t: t.ones(2, 3)[t.ones(3, 2) > 0],
    pair=lambda t: t.ones(4, 4)[t.tensor([0, 1]), t.tensor([0, 1, 2])],
    list=lambda t: t.ones(3)[[0, 5]],
    step=lambda t: t.ones(3)[::-1],
    stepzero=lambda t: t.ones(3)[::0],
    slicefloat=lambda t: t.ones(3)[0.5:2],
    dictionary=lambda t: t.ones(3)[{}],
    set_shape=lambda t: t.ones(2, 3).__setitem__(0, t.ones(4)),
    set_out=lambda t: t.ones(2, 3).__setitem__(5, 1.0),
    set_string=lambda t: t.ones(2, 3).__setitem__(0, "x"),
    set_none=lambda t: t.ones(2, 3).__setitem__(0, None),
    set_list=lambda t: t.ones(3).__setitem__(0, [1, 2]),
    set_mask=lambda t: t.ones(3).__setitem__(t.tensor([True, True, False]), t.ones(3)),
    set_masklen=lambda t: t.ones(3).__setitem__(t.tensor([True, True]), 1.0),
    set_index=lambda t: t.ones(3).__setitem__(t.tensor([0, 1]), t.ones(3)),
    set_dtype=lambda t: t.ones(3).__setitem__(t.tensor([0, 1]), t.ones(2, dtype=t.int64)),
    set_leaf=lambda t: t.ones(3, requires_grad=True).__setitem__(0, 1.0),
    gather=lambda t: t.gather(t.ones(2, 3), 1, t.tensor([[3]])),
    gather_dims=lambda t: t.gather(t.ones(2, 3), 1, t.tensor([0])),
    gather_dtype=lambda t: t.gather(t.ones(2, 3), 1, t.ones(2, 1)),
    gather_size=lambda t: t.gather(t.ones(2, 3), 1, t.zeros(3, 1, dtype=t.int64)),
    scatter=lambda t: t.zeros(2, 3).scatter_(1, t.tensor([[3]]), 1.0),
    scatter_src=lambda t: t.zeros(2, 3).scatter_(1, t.zeros(2, 3, dtype=t.int64), t.ones(2, 2)),
    scatter_dtype=lambda t: t.zeros(2, 3).scatter_(
        1, t.zeros(2, 3, dtype=t.int64), t.ones(2, 3, dtype=t.float64)
    ),
    scatteradd=lambda t: t.zeros(3).scatter_add(0, t.tensor([4]), t.ones(1)),
    scatterreduce=lambda t: t.zeros(3).scatter_reduce(0, t.tensor([1]), t.ones(1), "add"),
    indexselect=lambda t: t.index_select(t.ones(2, 3), 1, t.tensor([3])),
    indexselect_float=lambda t: t.index_select(t.ones(2, 3), 1, t.ones(1)),
    indexselect_dims=lambda t: t.index_select(t.ones(2, 3), 1, t.zeros(1, 1, dtype=t.int64)),
    indexadd=lambda t: t.zeros(3).index_add(0, t.tensor([0, 1]), t.ones(3)),
    indexcopy=lambda t: t.zeros(3, 2).index_copy(0, t.tensor([0]), t.ones(1, 3)),
    indexfill=lambda t: t.zeros(3).index_fill(0, t.tensor([3]), 1.0),
    maskedfill=lambda t: t.zeros(3).masked_fill(t.ones(3), 1.0),
    maskedfill_shape=lambda t: t.zeros(3).masked_fill(t.ones(4) > 0, 1.0),
    maskedfill_value=lambda t: t.zeros(3).masked_fill(t.ones(3) > 0, t.ones(3)),
    maskedselect=lambda t: t.masked_select(t.ones(3), t.ones(4) > 0),
    maskedscatter=lambda t: t.zeros(3).masked_scatter(t.ones(3) > 0, t.ones(2)),
    take=lambda t: t.take(t.ones(3), t.tensor([5])),
    takealong=lambda t: t.take_along_dim(t.ones(2, 3), t.tensor([[4]]), 1),
    where=lambda t: t.where(t.ones(3) > 0, t.ones(3), t.ones(4)),
    where_float=lambda t: t.where(t.ones(3), t.ones(3), t.ones(3)),
    select=lambda t: t.select(t.ones(2, 3), 0, 2),
    narrow=lambda t: t.narrow(t.ones(3), 0, 2, 5),
    onehot=lambda t: F(t).one_hot(t.tensor([0, 5]), 3),
    onehot_float=lambda t: F(t).one_hot(t.ones(2)),
    topk=lambda t: t.topk(t.ones(3), 5),
    kthvalue=lambda t: t.kthvalue(t.ones(3), 4),
    iteration=lambda t: list(t.tensor(1.0)),
    length=lambda t: len(t.tensor(1.0)),
    truth=lambda t: bool(t.ones(3)),
    item=lambda t: t.ones(3).item(),
    tofloat=lambda t: float(t.ones(3)),
    toint=lambda t: int(t.ones(2)),
    asindex=lambda t: [1, 2, 3][t.ones(())],
    contains=lambda t: "a" in t.ones(3),
)
many(
    "shape",
    view=lambda t: t.ones(2, 3).view(4),
    view_strides=lambda t: t.ones(2, 3).t().view(6),
    view_minus=lambda t: t.ones(2, 3).view(-1, -1),
    view_div=lambda t: t.ones(2, 3).view(-1, 4),
    view_dtype=lambda t: t.ones(3).view(t.float64),
    view_string=lambda t: t.ones(3).view("x"),
    view_float=lambda t: t.ones(4).view(2.0, 2),
    reshape=lambda t: t.ones(2, 3).reshape(5),
    reshape_minus=lambda t: t.ones(2, 3).reshape(-2, 3),
    reshape_none=lambda t: t.ones(2, 3).reshape(None),
    reshape_function=lambda t: t.reshape(t.ones(2, 3), 6, 1),
    permute=lambda t: t.ones(2, 3).permute(0, 2),
    permute_count=lambda t: t.ones(2, 3).permute(0),
    permute_twice=lambda t: t.ones(2, 3).permute(0, 0),
    transpose=lambda t: t.ones(2, 3).transpose(0, 2),
    transpose_one=lambda t: t.ones(2, 3).transpose(0),
    t=lambda t: t.ones(2, 3, 4).t(),
    mT=lambda t: t.ones(3).mT,
    squeeze=lambda t: t.ones(2, 3).squeeze(4),
    unsqueeze=lambda t: t.ones(2, 3).unsqueeze(4),
    unsqueeze_none=lambda t: t.ones(2, 3).unsqueeze(),
    expand=lambda t: t.ones(2, 3).expand(4, 3),
    expand_few=lambda t: t.ones(2, 3).expand(3),
    expand_minus=lambda t: t.ones(3).expand(-1, 3),
    repeat=lambda t: t.ones(2, 3).repeat(2),
    repeat_negative=lambda t: t.ones(2, 3).repeat(-1, 2),
    repeatinterleave=lambda t: t.repeat_interleave(t.ones(3), t.tensor([1, 2])),
    tile=lambda t: t.tile(t.ones(3), "2"),
    flatten=lambda t: t.flatten(t.ones(2, 3), 1, 0),
    unflatten=lambda t: t.ones(2, 6).unflatten(1, (4, 2)),
    movedim=lambda t: t.movedim(t.ones(2, 3), (0, 1), (1,)),
    swap=lambda t: t.ones(2, 3).swapaxes(0, 5),
    roll=lambda t: t.roll(t.ones(3), (1, 2), 0),
    flip=lambda t: t.flip(t.ones(3), [1]),
    rot90=lambda t: t.rot90(t.ones(3)),
    unfold=lambda t: t.ones(3).unfold(0, 4, 1),
    asstrided=lambda t: t.as_strided(t.ones(3), (4,), (1,)),
    diag=lambda t: t.diag(t.ones(2, 2, 2)),
    diagonal=lambda t: t.diagonal(t.ones(3)),
    broadcast_to=lambda t: t.broadcast_to(t.ones(3), (4,)),
    resize=lambda t: t.ones(3, requires_grad=True).resize_(2),
    zeros_negative=lambda t: t.zeros(-1),
    zeros_float=lambda t: t.zeros(2.5),
    zeros_none=lambda t: t.zeros(),
    zeros_dtype=lambda t: t.zeros(2, dtype="float32"),
    ones_grad=lambda t: t.ones(2, dtype=t.int64, requires_grad=True),
    full=lambda t: t.full((2,)),
    full_value=lambda t: t.full((2,), "x"),
    arange=lambda t: t.arange(0, 5, -1),
    arange_zero=lambda t: t.arange(0, 5, 0),
    arange_string=lambda t: t.arange("5"),
    linspace=lambda t: t.linspace(0, 1, -3),
    linspace_none=lambda t: t.linspace(0, 1),
    eye=lambda t: t.eye(-2),
    tensor_ragged=lambda t: t.tensor([[1, 2], [3]]),
    tensor_string=lambda t: t.tensor("x"),
    tensor_strings=lambda t: t.tensor(["a", "b"]),
    tensor_none=lambda t: t.tensor(None),
    tensor_nothing=lambda t: t.tensor(),
    tensor_dict=lambda t: t.tensor({"a": 1}),
    tensor_object=lambda t: t.tensor([object()]),
    tensor_big=lambda t: t.tensor(2**70),
    tensor_dtype=lambda t: t.tensor([1.0], dtype="float32"),
    tensor_device=lambda t: t.tensor([1.0], device="gpu"),
    tensor_intgrad=lambda t: t.tensor([1], requires_grad=True),
    fromnumpy=lambda t: t.from_numpy([1, 2]),
    rand=lambda t: t.rand("x"),
    randint=lambda t: t.randint(5, 5, (2,)),
    randint_size=lambda t: t.randint(5),
    randperm=lambda t: t.randperm(-1),
    normal=lambda t: t.normal(t.zeros(2), -t.ones(2)),
    bernoulli=lambda t: t.bernoulli(t.tensor([1.5])),
    multinomial=lambda t: t.multinomial(t.ones(3), 5),
    multinomial_neg=lambda t: t.multinomial(-t.ones(3), 1),
    seed=lambda t: t.manual_seed("x"),
)
many(
    "math",
    add=lambda t: t.ones(2, 3) + t.ones(4),
    add_str=lambda t: t.ones(2) + "x",
    add_none=lambda t: t.ones(2) + None,
    add_list=lambda t: t.ones(2) + [1, 2],
    radd=lambda t: "x" + t.ones(2),
    iadd=lambda t: _iadd(t),
    iadd_shape=lambda t: t.ones(2).add_(t.ones(3, 2)),
    iadd_int=lambda t: t.ones(2, dtype=t.int64).add_(1.5),
    iadd_leaf=lambda t: t.ones(2, requires_grad=True).add_(1),
    matmul=lambda t: t.ones(2, 3) @ t.ones(2, 3),
    matmul_dtype=lambda t: t.ones(2, 3) @ t.ones(3, 2, dtype=t.float64),
    matmul_scalar=lambda t: t.ones(2) @ t.tensor(1.0),
    matmul_number=lambda t: t.ones(2) @ 3,
    matmul_batch=lambda t: t.ones(2, 3, 4) @ t.ones(3, 4, 5),
    mm_dims=lambda t: t.mm(t.ones(2, 3), t.ones(3)),
    bmm=lambda t: t.bmm(t.ones(2, 3, 4), t.ones(2, 3, 4)),
    bmm_dims=lambda t: t.bmm(t.ones(3, 4), t.ones(4, 5)),
    addmm=lambda t: t.addmm(t.ones(3), t.ones(2, 3), t.ones(3, 2)),
    dot=lambda t: t.dot(t.ones(3), t.ones(4)),
    dot_dims=lambda t: t.dot(t.ones(2, 2), t.ones(2, 2)),
    mv=lambda t: t.mv(t.ones(2, 3), t.ones(2)),
    outer=lambda t: t.outer(t.ones(2, 2), t.ones(2)),
    cross=lambda t: t.linalg.cross(t.ones(4), t.ones(4)),
    tensordot=lambda t: t.tensordot(t.ones(2, 3), t.ones(2, 3), dims=1),
    inverse=lambda t: t.linalg.inv(t.ones(2, 3)),
    inverse_singular=lambda t: t.linalg.inv(t.zeros(2, 2)),
    inverse_int=lambda t: t.linalg.inv(t.ones(2, 2, dtype=t.int64)),
    cholesky=lambda t: t.linalg.cholesky(-t.eye(2)),
    solve=lambda t: t.linalg.solve(t.eye(2), t.ones(3)),
    solve_singular=lambda t: t.linalg.solve(t.zeros(2, 2), t.ones(2)),
    lstsq=lambda t: t.linalg.lstsq(t.ones(3, 2), t.ones(4, 1)),
    eig=lambda t: t.linalg.eig(t.ones(2, 3)),
    svd=lambda t: t.linalg.svd(t.ones(3)),
    qr=lambda t: t.linalg.qr(t.ones(2, 2), mode="full"),
    det=lambda t: t.det(t.ones(2, 3)),
    matrixpower=lambda t: t.linalg.matrix_power(t.ones(2, 3), 2),
    norm=lambda t: t.norm(t.ones(2, dtype=t.int64)),
    norm_p=lambda t: t.linalg.norm(t.ones(2), "fro2"),
    vectornorm=lambda t: t.linalg.vector_norm(t.ones(2), dim=3),
    multidot=lambda t: t.linalg.multi_dot([t.ones(2, 3)]),
    fft=lambda t: t.fft.fft(t.ones(3), n=0),
    fft_dim=lambda t: t.fft.fft(t.ones(3), dim=2),
    fft_norm=lambda t: t.fft.fft(t.ones(3), norm="x"),
    stft=lambda t: t.stft(t.ones(3), 8, return_complex=True),
    sum_dim=lambda t: t.ones(2, 3).sum(2),
    sum_twice=lambda t: t.ones(2, 3).sum((0, 0)),
    sum_axisstring=lambda t: t.ones(2).sum("x"),
    mean_int=lambda t: t.ones(2, dtype=t.int64).mean(),
    max_empty=lambda t: t.zeros(0).max(),
    argmax_empty=lambda t: t.zeros(0).argmax(),
    max_dim=lambda t: t.ones(2).max(3),
    std=lambda t: t.ones(2, dtype=t.int64).std(),
    softmax=lambda t: t.softmax(t.ones(2, 3), 5),
    softmax_nodim=lambda t: t.softmax(t.ones(2)),
    logsumexp=lambda t: t.logsumexp(t.ones(2), 1),
    cumsum=lambda t: t.cumsum(t.ones(2)),
    cumsum_dim=lambda t: t.cumsum(t.ones(2), 1),
    clamp=lambda t: t.clamp(t.ones(2)),
    clamp_str=lambda t: t.clamp(t.ones(2), min="0"),
    pow=lambda t: t.pow(t.tensor([2]), -1),
    pow_shape=lambda t: t.ones(2) ** t.ones(3),
    divmode=lambda t: t.div(t.ones(2), 2, rounding_mode="down"),
    floordiv=lambda t: t.tensor([1]) // 0,
    remainder=lambda t: t.tensor([1]) % 0,
    shift=lambda t: t.ones(2) << 1,
    bitand=lambda t: t.ones(2) & t.ones(2),
    invert=lambda t: ~t.ones(2),
    neg=lambda t: -t.tensor([True]),
    sort=lambda t: t.sort(t.ones(2), dim=2),
    unique=lambda t: t.unique(t.ones(2), dim=2),
    histc=lambda t: t.histc(t.ones(2), bins=0),
    bincount=lambda t: t.bincount(t.tensor([-1])),
    bincount_float=lambda t: t.bincount(t.ones(2)),
    searchsorted=lambda t: t.searchsorted(t.ones(2, 3), t.ones(3, 2)),
    quantile=lambda t: t.quantile(t.ones(2), 1.5),
    interpolate=lambda t: F(t).interpolate(t.ones(1, 1, 4, 4), size=(2,)),
    interpolate_both=lambda t: F(t).interpolate(t.ones(1, 1, 4), size=2, scale_factor=2),
    gridsample=lambda t: F(t).grid_sample(t.ones(1, 1, 4, 4), t.ones(1, 2, 2, 3)),
    pad=lambda t: F(t).pad(t.ones(2, 3), (1, 1, 1)),
    pad_mode=lambda t: F(t).pad(t.ones(2, 3), (1, 1), mode="wrap"),
    pad_long=lambda t: F(t).pad(t.ones(3), (1, 1, 1, 1)),
    sdpa=lambda t: F(t).scaled_dot_product_attention(
        t.ones(1, 2, 3, 4), t.ones(1, 2, 3, 5), t.ones(1, 2, 3, 4)
    ),
    sdpa_mask=lambda t: F(t).scaled_dot_product_attention(
        t.ones(1, 2, 3, 4), t.ones(1, 2, 3, 4), t.ones(1, 2, 3, 4), t.ones(5, 5)
    ),
    sdpa_causal=lambda t: F(t).scaled_dot_product_attention(
        t.ones(2, 3, 4), t.ones(2, 3, 4), t.ones(2, 3, 4), t.ones(3, 3), is_causal=True
    ),
    conv=lambda t: F(t).conv2d(t.ones(1, 3, 4, 4), t.ones(2, 4, 3, 3)),
    conv_bias=lambda t: F(t).conv2d(t.ones(1, 3, 4, 4), t.ones(2, 3, 3, 3), t.ones(3)),
    conv_stride=lambda t: F(t).conv2d(t.ones(1, 3, 4, 4), t.ones(2, 3, 3, 3), stride=0),
    batchnorm=lambda t: F(t).batch_norm(t.ones(2, 3), t.ones(4), t.ones(4)),
    layernorm=lambda t: F(t).layer_norm(t.ones(2, 3), (3,), t.ones(4)),
    dropout=lambda t: F(t).dropout(t.ones(2), 2.0),
    gelu=lambda t: F(t).gelu(t.ones(2), approximate="fast"),
    normalize=lambda t: F(t).normalize(t.ones(2), dim=3),
    linear=lambda t: F(t).linear(t.ones(2, 3), t.ones(4, 5)),
    linear_bias=lambda t: F(t).linear(t.ones(2, 3), t.ones(4, 3), t.ones(5)),
    embedding=lambda t: F(t).embedding(t.ones(3, 4), t.tensor([1])),
    gumbel=lambda t: F(t).gumbel_softmax(t.ones(2, 3), dim=4),
    cosine=lambda t: F(t).cosine_similarity(t.ones(2, 3), t.ones(3, 4)),
    cdist=lambda t: t.cdist(t.ones(2, 3), t.ones(2, 4)),
    out_dtype=lambda t: t.add(t.ones(2), 1, out=t.ones(2, dtype=t.int64)),
    out_string=lambda t: t.add(t.ones(2), 1, out="x"),
    out_grad=lambda t: t.add(t.ones(2), 1, out=t.ones(2, requires_grad=True)),
    numpy_grad=lambda t: t.ones(2, requires_grad=True).numpy(),
    to=lambda t: t.ones(2).to("float64"),
    type=lambda t: t.ones(2).type("x"),
    attribute=lambda t: t.ones(2).shap,
    modattribute=lambda t: t.summ(t.ones(2)),
    Tensor=lambda t: t.Tensor("x"),
    hash_=lambda t: t.ones(2).add(),
    copy=lambda t: t.ones(2).copy_(t.ones(3)),
    lerp=lambda t: t.lerp(t.ones(2), t.ones(2), "x"),
    result=lambda t: t.result_type(1),
    promote=lambda t: t.can_cast(t.float32),
    allclose=lambda t: t.allclose(t.ones(2), t.ones(2, dtype=t.float64)),
    equal=lambda t: t.equal(t.ones(2), 1),
    isclose=lambda t: t.isclose(t.ones(2), t.ones(3)),
    complexreal=lambda t: t.complex(t.ones(2), t.ones(2, dtype=t.float64)),
    viewasreal=lambda t: t.view_as_real(t.ones(2)),
    imag=lambda t: t.ones(2).imag,
    polar=lambda t: t.polar(t.ones(2), t.ones(2, dtype=t.int64)),
)


def _iadd(t):
    a = t.ones(2)
    a += t.ones(3)


def lin(t):
    return t.nn.Linear(2, 2)


many(
    "optimizer",
    empty=lambda t: t.optim.SGD([], lr=0.1),
    lr=lambda t: t.optim.SGD(lin(t).parameters(), lr=-1.0),
    lr_str=lambda t: t.optim.Adam(lin(t).parameters(), lr="0.1"),
    nolr=lambda t: t.optim.Adam(),
    module=lambda t: t.optim.Adam(lin(t)),
    tensor=lambda t: t.optim.Adam(t.ones(2)),
    numbers=lambda t: t.optim.Adam([1, 2]),
    nongrad=lambda t: t.optim.Adam([t.ones(2, requires_grad=True) * 2]),
    twice=lambda t: _twice_params(t),
    unknown=lambda t: t.optim.Adam(lin(t).parameters(), momentum=0.9),
    betas=lambda t: t.optim.Adam(lin(t).parameters(), betas=(1.0, 2.0)),
    eps=lambda t: t.optim.AdamW(lin(t).parameters(), eps=-1.0),
    decay=lambda t: t.optim.RMSprop(lin(t).parameters(), weight_decay=-1.0),
    nesterov=lambda t: t.optim.SGD(lin(t).parameters(), lr=0.1, nesterov=True),
    groups=lambda t: t.optim.SGD([{"lr": 0.1}], lr=0.1),
    addgroup=lambda t: t.optim.SGD(lin(t).parameters()).add_param_group([t.ones(2)]),
    lbfgs=lambda t: t.optim.LBFGS(lin(t).parameters()).step(),
    lbfgs_groups=lambda t: t.optim.LBFGS(
        [{"params": [t.ones(2, requires_grad=True)]}, {"params": [t.ones(2, requires_grad=True)]}]
    ),
    load=lambda t: t.optim.SGD(lin(t).parameters()).load_state_dict({}),
    load_groups=lambda t: t.optim.SGD(lin(t).parameters()).load_state_dict(
        {"state": {}, "param_groups": []}
    ),
    load_size=lambda t: t.optim.SGD(lin(t).parameters()).load_state_dict(
        {"state": {}, "param_groups": [{"params": [0]}]}
    ),
    closure=lambda t: t.optim.SGD(lin(t).parameters()).step(3),
    gradshape=lambda t: _gradshape(t),
    steplr=lambda t: t.optim.lr_scheduler.StepLR(lin(t), 2),
    onecycle=lambda t: t.optim.lr_scheduler.OneCycleLR(t.optim.SGD(lin(t).parameters()), 0.1),
    onecycle_beyond=lambda t: _onecycle(t),
    lambdalr=lambda t: t.optim.lr_scheduler.LambdaLR(t.optim.SGD(lin(t).parameters()), [len, len]),
    multistep=lambda t: t.optim.lr_scheduler.MultiStepLR(t.optim.SGD(lin(t).parameters()), 3),
    plateau=lambda t: t.optim.lr_scheduler.ReduceLROnPlateau(
        t.optim.SGD(lin(t).parameters()), mode="best"
    ),
    plateau_step=lambda t: t.optim.lr_scheduler.ReduceLROnPlateau(
        t.optim.SGD(lin(t).parameters())
    ).step(),
    plateau_factor=lambda t: t.optim.lr_scheduler.ReduceLROnPlateau(
        t.optim.SGD(lin(t).parameters()), factor=2.0
    ),
    sequential=lambda t: t.optim.lr_scheduler.SequentialLR(
        t.optim.SGD(lin(t).parameters()), [], [1]
    ),
    cosine=lambda t: t.optim.lr_scheduler.CosineAnnealingWarmRestarts(
        t.optim.SGD(lin(t).parameters()), 0
    ),
    initial=lambda t: t.optim.lr_scheduler.StepLR(
        t.optim.SGD(lin(t).parameters()), 2, last_epoch=3
    ),
    averaged=lambda t: t.optim.swa_utils.SWALR(
        t.optim.SGD(lin(t).parameters()), 0.1, anneal_strategy="x"
    ),
)


def _twice_params(t):
    p = t.ones(2, requires_grad=True)
    t.optim.SGD([{"params": [p]}, {"params": [p]}], lr=0.1)


def _gradshape(t):
    p = t.ones(2, requires_grad=True)
    p.grad = t.ones(3)


def _onecycle(t):
    o = t.optim.SGD(lin(t).parameters(), lr=0.1)
    s = t.optim.lr_scheduler.OneCycleLR(o, 0.1, total_steps=2)
    for _ in range(4):
        o.step()
        s.step()


D = lambda t: t.utils.data


class Failing:
    def __len__(self):
        return 4

    def __getitem__(self, index):
        return {}[index]


def ragged(t):
    return [t.ones(2), t.ones(3)]


many(
    "data",
    batch=lambda t: D(t).DataLoader([1, 2], batch_size=0),
    batch_str=lambda t: D(t).DataLoader([1, 2], batch_size="2"),
    shufflesampler=lambda t: D(t).DataLoader([1, 2], shuffle=True, sampler=[0]),
    batchsampler=lambda t: D(t).DataLoader([1, 2], batch_sampler=[[0]], batch_size=2),
    workers=lambda t: D(t).DataLoader([1, 2], num_workers=-1),
    timeout=lambda t: D(t).DataLoader([1, 2], timeout=-1),
    prefetch=lambda t: D(t).DataLoader([1, 2], prefetch_factor=2),
    ragged=lambda t: next(iter(D(t).DataLoader(ragged(t), batch_size=2))),
    objects=lambda t: next(iter(D(t).DataLoader([object(), object()], batch_size=2))),
    none=lambda t: next(iter(D(t).DataLoader([None, None], batch_size=2))),
    lengths=lambda t: next(iter(D(t).DataLoader([[1, 2], [3]], batch_size=2))),
    keys=lambda t: next(iter(D(t).DataLoader([{"a": 1}, {"b": 1}], batch_size=2))),
    dataset_iter=lambda t: next(iter(D(t).DataLoader(3))),
    raising=lambda t: next(iter(D(t).DataLoader(Failing()))),
    tensordataset=lambda t: D(t).TensorDataset(t.ones(2), t.ones(3)),
    tensordataset_list=lambda t: D(t).TensorDataset([1, 2]),
    tensordataset_index=lambda t: D(t).TensorDataset(t.ones(2))[5],
    split=lambda t: D(t).random_split([1, 2, 3], [1, 1]),
    split_fraction=lambda t: D(t).random_split([1, 2, 3], [0.5, 0.7]),
    subset=lambda t: D(t).Subset([1, 2], [5])[0],
    concat=lambda t: D(t).ConcatDataset([]),
    concat_index=lambda t: D(t).ConcatDataset([[1], [2]])[4],
    stackdataset=lambda t: D(t).StackDataset([1], [1, 2]),
    randomsampler=lambda t: D(t).RandomSampler([]),
    randomsampler_num=lambda t: D(t).RandomSampler([1], num_samples=-1),
    weighted=lambda t: D(t).WeightedRandomSampler([1.0, 2.0], 0),
    weighted_nested=lambda t: D(t).WeightedRandomSampler([[1.0], [2.0]], 2),
    batchsampler_size=lambda t: D(t).BatchSampler([0, 1], -1, False),
    batchsampler_drop=lambda t: D(t).BatchSampler([0, 1], 1, "x"),
    distributed=lambda t: D(t).DistributedSampler([1, 2], num_replicas=2, rank=3),
    collate=lambda t: D(t).default_collate([object()]),
    collate_empty=lambda t: D(t).default_collate([]),
    iterableshuffle=lambda t: D(t).DataLoader(
        type("I", (D(t).IterableDataset,), {"__iter__": lambda s: iter([1])})(), shuffle=True
    ),
    notimplemented=lambda t: D(t).Dataset()[0],
    lenless=lambda t: len(
        D(t).DataLoader(type("I", (D(t).IterableDataset,), {"__iter__": lambda s: iter([1])})())
    ),
)
X = lambda t: t.distributions
many(
    "distribution",
    normal=lambda t: X(t).Normal(0.0, -1.0),
    normal_nan=lambda t: X(t).Normal(float("nan"), 1.0),
    normal_str=lambda t: X(t).Normal("0", 1.0),
    normal_shapes=lambda t: X(t).Normal(t.ones(2), t.ones(3)),
    normal_missing=lambda t: X(t).Normal(0.0),
    categorical=lambda t: X(t).Categorical(),
    categorical_both=lambda t: X(t).Categorical(t.ones(3), t.ones(3)),
    categorical_negative=lambda t: X(t).Categorical(t.tensor([-1.0, 2.0])),
    categorical_value=lambda t: X(t).Categorical(t.ones(3)).log_prob(t.tensor(5)),
    bernoulli=lambda t: X(t).Bernoulli(1.5),
    bernoulli_both=lambda t: X(t).Bernoulli(0.5, 0.5),
    bernoulli_value=lambda t: X(t).Bernoulli(0.5).log_prob(t.tensor(2.0)),
    beta=lambda t: X(t).Beta(0.0, 1.0),
    gamma=lambda t: X(t).Gamma(1.0, -1.0),
    gamma_value=lambda t: X(t).Gamma(1.0, 1.0).log_prob(t.tensor(-1.0)),
    uniform=lambda t: X(t).Uniform(1.0, 0.0),
    uniform_value=lambda t: X(t).Uniform(0.0, 1.0).log_prob(t.tensor(2.0)),
    mvn=lambda t: X(t).MultivariateNormal(t.zeros(2)),
    mvn_cov=lambda t: X(t).MultivariateNormal(t.zeros(2), -t.eye(2)),
    mvn_scalar=lambda t: X(t).MultivariateNormal(t.tensor(0.0), t.eye(2)),
    dirichlet=lambda t: X(t).Dirichlet(t.tensor(1.0)),
    poisson=lambda t: X(t).Poisson(-1.0),
    poisson_value=lambda t: X(t).Poisson(1.0).log_prob(t.tensor(1.5)),
    value=lambda t: X(t).Normal(0.0, 1.0).log_prob(1.0),
    value_shape=lambda t: X(t).Normal(t.zeros(2), 1.0).log_prob(t.ones(3)),
    value_str=lambda t: X(t).Normal(0.0, 1.0).log_prob("x"),
    sample=lambda t: X(t).Normal(0.0, 1.0).sample(3.5),
    sample_str=lambda t: X(t).Normal(0.0, 1.0).sample("x"),
    sample_int=lambda t: X(t).Normal(0.0, 1.0).sample(3),
    rsample=lambda t: X(t).Categorical(t.ones(3)).rsample(),
    kl=lambda t: X(t).kl_divergence(X(t).Normal(0.0, 1.0), X(t).Categorical(t.ones(2))),
    kl_shape=lambda t: X(t).kl_divergence(
        X(t).Normal(t.zeros(2), 1.0), X(t).Normal(t.zeros(3), 1.0)
    ),
    independent=lambda t: X(t).Independent(X(t).Normal(0.0, 1.0), 1),
    mixture=lambda t: X(t).MixtureSameFamily(
        X(t).Categorical(t.ones(3)), X(t).Normal(t.zeros(2), 1.0)
    ),
    mixture_type=lambda t: X(t).MixtureSameFamily(
        X(t).Normal(0.0, 1.0), X(t).Normal(t.zeros(2), 1.0)
    ),
    transformed=lambda t: X(t).TransformedDistribution(X(t).Normal(0.0, 1.0), 3),
    expand=lambda t: X(t).Normal(t.zeros(2), 1.0).expand((3,)),
    cdf=lambda t: X(t).Dirichlet(t.ones(3)).cdf(t.ones(3)),
    binomial=lambda t: X(t).Binomial(-1, t.tensor(0.5)),
    lkj=lambda t: X(t).LKJCholesky(1),
    wishart=lambda t: X(t).Wishart(1.0, t.eye(3)),
    onehot=lambda t: X(t).OneHotCategorical(t.ones(3)).log_prob(t.tensor([1.0, 1.0, 0.0])),
    studentt=lambda t: X(t).StudentT(-1.0),
    relaxed=lambda t: X(t).RelaxedBernoulli(t.tensor(1.0)),
    geometric=lambda t: X(t).Geometric(0.0),
    enumerate=lambda t: X(t).Normal(0.0, 1.0).enumerate_support(),
    transform=lambda t: X(t).transforms.AffineTransform(0.0, 1.0).log_abs_det_jacobian(t.ones(2)),
    constraint=lambda t: X(t).transform_to(3),
)
g1 = lambda t: t.ones(2, requires_grad=True)
many(
    "autograd",
    nonscalar=lambda t: (g1(t) * 2).backward(),
    nograd=lambda t: t.ones(()).backward(),
    twice=lambda t: _twice(t),
    inplace=lambda t: _inplace(t),
    gradshape=lambda t: (g1(t) * 2).backward(t.ones(3)),
    gradnumber=lambda t: (g1(t) * 2).backward(1.0),
    gradcomplex=lambda t: (g1(t) * 2).backward(t.ones(2, dtype=t.complex64)),
    unused=lambda t: t.autograd.grad(g1(t).sum(), g1(t)),
    inputs=lambda t: t.autograd.grad(g1(t).sum(), t.ones(2)),
    inputs_none=lambda t: t.autograd.grad(g1(t).sum(), []),
    inputs_str=lambda t: t.autograd.grad(g1(t).sum(), "x"),
    outputs=lambda t: t.autograd.grad(3.0, g1(t)),
    outputs_many=lambda t: t.autograd.grad(g1(t) * 2, g1(t)),
    gradoutputs=lambda t: t.autograd.grad([g1(t).sum()], [g1(t)], [t.ones(()), t.ones(())]),
    backwardinputs=lambda t: g1(t).sum().backward(inputs=[]),
    backwardlist=lambda t: t.autograd.backward([g1(t).sum(), g1(t).sum()], [None]),
    requires_int=lambda t: t.ones(2, dtype=t.int64).requires_grad_(),
    requires_nonleaf=lambda t: setattr(g1(t) * 2, "requires_grad", False),
    grad_assign=lambda t: setattr(g1(t), "grad", 3),
    grad_dtype=lambda t: setattr(g1(t), "grad", t.ones(2, dtype=t.float64)),
    viewinplace=lambda t: g1(t)[0].add_(1),
    viewinplace2=lambda t: (g1(t) * 2).unbind()[0].add_(1),
    detach=lambda t: g1(t)[:1].detach_(),
    hook=lambda t: t.ones(2).register_hook(print),
    hookresult=lambda t: _hookresult(t),
    hookshape=lambda t: _hookshape(t),
    retain=lambda t: t.ones(2).retain_grad(),
    inference=lambda t: _inference(t),
    jacobian=lambda t: t.autograd.functional.jacobian(lambda x: 3, t.ones(2)),
    jacobian_in=lambda t: t.autograd.functional.jacobian(lambda x: x, 3),
    hessian=lambda t: t.autograd.functional.hessian(lambda x: x * 2, t.ones(2)),
    vjp=lambda t: t.autograd.functional.vjp(lambda x: x, t.ones(2)),
    jvp=lambda t: t.autograd.functional.jvp(lambda x: x, t.ones(2), t.ones(3)),
    gradcheck=lambda t: t.autograd.gradcheck(lambda x: x, t.ones(2)),
    gradcheck_wrong=lambda t: t.autograd.gradcheck(
        WrongFn(t).apply, t.ones(2, dtype=t.float64, requires_grad=True)
    ),
    function_direct=lambda t: WrongFn(t)()(t.ones(2)),
    function_count=lambda t: CountFn(t).apply(g1(t)).sum().backward(),
    function_shape=lambda t: ShapeFn(t).apply(g1(t)).sum().backward(),
    function_type=lambda t: TypeFn(t).apply(g1(t)).sum().backward(),
    function_nobackward=lambda t: NoFn(t).apply(g1(t)).sum().backward(),
    function_noforward=lambda t: NothingFn(t).apply(g1(t)),
    function_args=lambda t: WrongFn(t).apply(),
    function_result=lambda t: NotTensorFn(t).apply(g1(t)).sum(),
    function_saved=lambda t: SavedFn(t).apply(g1(t)).sum().backward(),
    function_savedtype=lambda t: SavedTypeFn(t).apply(g1(t)),
    function_raise=lambda t: RaiseFn(t).apply(g1(t)),
    function_raisebackward=lambda t: RaiseBackFn(t).apply(g1(t)).sum().backward(),
    function_old=lambda t: OldFn(t).apply(g1(t)).sum().backward(),
    function_dirty=lambda t: DirtyFn(t).apply(g1(t)),
    function_once=lambda t: _once(t),
    function_vmap=lambda t: t.vmap(WrongFn(t).apply)(t.ones(2)),
    setgrad=lambda t: t.set_grad_enabled("x"),
    checkpoint=lambda t: t.utils.checkpoint.checkpoint(
        lambda x: x @ t.ones(3), g1(t), use_reentrant=False
    ),
    anomaly=lambda t: _anomaly(t),
    deepcopy=lambda t: copy.deepcopy(g1(t) * 2),
)


def _twice(t):
    x = g1(t)
    y = (x * x).sum()
    y.backward()
    y.backward()


def _inplace(t):
    y = g1(t).exp()
    z = y * 2
    y.add_(1)
    z.sum().backward()


def _hookresult(t):
    x = g1(t)
    x.register_hook(lambda g: "x")
    (x * 2).sum().backward()


def _hookshape(t):
    x = g1(t)
    x.register_hook(lambda g: t.ones(3))
    (x * 2).sum().backward()


def _inference(t):
    with t.inference_mode():
        x = t.ones(2)
    w = g1(t)
    (w * x).sum()


def _anomaly(t):
    with t.autograd.detect_anomaly(check_nan=True):
        x = t.zeros(1, requires_grad=True)
        (t.sqrt(x) * 0).sum().backward()


def _fn(t, forward, backward=None, extra=None):
    body = {"forward": staticmethod(forward)} if forward else {}
    if backward:
        body["backward"] = staticmethod(backward)
    return type("Fn", (t.autograd.Function,), body)


def WrongFn(t):
    return _fn(t, lambda ctx, x: x * 2, lambda ctx, g: g * 3)


def CountFn(t):
    return _fn(t, lambda ctx, x: x * 2, lambda ctx, g: (g, g))


def ShapeFn(t):
    return _fn(t, lambda ctx, x: x * 2, lambda ctx, g: t.ones(3))


def TypeFn(t):
    return _fn(t, lambda ctx, x: x * 2, lambda ctx, g: 3)


def NoFn(t):
    return _fn(t, lambda ctx, x: x * 2)


def NothingFn(t):
    return _fn(t, None)


def NotTensorFn(t):
    return _fn(t, lambda ctx, x: 3, lambda ctx, g: g)


def SavedFn(t):
    return _fn(t, lambda ctx, x: x * 2, lambda ctx, g: g * ctx.saved_tensors[0])


def SavedTypeFn(t):
    def f(ctx, x):
        ctx.save_for_backward(3)
        return x * 2

    return _fn(t, f, lambda ctx, g: g)


def RaiseFn(t):
    return _fn(t, lambda ctx, x: x @ t.ones(3), lambda ctx, g: g)


def RaiseBackFn(t):
    return _fn(t, lambda ctx, x: x * 2, lambda ctx, g: g @ t.ones(3))


def OldFn(t):
    return _fn(t, lambda x: x * 2, lambda ctx, g: g)


def DirtyFn(t):
    def f(ctx, x):
        ctx.mark_dirty(x)
        x.add_(1)
        return x

    return _fn(t, f, lambda ctx, g: g)


def _once(t):
    from_ = t.autograd.function.once_differentiable

    class Fn(t.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 2

        @staticmethod
        @from_
        def backward(ctx, g):
            return g * 2

    x = g1(t)
    (g,) = t.autograd.grad(Fn.apply(x).sum(), x, create_graph=True)
    g.sum().backward()


many(
    "state",
    missing=lambda t: lin(t).load_state_dict({}),
    unexpected=lambda t: lin(t).load_state_dict({**lin(t).state_dict(), "x": t.ones(2)}),
    shape=lambda t: t.nn.Linear(3, 2).load_state_dict(lin(t).state_dict()),
    type=lambda t: lin(t).load_state_dict([1]),
    value=lambda t: lin(t).load_state_dict({"weight": 3, "bias": t.ones(2)}),
    nested=lambda t: t.nn.Sequential(lin(t), lin(t)).load_state_dict(lin(t).state_dict()),
    filename=lambda t: t.load("/nonexistent/file.pt"),
    garbage=lambda t: t.load(io.BytesIO(b"garbage")),
    empty=lambda t: t.load(io.BytesIO(b"")),
    unsafe=lambda t: _unsafe(t),
    save=lambda t: t.save(),
    save_lambda=lambda t: t.save(lambda: 1, io.BytesIO()),
    save_dir=lambda t: t.save(t.ones(2), "/nonexistent/a/b.pt"),
    parameters=lambda t: t.nn.utils.parameters_to_vector([]),
    functionalcall_shape=lambda t: t.func.functional_call(
        lin(t), {"weight": t.ones(3, 3)}, (t.ones(1, 2),)
    ),
    functionalcall_type=lambda t: t.func.functional_call(lin(t), 3, (t.ones(1, 2),)),
)


class Unknown:
    pass


def _unsafe(t):
    b = io.BytesIO()
    t.save({"a": Unknown()}, b)
    b.seek(0)
    t.load(b)


many(
    "autocast",
    device=lambda t: t.autocast("gpu"),
    device_type=lambda t: t.autocast(3),
    nothing=lambda t: t.autocast(),
    within=lambda t: _autocast(t),
    custom=lambda t: t.amp.custom_fwd(3),
    scaler_step=lambda t: t.amp.GradScaler("cpu").step(t.optim.SGD(lin(t).parameters())),
    scaler_update=lambda t: t.amp.GradScaler("cpu").update(),
    scaler_unscale=lambda t: _unscale(t),
)


def _autocast(t):
    with t.autocast("cpu"):
        t.ones(2, 3) @ t.ones(2, 3)


def _unscale(t):
    m = lin(t)
    o = t.optim.SGD(m.parameters())
    s = t.amp.GradScaler("cpu")
    s.scale(m(t.ones(1, 2)).sum()).backward()
    s.unscale_(o)
    s.unscale_(o)


many(
    "func",
    vmap_sizes=lambda t: t.vmap(t.add)(t.ones(2), t.ones(3)),
    vmap_dim=lambda t: t.vmap(t.sin, in_dims=2)(t.ones(2)),
    vmap_dims=lambda t: t.vmap(t.add, in_dims=(0,))(t.ones(2), t.ones(2)),
    vmap_none=lambda t: t.vmap(t.sin, in_dims=None)(t.ones(2)),
    vmap_scalar=lambda t: t.vmap(t.sin)(t.tensor(1.0)),
    vmap_number=lambda t: t.vmap(t.sin)(3.0),
    vmap_noargs=lambda t: t.vmap(lambda: 1)(),
    vmap_result=lambda t: t.vmap(lambda x: 3)(t.ones(2)),
    vmap_out=lambda t: t.vmap(t.sin, out_dims=3)(t.ones(2)),
    vmap_item=lambda t: t.vmap(lambda x: x.item())(t.ones(2)),
    vmap_if=lambda t: t.vmap(lambda x: x if x > 0 else -x)(t.ones(2)),
    vmap_random=lambda t: t.vmap(lambda x: x + t.rand(()))(t.ones(2)),
    vmap_randomness=lambda t: t.vmap(t.sin, randomness="x")(t.ones(2)),
    vmap_chunk=lambda t: t.vmap(t.sin, chunk_size=0)(t.ones(2)),
    vmap_shape=lambda t: t.vmap(lambda x: x @ t.ones(3))(t.ones(2, 4)),
    vmap_inplace=lambda t: t.vmap(lambda x: t.zeros(2).add_(x))(t.ones(3, 2)),
    vmap_notcallable=lambda t: t.vmap(3)(t.ones(2)),
    vmap_dynamic=lambda t: t.vmap(t.nonzero)(t.ones(2, 3)),
    grad_vector=lambda t: t.func.grad(lambda x: x * 2)(t.ones(2)),
    grad_notensor=lambda t: t.func.grad(lambda x: 3)(t.ones(2)),
    grad_argnums=lambda t: t.func.grad(lambda x: x.sum(), argnums=2)(t.ones(2)),
    grad_int=lambda t: t.func.grad(lambda x: x.sum())(t.ones(2, dtype=t.int64)),
    grad_number=lambda t: t.func.grad(lambda x: x)(3.0),
    grad_aux=lambda t: t.func.grad(lambda x: x.sum(), has_aux=True)(t.ones(2)),
    grad_error=lambda t: t.func.grad(lambda x: (x @ t.ones(3)).sum())(t.ones(2)),
    grad_captured=lambda t: _captured(t),
    vjp=lambda t: t.func.vjp(t.sin, t.ones(2))[1](t.ones(3)),
    vjp_count=lambda t: t.func.vjp(t.sin, t.ones(2))[1](t.ones(2), t.ones(2)),
    vjp_none=lambda t: t.func.vjp(t.sin),
    jvp=lambda t: t.func.jvp(t.sin, (t.ones(2),), (t.ones(3),)),
    jvp_tuple=lambda t: t.func.jvp(t.sin, t.ones(2), t.ones(2)),
    jvp_count=lambda t: t.func.jvp(t.sin, (t.ones(2),), ()),
    jacrev=lambda t: t.func.jacrev(lambda x: 3)(t.ones(2)),
    jacrev_argnums=lambda t: t.func.jacrev(t.sin, argnums=1)(t.ones(2)),
    jacfwd=lambda t: t.func.jacfwd(lambda x: 3)(t.ones(2)),
    jacfwd_argnums=lambda t: t.func.jacfwd(t.sin, argnums=1)(t.ones(2)),
    hessian=lambda t: t.func.hessian(lambda x: x.sum())(3),
    stack=lambda t: t.func.stack_module_state([]),
    stack_kinds=lambda t: t.func.stack_module_state([lin(t), t.nn.ReLU()]),
    linearize=lambda t: t.func.linearize(t.sin, t.ones(2))[1](t.ones(3)),
    functionalize=lambda t: t.func.functionalize(t.sin, remove="x")(t.ones(2)),
    compile=lambda t: t.compile(3),
)


def _captured(t):
    total = t.zeros(())
    t.func.grad(lambda x: total.add_(x.sum()).sum())(t.ones(2))


def L(t):
    return t.library


_numbers: list[int] = []


def lib_op(t, **kw):
    _numbers.append(0)

    @t.library.custom_op(f"corpus::op{len(_numbers)}", mutates_args=(), **kw)
    def op(x: t.Tensor, n: int) -> t.Tensor:
        return x * n

    return op


many(
    "custom",
    argument=lambda t: lib_op(t)(t.ones(2), "x"),
    missing=lambda t: lib_op(t)(t.ones(2)),
    keyword=lambda t: lib_op(t)(t.ones(2), m=3),
    tensor=lambda t: lib_op(t)([1.0], 3),
    nofake=lambda t: lib_op(t)(t.ones(2, device="meta"), 3),
    nogradient=lambda t: lib_op(t)(g1(t), 3).sum().backward(),
    name=lambda t: t.library.custom_op("op", lambda x: x, mutates_args=()),
    annotation=lambda t: t.library.custom_op("corpus::op", _unresolved, mutates_args=()),
    annotations=lambda t: t.library.custom_op("corpus::op", lambda x: x, mutates_args=()),
    mutates=lambda t: t.library.custom_op("corpus::op", _annotated(t), mutates_args=("y",)),
    alias=lambda t: t.library.custom_op("corpus::alias", _annotated(t), mutates_args=())(t.ones(2)),
    result=lambda t: t.library.custom_op("corpus::result", _returns3(t), mutates_args=())(
        t.ones(2)
    ),
    backward_shape=lambda t: _custom_backward(t, lambda ctx, g: t.ones(3)),
    backward_count=lambda t: _custom_backward(t, lambda ctx, g: (g, g, g)),
    backward_raise=lambda t: _custom_backward(t, lambda ctx, g: g @ t.ones(3)),
    fake=lambda t: t.library.register_fake("corpus::nothing", lambda x: x),
    autograd=lambda t: t.library.register_autograd("corpus::nothing", lambda ctx, g: g),
    define=lambda t: t.library.define("corpus::bad", "(Tensor x -> Tensor"),
    define_twice=lambda t: _define_twice(t),
    library=lambda t: t.library.Library("corpus", "FRAG"),
    library_aten=lambda t: t.library.Library("aten", "DEF"),
    opcheck=lambda t: t.library.opcheck(3, ()),
    ops=lambda t: t.ops.corpus.nothing(t.ones(2)),
    overload=lambda t: t.ops.aten.add.Nothing(t.ones(2)),
    opsargs=lambda t: t.ops.aten.add(t.ones(2), "x"),
    opsmissing=lambda t: t.ops.aten.mm(t.ones(2, 2)),
    opskeyword=lambda t: t.ops.aten.mm.default(t.ones(2, 2), t.ones(2, 2), foo=3),
    opsshape=lambda t: t.ops.aten.mm.default(t.ones(2, 3), t.ones(2, 3)),
    dispatchmode=lambda t: _mode(t),
)


def _unresolved(x: "Tensr") -> "Tensr":  # noqa: F821
    return x


def _annotated(t):
    def op(x):
        return x

    op.__annotations__ = {"x": t.Tensor, "return": t.Tensor}
    return op


def _returns3(t):
    def op(x):
        return 3

    op.__annotations__ = {"x": t.Tensor, "return": t.Tensor}
    return op


def _custom_backward(t, backward):
    op = lib_op(t)
    op.register_autograd(backward)
    op(g1(t), 3).sum().backward()


def _define_twice(t):
    t.library.define("corpus::again", "(Tensor x) -> Tensor")
    t.library.define("corpus::again", "(Tensor x) -> Tensor")


def _mode(t):
    class M(
        t.utils._python_dispatch.TorchDispatchMode
        if hasattr(t.utils, "_python_dispatch")
        else object
    ):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            return func(*args, **(kwargs or {}))

    with M():
        t.ones(2, 3) @ t.ones(2, 3)


many(
    "everyday",
    device=lambda t: t.device("gpu"),
    cuda=lambda t: t.ones(2).cuda(),
    devicemix=lambda t: t.ones(2) + t.ones(2, device="meta"),
    metaitem=lambda t: t.ones((), device="meta").item(),
    metaprint=lambda t: t.ones(2, device="meta").tolist(),
    generator=lambda t: t.rand(2, generator=3),
    dtypename=lambda t: t.set_default_dtype(t.int64),
    threads=lambda t: t.set_num_threads(0),
    testing=lambda t: t.testing.assert_close(t.ones(2), t.zeros(2)),
    testing_dtype=lambda t: t.testing.assert_close(t.ones(2), t.ones(2, dtype=t.float64)),
    testing_shape=lambda t: t.testing.assert_close(t.ones(2), t.ones(3)),
    testing_str=lambda t: t.testing.assert_close("a", 3),
    finfo=lambda t: t.finfo(t.int64),
    iinfo=lambda t: t.iinfo(t.float32),
    size=lambda t: t.Size(["x"]),
    sizearg=lambda t: t.ones(2).size(3),
    stride=lambda t: t.ones(2).stride(3),
    numel=lambda t: t.numel(3),
    isfloating=lambda t: t.is_floating_point(3),
    typedstorage=lambda t: t.ones(2).fill_("x"),
    fill_tensor=lambda t: t.ones(2).fill_(t.ones(2)),
    zerosize=lambda t: t.zeros(2, 3).mean(dim=(0, 5)),
    map_=lambda t: t.ones(2).apply_(3),
    newtensor=lambda t: t.ones(2).new_tensor("x"),
    newzeros=lambda t: t.ones(2).new_zeros("x"),
    dlpack=lambda t: t.from_dlpack(3),
    tensorproto=lambda t: t.as_tensor(object()),
    strides=lambda t: t.empty_strided((2,), (1, 1)),
    scalar_tensor=lambda t: t.scalar_tensor("x"),
    combinations=lambda t: t.combinations(t.ones(2, 2)),
    trapz=lambda t: t.trapezoid(t.ones(3), t.ones(4)),
    cov=lambda t: t.cov(t.ones(2, 2, 2)),
    cummax=lambda t: t.cummax(t.ones(2), 3),
    diff=lambda t: t.diff(t.ones(3), n=-1),
    vander=lambda t: t.vander(t.ones(2, 2)),
    renorm=lambda t: t.renorm(t.ones(2, 2), 2, 5, 1.0),
    sparse=lambda t: t.sparse_coo_tensor(t.tensor([[0, 5]]), t.ones(2), (3,)),
    quant=lambda t: t.fake_quantize_per_tensor_affine(t.ones(2), 0.1, 300, 0, 255),
    nested=lambda t: t.nested.nested_tensor(3),
)


# -- further ones, within models, training, transforms and extensions --------------------------------


def net(t):
    class Block(t.nn.Module):
        def __init__(self):
            super().__init__()
            self.a = t.nn.Linear(2, 3)
            self.b = t.nn.Linear(2, 3)

        def forward(self, x):
            return self.b(self.a(x))

    class Net(t.nn.Module):
        def __init__(self):
            super().__init__()
            self.blocks = t.nn.ModuleList([Block(), Block()])

        def forward(self, x):
            for b in self.blocks:
                x = b(x)
            return x

    return Net()


def hooked(t, hook, kind="register_forward_hook"):
    m = t.nn.Sequential(lin(t))
    getattr(m[0], kind)(hook)
    return m


many(
    "model",
    nested=lambda t: net(t)(t.ones(1, 2)),
    nested_vmap=lambda t: t.vmap(net(t))(t.ones(4, 2)),
    nested_grad=lambda t: t.func.grad(lambda x: net(t)(x).sum())(t.ones(1, 2)),
    nested_checkpoint=lambda t: t.utils.checkpoint.checkpoint(
        net(t), t.ones(1, 2), use_reentrant=False
    ),
    nested_checkpoint_reentrant=lambda t: t.utils.checkpoint.checkpoint(
        net(t), t.ones(1, 2, requires_grad=True), use_reentrant=True
    ),
    nested_sequential_checkpoint=lambda t: t.utils.checkpoint.checkpoint_sequential(
        [lin(t), t.nn.Linear(3, 2)], 2, t.ones(1, 2), use_reentrant=False
    ),
    functional_call=lambda t: t.func.functional_call(net(t), {}, (t.ones(1, 2),)),
    nograd=lambda t: t.no_grad()(net(t))(t.ones(1, 2)),
    forward_hook=lambda t: hooked(t, lambda m, i, o: o @ t.ones(3, 3))(t.ones(1, 2)),
    forward_pre_hook=lambda t: hooked(
        t, lambda m, i: i[0] @ t.ones(3, 3), "register_forward_pre_hook"
    )(t.ones(1, 2)),
    backward_hook=lambda t: hooked(
        t, lambda m, gi, go: gi[0] @ t.ones(3, 3), "register_full_backward_hook"
    )(t.ones(1, 2, requires_grad=True))
    .sum()
    .backward(),
    backward_hook_count=lambda t: hooked(
        t, lambda m, gi, go: (gi[0], gi[0]), "register_full_backward_hook"
    )(t.ones(1, 2, requires_grad=True))
    .sum()
    .backward(),
    backward_hook_type=lambda t: hooked(t, lambda m, gi, go: 3, "register_full_backward_hook")(
        t.ones(1, 2, requires_grad=True)
    )
    .sum()
    .backward(),
    tensor_hook=lambda t: _thook(t),
    hook_arity=lambda t: hooked(t, lambda m: None)(t.ones(1, 2)),
    parametrization=lambda t: t.nn.utils.parametrize.register_parametrization(
        lin(t), "weight", t.nn.Linear(3, 3)
    ),
    parametrization_name=lambda t: t.nn.utils.parametrize.register_parametrization(
        lin(t), "wait", t.nn.ReLU()
    ),
    parametrization_shape=lambda t: t.nn.utils.parametrize.register_parametrization(
        lin(t), "weight", _Flat(t)()
    ),
    parametrization_none=lambda t: t.nn.utils.parametrize.remove_parametrizations(lin(t), "weight"),
    prune=lambda t: t.nn.utils.prune.l1_unstructured(lin(t), "wait", 0.5),
    prune_amount=lambda t: t.nn.utils.prune.l1_unstructured(lin(t), "weight", 1.5),
    prune_many=lambda t: t.nn.utils.prune.l1_unstructured(lin(t), "weight", 100),
    prune_remove=lambda t: t.nn.utils.prune.remove(lin(t), "weight"),
    orthogonal=lambda t: t.nn.utils.parametrizations.orthogonal(t.nn.BatchNorm1d(2)),
    orthogonal_map=lambda t: t.nn.utils.parametrizations.orthogonal(lin(t), orthogonal_map="x"),
    spectral=lambda t: t.nn.utils.parametrizations.spectral_norm(lin(t), n_power_iterations=0),
    weightnorm_twice=lambda t: t.nn.utils.weight_norm(t.nn.utils.weight_norm(lin(t))),
    remove_weightnorm=lambda t: t.nn.utils.remove_weight_norm(lin(t)),
    lazy=lambda t: t.nn.LazyLinear(3)(t.ones(2, 3, dtype=t.int64)),
    lazy_uninitialized=lambda t: t.nn.LazyLinear(3).weight.sum(),
    lazy_shape=lambda t: t.nn.LazyLinear(3).weight.shape,
    lazy_dims=lambda t: t.nn.LazyConv2d(3, 2)(t.ones(2)),
    share=lambda t: t.nn.Linear(2, 2, device="gpu"),
    tie=lambda t: _tie(t),
    train=lambda t: lin(t).train("x"),
    apply=lambda t: lin(t).apply(3),
    requiresgrad=lambda t: lin(t).requires_grad_("x"),
    getbuffer=lambda t: lin(t).get_buffer("weight"),
    setsubmodule=lambda t: t.nn.Sequential(lin(t)).set_submodule("0", 3),
    insert=lambda t: t.nn.Sequential(lin(t)).insert(5, lin(t)),
    append=lambda t: t.nn.Sequential(lin(t)).append(3),
    delete=lambda t: t.nn.Sequential(lin(t)).__delitem__(4),
    extend=lambda t: t.nn.ModuleList([lin(t)]).extend(3),
    update=lambda t: t.nn.ModuleDict().update([1, 2]),
    paramdict=lambda t: t.nn.ParameterDict({"a": t.ones(2)})["b"],
    identity=lambda t: t.nn.Identity()(),
    loss_noarg=lambda t: t.nn.MSELoss()(t.ones(2)),
    halfmodel=lambda t: lin(t).half()(t.ones(1, 2)),
    doublemodel=lambda t: lin(t).double()(t.ones(1, 2)),
    modelmeta=lambda t: t.nn.Linear(2, 2, device="meta")(t.ones(1, 2)),
    meta_to=lambda t: t.nn.Linear(2, 2, device="meta").to("cpu"),
    rnn_packed=lambda t: t.nn.LSTM(3, 4)(
        t.nn.utils.rnn.pack_padded_sequence(t.ones(3, 2, 4), t.tensor([3, 2]))
    ),
    rnn_packed_state=lambda t: t.nn.GRU(3, 4)(
        t.nn.utils.rnn.pack_padded_sequence(t.ones(3, 2, 3), t.tensor([3, 2])), t.ones(1, 3, 4)
    ),
    rnn_bidirectional_state=lambda t: t.nn.GRU(3, 4, bidirectional=True)(
        t.ones(3, 2, 3), t.ones(1, 2, 4)
    ),
    rnn_batch_state=lambda t: t.nn.LSTM(3, 4)(t.ones(3, 3), (t.ones(1, 2, 4), t.ones(1, 2, 4))),
    rnn_state_type=lambda t: t.nn.LSTM(3, 4)(t.ones(3, 2, 3), t.ones(1, 2, 4)),
    proj=lambda t: t.nn.LSTM(3, 4, proj_size=5),
    proj_gru=lambda t: t.nn.GRU(3, 4, proj_size=2),
    attention_bool=lambda t: t.nn.MultiheadAttention(4, 2)(
        t.ones(3, 1, 4), t.ones(3, 1, 4), t.ones(3, 1, 4), attn_mask=t.ones(3, 3, dtype=t.int64)
    ),
    attention_causal=lambda t: t.nn.MultiheadAttention(4, 2)(
        t.ones(3, 1, 4), t.ones(3, 1, 4), t.ones(3, 1, 4), is_causal=True
    ),
    attention_kdim=lambda t: t.nn.MultiheadAttention(4, 2, kdim=5)(
        t.ones(3, 1, 4), t.ones(3, 1, 4), t.ones(3, 1, 4)
    ),
    attention_mask3=lambda t: t.nn.MultiheadAttention(4, 2)(
        t.ones(3, 1, 4), t.ones(3, 1, 4), t.ones(3, 1, 4), attn_mask=t.ones(4, 3, 3)
    ),
    encoder_mask=lambda t: t.nn.TransformerEncoderLayer(4, 2, 8)(t.ones(3, 1, 4), t.ones(2, 2)),
    decoder_missing=lambda t: t.nn.TransformerDecoderLayer(4, 2, 8)(t.ones(3, 1, 4)),
    encoder_heads=lambda t: t.nn.TransformerEncoderLayer(5, 2),
    fuse=lambda t: t.nn.utils.fusion.fuse_conv_bn_eval(t.nn.Conv2d(1, 1, 1), t.nn.BatchNorm2d(1)),
    dataparallel=lambda t: t.nn.DataParallel(lin(t))(t.ones(1, 3)),
)


def _tie(t):
    m = lin(t)
    m.bias = m.weight
    m(t.ones(1, 2))


def _Flat(t):
    class Flat(t.nn.Module):
        def forward(self, x):
            return x.flatten()

    return Flat


def _thook(t):
    x = g1(t)
    x.register_hook(lambda g: g @ t.ones(3))
    (x * 2).sum().backward()


def _step(t, name, **kw):
    m = lin(t)
    o = getattr(t.optim, name)(m.parameters(), **kw)
    m(t.ones(1, 2)).sum().backward()
    return m, o


def closure_raises(t, name):
    m, o = _step(t, name)
    o.step(lambda: m(t.ones(1, 3)).sum())


many(
    "training",
    closure=lambda t: closure_raises(t, "SGD"),
    closure_lbfgs=lambda t: closure_raises(t, "LBFGS"),
    closure_adam=lambda t: closure_raises(t, "Adam"),
    closure_value=lambda t: t.optim.LBFGS(lin(t).parameters()).step(lambda: "x"),
    prehook=lambda t: _prehook(t, lambda *a: 3),
    prehook_raise=lambda t: _prehook(t, lambda *a: t.ones(2) @ t.ones(3)),
    foreach_fused=lambda t: t.optim.Adam(lin(t).parameters(), foreach=True, fused=True),
    capturable=lambda t: _step(t, "Adam", capturable=True)[1].step(),
    amsgrad=lambda t: t.optim.Adam(lin(t).parameters(), betas=0.9),
    statebad=lambda t: _state(t),
    gradsparse=lambda t: _gradsparse(t),
    zero=lambda t: _step(t, "SGD")[1].zero_grad(False, 3),
    lrtensor=lambda t: t.optim.Adam(lin(t).parameters(), lr=t.tensor([0.1, 0.2]), foreach=True),
    namedmix=lambda t: t.optim.SGD(
        [("a", t.ones(1, requires_grad=True)), t.ones(1, requires_grad=True)], lr=0.1
    ),
    duplicate_names=lambda t: t.optim.SGD(
        [
            {"params": [("a", t.ones(1, requires_grad=True))]},
            {"params": [t.ones(1, requires_grad=True)]},
        ],
        lr=0.1,
    ),
    generatorempty=lambda t: t.optim.SGD((p for p in []), lr=0.1),
    scheduler_order=lambda t: t.optim.lr_scheduler.LambdaLR(
        t.optim.SGD(lin(t).parameters()), "x"
    ).step(),
    scheduler_lambda=lambda t: t.optim.lr_scheduler.LambdaLR(
        t.optim.SGD(lin(t).parameters()), lambda e: "x"
    ),
    scheduler_chain=lambda t: t.optim.lr_scheduler.ChainedScheduler([]),
    scheduler_sequential=lambda t: t.optim.lr_scheduler.SequentialLR(
        t.optim.SGD(lin(t).parameters()),
        [t.optim.lr_scheduler.StepLR(t.optim.SGD(lin(t).parameters()), 1)],
        [],
    ),
    scheduler_linear=lambda t: t.optim.lr_scheduler.LinearLR(
        t.optim.SGD(lin(t).parameters()), start_factor=2.0
    ),
    scheduler_constant=lambda t: t.optim.lr_scheduler.ConstantLR(
        t.optim.SGD(lin(t).parameters()), factor=-1.0
    ),
    scheduler_onecycle=lambda t: t.optim.lr_scheduler.OneCycleLR(
        t.optim.SGD(lin(t).parameters()), 0.1, total_steps=-1
    ),
    scheduler_onecycle_list=lambda t: t.optim.lr_scheduler.OneCycleLR(
        t.optim.SGD(lin(t).parameters()), [0.1, 0.2], total_steps=3
    ),
    scheduler_cyclic=lambda t: t.optim.lr_scheduler.CyclicLR(
        t.optim.SGD(lin(t).parameters(), momentum=0.9), 0.1, 1.0, mode="x"
    ),
    scheduler_plateau=lambda t: t.optim.lr_scheduler.ReduceLROnPlateau(
        t.optim.SGD(lin(t).parameters()), threshold_mode="x"
    ),
    scheduler_plateau_minlr=lambda t: t.optim.lr_scheduler.ReduceLROnPlateau(
        t.optim.SGD(lin(t).parameters()), min_lr=[0.1, 0.2]
    ),
    scheduler_metric=lambda t: t.optim.lr_scheduler.ReduceLROnPlateau(
        t.optim.SGD(lin(t).parameters())
    ).step("x"),
    scheduler_load=lambda t: t.optim.lr_scheduler.StepLR(
        t.optim.SGD(lin(t).parameters()), 1
    ).load_state_dict(3),
    scheduler_polynomial=lambda t: t.optim.lr_scheduler.PolynomialLR(
        t.optim.SGD(lin(t).parameters()), total_iters="x"
    ).step(),
    swa_bn=lambda t: t.optim.swa_utils.update_bn(
        [t.ones(2, 3)], t.nn.Sequential(t.nn.BatchNorm1d(4))
    ),
    ema=lambda t: t.optim.swa_utils.get_ema_multi_avg_fn(2.0),
    clipvalue=lambda t: t.nn.utils.clip_grad_value_(lin(t).parameters(), "x"),
    clipnorm=lambda t: t.nn.utils.clip_grad_norm_(3, 1.0),
    scaler_inf=lambda t: t.amp.GradScaler("cpu").unscale_(t.optim.SGD(lin(t).parameters())),
)


def _prehook(t, hook):
    _, o = _step(t, "SGD")
    o.register_step_pre_hook(hook)
    o.step()


def _state(t):
    _, o = _step(t, "Adam")
    o.step()
    s = o.state_dict()
    s["state"][0]["exp_avg"] = t.ones(5)
    o.load_state_dict(s)
    o.step()


def _gradsparse(t):
    p = t.ones(3, 2, requires_grad=True)
    o = t.optim.Adam([p])
    F(t).embedding(t.tensor([0]), p, sparse=True).sum().backward()
    o.step()


class Shapes:
    def __init__(self, t):
        self.t = t

    def __len__(self):
        return 4

    def __getitem__(self, i):
        return self.t.ones(2) @ self.t.ones(3)


def collate3(batch):
    raise ValueError("mine")


many(
    "loading",
    error=lambda t: list(D(t).DataLoader(Failing())),
    shapes=lambda t: list(D(t).DataLoader(Shapes(t))),
    collate=lambda t: list(D(t).DataLoader([1, 2], collate_fn=collate3)),
    collate_notcallable=lambda t: list(D(t).DataLoader([1, 2], collate_fn=3)),
    sampler=lambda t: list(D(t).DataLoader([1, 2], sampler=[5])),
    sampler_type=lambda t: list(D(t).DataLoader([1, 2], sampler=3)),
    batchsampler=lambda t: list(D(t).DataLoader([1, 2], batch_sampler=[3])),
    generator=lambda t: list(D(t).DataLoader([1, 2], shuffle=True, generator=3)),
    droplast=lambda t: D(t).DataLoader([1, 2], batch_size=None, drop_last=True),
    ragged_nested=lambda t: list(
        D(t).DataLoader([{"a": t.ones(2)}, {"a": t.ones(3)}], batch_size=2)
    ),
    ragged_tuple=lambda t: list(D(t).DataLoader([(t.ones(2), 1), (t.ones(3), 2)], batch_size=2)),
    mixed=lambda t: list(D(t).DataLoader([1, "a"], batch_size=2)),
    mixed_none=lambda t: list(D(t).DataLoader([1, None], batch_size=2)),
    concat_tensors=lambda t: D(t).ConcatDataset([[1], 3]),
    subset_type=lambda t: D(t).Subset([1], 0.5)[0],
    stack_dict=lambda t: D(t).StackDataset({"a": [1]}, b=[2]),
    weights=lambda t: list(D(t).WeightedRandomSampler([0.0, 0.0], 2)),
    weights_norepl=lambda t: list(D(t).WeightedRandomSampler([1.0, 1.0], 5, replacement=False)),
    subsetrandom=lambda t: list(D(t).SubsetRandomSampler(5)),
    attribute=lambda t: setattr(D(t).DataLoader([1]), "batch_size", 3),
    numpyarray=lambda t: list(D(t).DataLoader([np.array(["a"])])),
)
many(
    "transform",
    vmap_vmap=lambda t: t.vmap(t.vmap(t.sin))(t.ones(3)),
    vmap_grad=lambda t: t.vmap(t.func.grad(lambda x: x * t.ones(2)))(t.ones(3)),
    grad_grad=lambda t: t.func.grad(t.func.grad(lambda x: x @ t.ones(3)))(t.ones(2)),
    vmap_jacrev=lambda t: t.vmap(t.func.jacrev(lambda x: x @ t.ones(3)))(t.ones(2, 2)),
    hessian=lambda t: t.func.hessian(lambda x: x @ t.ones(3))(t.ones(2)),
    jacfwd=lambda t: t.func.jacfwd(lambda x: x @ t.ones(3))(t.ones(2)),
    jacrev=lambda t: t.func.jacrev(lambda x: x @ t.ones(3))(t.ones(2)),
    jvp=lambda t: t.func.jvp(lambda x: x @ t.ones(3), (t.ones(2),), (t.ones(2),)),
    vjp=lambda t: t.func.vjp(lambda x: x @ t.ones(3), t.ones(2)),
    vjp_structure=lambda t: t.func.vjp(lambda x: (x, x), t.ones(2))[1](t.ones(2)),
    linearize=lambda t: t.func.linearize(lambda x: x @ t.ones(3), t.ones(2)),
    functionalize=lambda t: t.func.functionalize(lambda x: x @ t.ones(3))(t.ones(2)),
    vmap_chunk=lambda t: t.vmap(lambda x: x @ t.ones(3), chunk_size=1)(t.ones(2, 2)),
    vmap_kwargs=lambda t: t.vmap(t.sum, in_dims=(0, None))(t.ones(2, 2), 5),
    vmap_out_dims=lambda t: t.vmap(lambda x: (x, x), out_dims=(0,))(t.ones(2)),
    vmap_nonzero=lambda t: t.vmap(lambda x: x[x > 0])(t.ones(2, 2)),
    vmap_backward=lambda t: t.vmap(lambda x: x.sum().backward())(t.ones(2, 2, requires_grad=True)),
    vmap_bn=lambda t: t.vmap(t.nn.BatchNorm1d(3))(t.ones(2, 4, 3)),
    vmap_dropout=lambda t: t.vmap(t.nn.Dropout())(t.ones(2, 3)),
    vmap_print=lambda t: t.vmap(lambda x: float(x))(t.ones(2)),
    vmap_numpy=lambda t: t.vmap(lambda x: x.numpy())(t.ones(2, 3)),
    grad_numpy=lambda t: t.func.grad(lambda x: x.detach().numpy().sum())(t.ones(2)),
    grad_kwarg=lambda t: t.func.grad(lambda x: x.sum())(y=t.ones(2)),
    grad_noargs=lambda t: t.func.grad(lambda x: x.sum())(),
    grad_int=lambda t: t.func.grad(lambda x: x.sum(), argnums="x")(t.ones(2)),
    jacrev_chunk=lambda t: t.func.jacrev(t.sin, chunk_size=0),
    grad_complex=lambda t: t.func.grad(lambda x: x.sum())(t.ones(2, dtype=t.complex64)),
    jacrev_complex=lambda t: t.func.jacrev(t.sin)(t.ones(2, dtype=t.complex64)),
    ensemble=lambda t: t.func.stack_module_state([t.nn.Linear(2, 2), t.nn.Linear(2, 3)]),
    dual=lambda t: t.autograd.forward_ad.make_dual(t.ones(2), t.ones(2)),
    dual_shape=lambda t: _dual(t),
    function_jvp=lambda t: t.func.jvp(_NoJvp(t).apply, (t.ones(2),), (t.ones(2),)),
    function_grad=lambda t: t.func.grad(lambda x: _NoJvp(t).apply(x).sum())(t.ones(2)),
)


def _dual(t):
    with t.autograd.forward_ad.dual_level():
        t.autograd.forward_ad.make_dual(t.ones(2), t.ones(3))


def _NoJvp(t):
    class Fn(t.autograd.Function):
        @staticmethod
        def forward(x):
            return x * 2

        @staticmethod
        def setup_context(ctx, inputs, output):
            pass

        @staticmethod
        def backward(ctx, g):
            return g @ t.ones(3)

    return Fn


def op(t, body, **kw):
    _numbers.append(0)

    def f(x, y):
        return body(x, y)

    f.__annotations__ = {"x": t.Tensor, "y": t.Tensor, "return": t.Tensor}
    return t.library.custom_op(f"further::op{len(_numbers)}", f, mutates_args=(), **kw)


many(
    "extending",
    op_raises=lambda t: op(t, lambda x, y: x @ y)(t.ones(2), t.ones(3)),
    op_grad=lambda t: t.func.grad(lambda x: op(t, lambda x, y: x * y)(x, x).sum())(t.ones(2)),
    op_fake=lambda t: _opfake(t),
    op_device=lambda t: op(t, lambda x, y: x * y, device_types="cuda")(t.ones(2), t.ones(2)),
    op_setup=lambda t: _opsetup(t),
    op_schema=lambda t: t.library.custom_op(
        "further::s", lambda x: x, mutates_args=(), schema="(Tensor x) -> Tensr"
    ),
    op_schema_args=lambda t: t.library.custom_op(
        "further::s2", lambda x: x, mutates_args=(), schema="(Tensor x, int y) -> Tensor"
    )(t.ones(2), 3),
    library_def=lambda t: t.library.Library("further", "FRAGMENT").define("f(Tensor x -> Tensor"),
    library_impl=lambda t: t.library.Library("further", "FRAGMENT").impl(
        "nothing", lambda x: x, "CP"
    ),
    library_kernel=lambda t: t.library.Library("further", "FRAGMENT").impl("nothing", 3, "CPU"),
    registervmap=lambda t: t.library.register_vmap("further::nothing", lambda *a: a),
    getkernel=lambda t: t.library.get_kernel("further::nothing", "CPU"),
    inferschema=lambda t: t.library.infer_schema(lambda x: x, mutates_args=()),
    opcheck_utils=lambda t: t.library.opcheck(
        t.ops.aten.mm.default, (t.ones(2, 3), t.ones(3, 2)), test_utils="x"
    ),
    subclass_make=lambda t: t.Tensor._make_subclass(3, t.ones(2)),
    subclass_wrapper=lambda t: t.Tensor._make_wrapper_subclass(t.Tensor, "x"),
    subclass=lambda t: _subclass(t),
    function_mode=lambda t: _fmode(t),
    dispatch_notimplemented=lambda t: _dmode(t),
    assubclass=lambda t: t.ones(2).as_subclass(int),
    packed=lambda t: t.nn.utils.rnn.PackedSequence(3),
    register_kl=lambda t: t.distributions.register_kl(3, 4),
    scriptless=lambda t: t.ops.load_library("/nonexistent.so"),
)


def _opfake(t):
    o = op(t, lambda x, y: x @ y)
    o.register_fake(lambda x, y: x @ y)
    o(t.ones(2, device="meta"), t.ones(3, device="meta"))


def _opsetup(t):
    o = op(t, lambda x, y: x * y)
    o.register_autograd(lambda ctx, g: (g, g), setup_context=lambda ctx: None)
    o(g1(t), t.ones(2))


def _subclass(t):
    class S(t.Tensor):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            return NotImplemented

    t.add(t.ones(2).as_subclass(S), 1)


def _fmode(t):
    class M(t.overrides.TorchFunctionMode):
        def __torch_function__(self, func, types, args=(), kwargs=None):
            return func(*args, **(kwargs or {}))

    with M():
        net(t)(t.ones(1, 2))


def _dmode(t):
    base = import_module(t.__name__ + ".utils._python_dispatch").TorchDispatchMode

    class M(base):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            return NotImplemented

    with M():
        t.ones(2) + 1


many(
    "tensor",
    deepslice=lambda t: t.ones(2, 3)[..., 0, 0, 0],
    setattr=lambda t: setattr(t.ones(2), "shape", (2,)),
    setdata=lambda t: setattr(t.ones(2), "data", 3),
    setgradfn=lambda t: setattr(t.ones(2), "grad_fn", 3),
    delgrad=lambda t: delattr(t.ones(2), "shape"),
    T=lambda t: t.ones(2).mH,
    names=lambda t: t.ones(2).refine_names("a", "b"),
    real=lambda t: setattr(t.ones(2), "imag", t.ones(2)),
    contiguous=lambda t: t.ones(2).contiguous(memory_format=3),
    channels=lambda t: t.ones(2, 3).contiguous(memory_format=t.channels_last),
    numpyf=lambda t: t.ones(2).numpy(3),
    array=lambda t: np.asarray(g1(t)),
    format=lambda t: f"{t.ones(2):.2f}",
    complexformat=lambda t: complex(t.ones(2)),
    int_=lambda t: int(t.tensor(float("nan"))),
    compare=lambda t: t.ones(2) < "x",
    idiv=lambda t: t.ones(2, dtype=t.int64).div_(2),
    pow_=lambda t: t.ones(2).pow_(t.ones(3)),
    addmm_=lambda t: t.ones(2, 2).addmm_(t.ones(2, 3), t.ones(2, 3)),
    copy_expand=lambda t: t.ones(1).expand(3).add_(1),
    squeeze_=lambda t: t.ones(1, 2).squeeze_(5),
    set_=lambda t: t.ones(2).set_(3),
    index_put=lambda t: t.ones(2).index_put((t.tensor([5]),), t.tensor(1.0)),
    index_put_shape=lambda t: t.ones(3).index_put((t.tensor([0, 1]),), t.ones(3)),
    backwardfn=lambda t: g1(t).sum().grad_fn(),
    nextfn=lambda t: g1(t).sum().grad_fn(t.ones(3)),
    saved=lambda t: _savedfreed(t),
    sizes=lambda t: t.ones(2).view(t.Size([3])),
    newfull=lambda t: t.ones(2).new_full((2,), "x"),
    where=lambda t: t.ones(2).where(3, 1),
    clamp=lambda t: t.ones(2).clamp(t.ones(3)),
    sum_dtype=lambda t: t.ones(2).sum(dtype="float32"),
    mean_str=lambda t: t.ones(2).mean(dim="x"),
    var=lambda t: t.ones(2).var(dim=1),
    quantile=lambda t: t.ones(2).quantile(t.tensor([0.5], dtype=t.float64)),
    median=lambda t: t.zeros(0, 2).median(0),
    mode=lambda t: t.ones(2).mode(3),
    unique=lambda t: t.unique_consecutive(t.ones(2), dim=4),
    cumprod=lambda t: t.cumprod(t.ones(2), 3),
    tril=lambda t: t.tril(t.ones(2)),
    diag=lambda t: t.diag_embed(t.ones(2), 0, 0, 0),
    trace=lambda t: t.trace(t.ones(2)),
    kron=lambda t: t.kron(t.ones(2), "x"),
    lu=lambda t: t.linalg.lu_factor(t.ones(2)),
    lusolve=lambda t: t.linalg.lu_solve(t.eye(2), t.tensor([1, 2]), t.ones(2, 1)),
    triangular=lambda t: t.linalg.solve_triangular(t.eye(2), t.ones(3, 1), upper=True),
    pinv=lambda t: t.linalg.pinv(t.ones(2)),
    matrixnorm=lambda t: t.linalg.matrix_norm(t.ones(2)),
    matrixnorm_ord=lambda t: t.linalg.matrix_norm(t.ones(2, 2), "x"),
    cond=lambda t: t.linalg.cond(t.ones(2, 2), "x"),
    eigh=lambda t: t.linalg.eigh(t.ones(2, 2), UPLO="X"),
    choleskysolve=lambda t: t.cholesky_solve(t.ones(2, 1), t.eye(3)),
    householder=lambda t: t.linalg.householder_product(t.ones(2), t.ones(2)),
    tensorinv=lambda t: t.linalg.tensorinv(t.ones(2, 3)),
    tensorsolve=lambda t: t.linalg.tensorsolve(t.ones(2, 3), t.ones(2)),
    chain=lambda t: t.chain_matmul(t.ones(2, 3), t.ones(2, 3)),
    baddbmm=lambda t: t.baddbmm(t.ones(2), t.ones(2, 3, 4), t.ones(2, 3, 4)),
    addr=lambda t: t.addr(t.ones(2, 2), t.ones(3), t.ones(2)),
    addcmul=lambda t: t.addcmul(t.ones(2), t.ones(3), t.ones(2)),
    addcdiv=lambda t: t.addcdiv(
        t.ones(2, dtype=t.int64), t.ones(2, dtype=t.int64), t.ones(2, dtype=t.int64)
    ),
    irfft=lambda t: t.fft.irfft(t.ones(1)),
    rfft=lambda t: t.fft.rfft(t.ones(2, dtype=t.complex64)),
    fftn=lambda t: t.fft.fftn(t.ones(2, 2), s=(2, 2, 2)),
    istft=lambda t: t.istft(t.ones(3, 3), 4),
    hann=lambda t: t.hann_window(-1),
    kaiser=lambda t: t.kaiser_window("x"),
    bucketize=lambda t: t.bucketize(t.ones(2), t.ones(2, 2)),
    histogram=lambda t: t.histogram(t.ones(2), bins=0),
    isin=lambda t: t.isin("x", 3),
    scatter_missing=lambda t: t.zeros(3).scatter(0, t.tensor([0])),
    slicescatter=lambda t: t.zeros(3).slice_scatter(t.ones(5)),
    selectscatter=lambda t: t.zeros(3, 3).select_scatter(t.ones(2), 0, 0),
    diagscatter=lambda t: t.zeros(3, 3).diagonal_scatter(t.ones(2)),
    embeddingrenorm=lambda t: t.embedding_renorm_(t.ones(2, 2), t.tensor([5]), 1.0, 2.0),
    segment=lambda t: t.segment_reduce(t.ones(3), "x", lengths=t.tensor([3])),
    pdist=lambda t: F(t).pdist(t.ones(2)),
    unfold=lambda t: F(t).unfold(t.ones(2), 2),
    affine=lambda t: F(t).affine_grid(t.ones(1, 3, 3), (1, 1, 2, 2)),
    pixel=lambda t: F(t).pixel_shuffle(t.ones(2), 2),
    channelshuffle=lambda t: F(t).channel_shuffle(t.ones(1, 3, 2, 2), 2),
    lppool=lambda t: F(t).lp_pool2d(t.ones(1, 1, 2, 2), 2.0, 5),
    fractional=lambda t: F(t).fractional_max_pool2d(t.ones(1, 1, 4, 4), 2),
    localresponse=lambda t: F(t).local_response_norm(t.ones(2), 2),
    rrelu=lambda t: F(t).rrelu(t.ones(2), 0.5, 0.1),
    threshold=lambda t: F(t).threshold(t.ones(2)),
    hardtanh=lambda t: F(t).hardtanh(t.ones(2), 1.0, -1.0),
    softmaxstr=lambda t: F(t).softmax(t.ones(2), dim="x"),
    ctc=lambda t: F(t).ctc_loss(t.ones(5, 2, 4), t.ones(2, 3, dtype=t.int64), (5, 5), (3,)),
    multimargin=lambda t: F(t).multi_margin_loss(t.ones(2, 3), t.ones(2)),
    poisson=lambda t: F(t).poisson_nll_loss(t.ones(2), t.ones(3)),
    grid_mode=lambda t: F(t).grid_sample(t.ones(1, 1, 2, 2), t.ones(1, 2, 2, 2), mode="x"),
    interpolate_mode=lambda t: F(t).interpolate(t.ones(1, 1, 2, 2), size=4, mode="x"),
    interpolate_neg=lambda t: F(t).interpolate(t.ones(1, 1, 2, 2), size=(0, 2)),
    generator=lambda t: t.Generator("gpu"),
    generator_seed=lambda t: t.Generator().manual_seed(2**70),
    generator_state=lambda t: t.Generator().set_state(t.ones(3)),
    rngstate=lambda t: t.set_rng_state(t.ones(2)),
    randn=lambda t: t.randn(2, dtype=t.int64),
    randint=lambda t: t.randint(0, 10, 3),
    normal=lambda t: t.normal(0.0, -1.0, (2,)),
    exponential=lambda t: t.ones(2).exponential_(-1.0),
    geometric=lambda t: t.ones(2).geometric_(2.0),
    uniform=lambda t: t.ones(2).uniform_(1.0, 0.0),
    bernoulli=lambda t: t.ones(2).bernoulli_(2.0),
    poissonneg=lambda t: t.poisson(-t.ones(2)),
    nanmean=lambda t: t.nanmean(t.ones(2, dtype=t.int64)),
    promote=lambda t: t.promote_types(3, t.float32),
    asarray=lambda t: t.asarray([1, "x"]),
    frombuffer=lambda t: t.frombuffer(b"abc", dtype=t.float32),
    sparse=lambda t: t.sparse_coo_tensor([[0, 1]], [1.0]),
    sparse_mm=lambda t: t.sparse.mm(t.ones(2, 3).to_sparse(), t.ones(2, 3)),
    todense=lambda t: t.ones(2).to_dense("x"),
    coalesce=lambda t: t.ones(2).coalesce(),
    quantize=lambda t: t.fake_quantize_per_channel_affine(
        t.ones(2, 2), t.ones(3), t.zeros(3, dtype=t.int32), 0, 0, 255
    ),
    foreach=lambda t: t._foreach_add([t.ones(2)], [t.ones(2), t.ones(2)]),
    foreach_empty=lambda t: t._foreach_add([], 1),
    profile=lambda t: t.profiler.profile(activities=3).__enter__(),
    savebad=lambda t: t.save(t.ones(2), 3),
    loadbad=lambda t: t.load(3),
    loadmap=lambda t: _loadmap(t),
)


def _savedfreed(t):
    y = g1(t).exp().sum()
    fn = y.grad_fn.next_functions[0][0]
    y.backward()
    return fn._saved_result


def _loadmap(t):
    b = io.BytesIO()
    t.save(t.ones(2), b)
    b.seek(0)
    t.load(b, map_location="gpu")
