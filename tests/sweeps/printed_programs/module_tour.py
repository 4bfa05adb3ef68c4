"""Modules of every kind printed, walked, loaded and called wrongly."""

from collections import OrderedDict

import torch
from torch import nn

torch.manual_seed(42)


class Block(nn.Module):
    expansion = 4

    def __init__(self, cin, cout, stride=1, downsample=None):
        super().__init__()
        self.conv1 = nn.Conv2d(cin, cout, 1, bias=False)
        self.bn1 = nn.BatchNorm2d(cout)
        self.conv2 = nn.Conv2d(
            cout, cout, 3, stride=stride, padding=1, groups=2, dilation=1, padding_mode="reflect"
        )
        self.act = nn.LeakyReLU(0.1, inplace=True)
        self.downsample = downsample
        self.register_buffer("step", torch.zeros((), dtype=torch.long))
        self.scale = nn.Parameter(torch.ones(1) * 0.5)
        self.register_parameter("nothing", None)
        self.register_buffer("tmp", torch.zeros(2), persistent=False)

    def forward(self, x):
        return self.act(self.conv2(self.bn1(self.conv1(x)))) * self.scale

    def extra_repr(self):
        return f"expansion={self.expansion}"


net = nn.Sequential(
    OrderedDict(
        [
            (
                "stem",
                nn.Sequential(
                    nn.Conv2d(3, 4, kernel_size=7, stride=2, padding=3),
                    nn.GELU(approximate="tanh"),
                    nn.AdaptiveAvgPool2d((4, 4)),
                ),
            ),
            ("block", Block(4, 4, downsample=nn.Identity())),
            ("list", nn.ModuleList([nn.Linear(2, 2) for _ in range(3)])),
            ("dict", nn.ModuleDict({"a": nn.Dropout(0.2), "b": nn.Softmax(dim=-1)})),
            (
                "params",
                nn.ParameterList([nn.Parameter(torch.zeros(2, 3)), nn.Parameter(torch.ones(1))]),
            ),
            ("pd", nn.ParameterDict({"w": nn.Parameter(torch.zeros(2))})),
        ]
    )
)
print(net)
for name, p in net.named_parameters():
    print(name, tuple(p.shape), p.requires_grad, p.numel(), p.dtype)
for name, b in net.named_buffers():
    print("buffer", name, b)
print(list(net.state_dict().keys()))
print(net.block.state_dict())
print([n for n, _ in net.named_modules()])
print([type(m) for m in net.children()])
print(list(dict(net.named_children())))
print(sum(p.numel() for p in net.parameters() if p.requires_grad))
print(net.block.scale, net.block.nothing, net.block.step)
print(repr(net.block.conv1.weight)[:80])
print(net.get_submodule("block.conv1"), net.get_parameter("block.scale").shape)
for bad in ("block.zzz", "zz"):
    try:
        net.get_submodule(bad)
    except AttributeError as e:
        print(e)
try:
    net.foo
except AttributeError as e:
    print(e)
try:
    net.load_state_dict({"x": torch.zeros(1)})
except RuntimeError as e:
    print(e)
print(net.load_state_dict({"block.scale": torch.zeros(1)}, strict=False))
sd = net.state_dict()
print(net.load_state_dict(sd))
sd["block.scale"] = torch.zeros(3)
try:
    net.load_state_dict(sd)
except RuntimeError as e:
    print(e)
print(sd._metadata["block.bn1"] if hasattr(sd, "_metadata") else None, type(sd))
mods = [
    nn.Conv1d(1, 2, 3),
    nn.ConvTranspose2d(2, 4, 3, 2, 1, 1),
    nn.Conv3d(1, 1, 2),
    nn.Linear(3, 4, bias=False),
    nn.Bilinear(2, 3, 4),
    nn.Embedding(10, 3, padding_idx=0),
    nn.EmbeddingBag(10, 3, mode="sum"),
    nn.LSTM(3, 4, 2, dropout=0.1, bidirectional=True, batch_first=True),
    nn.GRU(3, 4),
    nn.RNN(3, 4, nonlinearity="relu"),
    nn.LSTMCell(2, 3),
    nn.GRUCell(2, 3),
    nn.RNNCell(2, 3),
    nn.MultiheadAttention(8, 2),
    nn.Transformer(8, 2, 1, 1, 16),
    nn.TransformerEncoderLayer(8, 2, 16, norm_first=True),
    nn.BatchNorm1d(3, affine=False),
    nn.InstanceNorm2d(3),
    nn.GroupNorm(2, 4),
    nn.LayerNorm([3, 4]),
    nn.RMSNorm(4),
    nn.LocalResponseNorm(2),
    nn.CrossEntropyLoss(label_smoothing=0.1),
    nn.NLLLoss(),
    nn.CTCLoss(),
    nn.KLDivLoss(),
    nn.BCELoss(),
    nn.BCEWithLogitsLoss(),
    nn.SmoothL1Loss(),
    nn.HuberLoss(),
    nn.TripletMarginLoss(),
    nn.CosineSimilarity(),
    nn.PairwiseDistance(),
    nn.MaxPool2d(2),
    nn.MaxUnpool2d(2),
    nn.AvgPool1d(2),
    nn.AdaptiveMaxPool1d(3),
    nn.FractionalMaxPool2d(2, output_size=2),
    nn.LPPool2d(2, 2),
    nn.Upsample(scale_factor=2, mode="bilinear"),
    nn.UpsamplingNearest2d(scale_factor=2),
    nn.PixelShuffle(2),
    nn.Unfold(3),
    nn.Fold((4, 4), 2),
    nn.ReflectionPad2d(1),
    nn.ZeroPad2d((1, 2, 3, 4)),
    nn.ConstantPad1d(1, 3.5),
    nn.ReLU6(),
    nn.ELU(),
    nn.SELU(),
    nn.CELU(),
    nn.SiLU(),
    nn.Mish(),
    nn.Softplus(),
    nn.Softshrink(),
    nn.Hardshrink(),
    nn.Hardtanh(),
    nn.Threshold(0.1, 20),
    nn.PReLU(3),
    nn.RReLU(),
    nn.GLU(),
    nn.Tanhshrink(),
    nn.Softsign(),
    nn.LogSigmoid(),
    nn.Hardswish(),
    nn.Flatten(),
    nn.Unflatten(1, (2, 3)),
    nn.ChannelShuffle(2),
    nn.AlphaDropout(),
    nn.FeatureAlphaDropout(),
    nn.Dropout3d(),
    nn.Softmin(),
    nn.LogSoftmax(1),
    nn.Softmax2d(),
    nn.AdaptiveLogSoftmaxWithLoss(8, 20, [4, 10]),
    nn.LazyLinear(3),
    nn.LazyConv2d(3, 2),
    nn.SyncBatchNorm(3),
    nn.PoissonNLLLoss(),
    nn.GaussianNLLLoss(),
    nn.MultiMarginLoss(),
    nn.MarginRankingLoss(),
    nn.HingeEmbeddingLoss(),
    nn.CosineEmbeddingLoss(),
    nn.MultiLabelMarginLoss(),
    nn.SoftMarginLoss(),
    nn.L1Loss(),
    nn.CircularPad2d(1),
]
for m in mods:
    print(m)
print(
    nn.LSTM(2, 3, 2, bidirectional=True, proj_size=2)._all_weights,
    nn.LSTM(1, 1).all_weights[0][0].shape,
)
print(type(net), type(net.block.scale), net.__class__.__name__, type(nn.Linear(1, 1)))
print(net.apply(lambda m: None) is net, net.train(False).training, net.requires_grad_(False) is net)
print(
    nn.Linear(2, 2).half(),
    nn.Linear(2, 2).double().weight.dtype,
    nn.Linear(2, 2).to(torch.bfloat16).bias.dtype,
)
l = nn.LazyLinear(3)
print(l.weight, l)
l(torch.zeros(2, 5))
print(l, l.weight.shape)
try:
    net(torch.zeros(1))
except Exception as e:
    print(type(e), e)
try:
    nn.Linear(3, 4)(torch.zeros(2, 5))
except Exception as e:
    print(type(e), e)
try:
    nn.Conv2d(3, 4, 3)(torch.zeros(2, 5, 8, 8))
except Exception as e:
    print(type(e), e)
try:
    nn.Embedding(3, 4)(torch.tensor([5]))
except Exception as e:
    print(type(e), e)
try:
    nn.BatchNorm1d(3)(torch.zeros(1, 3))
except Exception as e:
    print(type(e), e)
try:
    nn.Module()(1)
except Exception as e:
    print(type(e), e)
try:
    nn.CrossEntropyLoss()(torch.zeros(2, 3), torch.tensor([1, 4]))
except Exception as e:
    print(type(e), e)
try:
    nn.CrossEntropyLoss()(torch.zeros(2, 3), torch.tensor([1.0, 4.0]))
except Exception as e:
    print(type(e), e)
except Exception as e:
    print(type(e), e)
try:
    nn.BCELoss()(torch.zeros(2), torch.zeros(3))
except Exception as e:
    print(type(e), e)
try:
    nn.LSTM(3, 4)(torch.zeros(2, 2, 5))
except Exception as e:
    print(type(e), e)
