"""Tensors of every kind printed, with options, formats and results of several parts."""

import math

import torch

torch.manual_seed(0)
print(torch.rand(2, 3), torch.randn(3, 4, 5))
print(torch.arange(1000))
print(torch.randn(200, 200))
print(torch.zeros(0), torch.empty(0, 3), torch.tensor([]))
print(torch.tensor(3.5), torch.tensor(True), torch.tensor(7), torch.tensor(1 + 2j))
print(
    torch.tensor([1e10, 1e-10]),
    torch.tensor([1e5, 1.0]),
    torch.tensor([float("nan"), float("inf"), -1.0]),
    torch.tensor([1e-5, 1.0, 1000.5]),
)
print(
    torch.tensor([1, 2], dtype=torch.uint8),
    torch.tensor([1.5], dtype=torch.float64),
    torch.tensor([1.5], dtype=torch.half),
    torch.tensor([1.5, 2.25], dtype=torch.bfloat16),
    torch.tensor([True, False]),
)
print(torch.randn(2, 2, requires_grad=True))
print(torch.nn.Parameter(torch.ones(2)))
print(torch.randn(3, dtype=torch.cfloat))
print(torch.complex(torch.randn(2), torch.randn(2)).to(torch.complex128))
torch.set_printoptions(precision=2, sci_mode=False, linewidth=60, threshold=20, edgeitems=2)
print(torch.randn(10, 10) * 1000)
print(torch.tensor([1e-8, 1.0]))
torch.set_printoptions(profile="default")
torch.set_printoptions(sci_mode=True)
print(torch.tensor([1.0, 2.0]))
torch.set_printoptions(profile="full", sci_mode=None)
print(torch.arange(1005)[:5])
torch.set_printoptions(profile="short")
print(torch.tensor([math.pi]))
torch.set_printoptions(profile="default")
a = torch.randn(2, 3)
print(
    a.shape,
    a.size(),
    a.size(0),
    a.dtype,
    a.device,
    a.layout,
    a.stride(),
    a.is_contiguous(),
    a.element_size(),
    a.storage_offset(),
    a.ndim,
    a.nelement(),
    a.type(),
    len(a),
    a.is_leaf,
    a.grad,
    a.requires_grad,
)
print(
    a.storage().__class__,
    a.untyped_storage().__class__,
    a.storage().size(),
    a.untyped_storage().nbytes(),
)
print(
    str(a.dtype),
    repr(torch.float32),
    torch.float,
    torch.get_default_dtype(),
    torch.finfo(torch.float32),
    torch.iinfo(torch.int8),
    torch.finfo(torch.half).eps,
)
print(
    torch.device("cpu"),
    repr(torch.device("cuda:0")),
    torch.device("cpu") == a.device,
    torch.device("cuda", 1).index,
    torch.strided,
    torch.contiguous_format,
    torch.Size([2, 3]),
    torch.Size([2, 3]).numel(),
    torch.Size((1,)) + torch.Size((2,)),
)
print(
    f"{torch.tensor(3.14159):.2f}",
    f"{torch.tensor(5):>5}",
    format(torch.tensor(2.0), ".3e"),
    "%.3f" % torch.tensor(1.5),
    "%d" % torch.tensor(3),
    f"{a}",
    f"{torch.tensor([1.0])}",
)
try:
    print(f"{torch.tensor([1., 2.]):.2f}")
except Exception as e:
    print(type(e), e)
print(torch.max(a, 1))
print(torch.sort(a))
print(torch.topk(a, 2))
print(torch.linalg.svd(a)[1], torch.linalg.qr(torch.eye(2)))
print(torch.linalg.eigh(torch.eye(2)))
print(torch.mode(torch.tensor([1, 1, 2])))
print(torch.unique(torch.tensor([1, 1, 2]), return_counts=True))
print(torch.std_mean(a))
print(torch.aminmax(a))
print(torch.slogdet(torch.eye(2)))
print(a.median(0))
print(torch.linalg.lstsq(torch.eye(2), torch.ones(2, 1)))
print(torch.frexp(torch.tensor([3.0])), torch.histogram(torch.tensor([1.0, 2.0]), 2))
print(
    torch.Tensor,
    torch.nn.Parameter,
    torch.float32.is_floating_point,
    torch.promote_types(torch.int32, torch.float16),
    torch.result_type(torch.tensor(1), 1.0),
    torch.can_cast(torch.float, torch.int),
)
(
    print(torch.Generator(), torch.Generator().initial_seed(), torch.default_generator)
    if 0
    else print(torch.Generator().initial_seed())
)
print(
    torch.is_grad_enabled(),
    torch.is_tensor(a),
    torch.is_floating_point(a),
    torch.numel(a),
    torch.get_num_threads() > 0,
    torch.typename(a),
    torch.typename(torch.nn.Linear(1, 1)),
    torch.typename("x"),
)
print(
    a.__class__, type(a), a.tolist()[0][:1], a.numpy().dtype, a.data_ptr() == a.view(-1).data_ptr()
)
q = torch.ones(2, requires_grad=True) * 2
print(q, q.sum(), (q > 1), q.detach(), q.int(), q.unsqueeze(0), q[0], q.grad_fn, q.is_leaf)
b = torch.zeros(2, 2)
b[0] = q
print(b)
b.requires_grad
c = torch.ones(3, requires_grad=True).clone()
c[1:] = 5
print(c, c[0], c.view(3, 1), c.t())
