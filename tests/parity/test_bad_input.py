"""Wrong calls: PyTorch's exception types, its facts in the messages, and nothing changed by a refused call."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="compares with PyTorch")


def scope_of(lib: Any) -> dict[str, Any]:
    """What the expressions below may use."""
    leaf = lib.ones(3, requires_grad=True)
    return {
        "lib": lib,
        "np": np,
        "F": lib.nn.functional,
        "T": lib.tensor,
        "a": lib.tensor([1.0, 2.0, 3.0]),
        "b": lib.tensor([1.0, 2.0]),
        "m": lib.ones(2, 3),
        "i": lib.tensor([1, 2, 3]),
        "z": lib.tensor([0, 0, 0]),
        "t": lib.tensor([True, False, True]),
        "c": lib.ones(3, dtype=lib.complex64),
        "s": lib.tensor(2.0),
        "w": leaf,
        "y": leaf * 2,
        "meta": lib.empty(3, device="meta"),
        "n": np.ones(3, dtype=np.float32),
    }


# An expression, and words (a regular expression) that both messages must have.
SHAPES = """
lib.ops.aten.upsample_bilinear2d_backward(lib.ones(1, 2, 5, 4), [5, 4], [2, 2, 3, 2], True)  | same shape as output
lib.ops.aten.upsample_bicubic2d_backward(lib.ones(1, 2, 5, 4), [5, 3], [1, 2, 3, 2], True)  | same shape as output
lib.ops.aten.upsample_nearest3d_backward(lib.ones(2, 5, 4), [5, 4, 3], [1, 2, 3, 2, 2])  | dimension 5
lib.complex(a, b)                                   | size of tensor a .* size of tensor b
lib.polar(a, b)                                     | size of tensor a .* size of tensor b
lib.normal(a, b)                                    | size of tensor a .* size of tensor b
a + b                                               | size of tensor a .* size of tensor b
m + b                                               | dimension 1
a.add_(T([[1., 2., 3.]]))                           | output with shape
lib.where(t, a, b)                                  | size of tensor
lib.lerp(a, b, .5)                                  | size of tensor
lib.clamp(a, min=b)                                 | size of tensor
lib.addcmul(a, b, a)                                | size of tensor
lib.allclose(a, b)                                  | size of tensor
a.masked_select(T([True, True]))                    | size of tensor
a.masked_fill(T([True, False]), 0)                  | size of tensor
F.mse_loss(m, b)                                    | size of tensor
b in a                                              | size of tensor
lib.matmul(m, m)                                    | shapes cannot be multiplied
lib.mm(m, m)                                        | shapes cannot be multiplied
lib.mm(a, m)                                        | matri
lib.matmul(a, b)                                    | inconsistent tensor size
lib.dot(a, b)                                       | inconsistent tensor size
lib.dot(m, a)                                       | 1D tensors expected
lib.mv(m, b)                                        | size mismatch
lib.bmm(m, m)                                       | 3D|batch
lib.bmm(lib.ones(2, 2, 3), lib.ones(2, 2, 3))       | batch
lib.bmm(lib.ones(2, 2, 3), lib.ones(3, 3, 3))       | batch
lib.matmul(s, a)                                    | at least 1D
lib.addmm(a, m, m)                                  | shapes cannot be multiplied
lib.cat([])                                         | non-empty list of Tensors
lib.cat([a, m])                                     | same number of dimensions
lib.cat([m, lib.ones(2, 2)], 0)                     | Sizes of tensors must match except in dimension 0
lib.cat([s, s])                                     | zero-dimensional
lib.stack([])                                       | non-empty TensorList
lib.stack([a, b])                                   | equal size
m.t().t().view(4)                                   | shape '\\[4\\]' is invalid
m.T.view(6)                                         | view size is not compatible
m.reshape(4)                                        | shape '\\[4\\]' is invalid
m.reshape(-1, -1)                                   | only one dimension can be inferred
m.reshape(-1, 4)                                    | is invalid for input of size
lib.ones(0).reshape(-1, 0)                          | cannot reshape tensor of 0 elements
m.expand(3, 3)                                      | must match the existing size
a.fill_diagonal_(1)                                 | dimensions must larger than 1
lib.ones(2, 3, 3).fill_diagonal_(1)                 | all dimensions of input must be of equal length
m.expand(2)                                         | number of sizes provided
lib.broadcast_to(a, (2,))                           | must match the existing size
m.unflatten(0, (3, 3))                              | unflatten
m.repeat(2)                                         | dimensions of repeat dims
m.split([1, 2])                                     | split_sizes
a.unfold(0, 5, 1)                                   | maximum size for tensor at dimension 0 is 3 but size is 5
lib.as_strided(a, (5,), (1,))                       | out of bounds
lib.tensordot(m, m, 1)                              | contracted dimensions need to match
lib.einsum('ij,jk->ik', m, m)                       | einsum
lib.trace(a)                                        | matrix
lib.linalg.inv(m)                                   | square
F.linear(a, lib.ones(2, 2))                         | size mismatch|shapes|inconsistent
F.conv2d(lib.ones(1, 3, 4, 4), lib.ones(2, 4, 3, 3))               | to have 4 channels, but got 3 channels
F.conv2d(lib.ones(1, 3, 4, 4), lib.ones(2, 3, 5, 5))               | Kernel size can't be greater
F.conv2d(lib.ones(3, 4), lib.ones(2, 3, 3, 3))                     | Expected 3D .* or 4D
F.conv2d(lib.ones(1, 3, 4, 4), lib.ones(2, 3, 3, 3), lib.ones(3))  | bias
F.conv2d(lib.ones(1, 3, 4, 4), lib.ones(2, 3, 3, 3), groups=2)     | groups=2
F.conv2d(lib.ones(1, 3, 4, 4), lib.ones(2, 3, 3, 3), stride=0)     | non-positive stride
F.conv2d(lib.ones(1, 3, 4, 4), lib.ones(2, 3, 3, 3), padding=-1)   | negative padding
F.cross_entropy(m, T([0]))                          | batch_size
F.layer_norm(m, (2,))                               | normalized_shape
F.max_pool2d(lib.ones(1, 1, 2, 2), 3)               | too small
m[T([0, 1]), T([0, 1, 2])]                          | could not be broadcast
a[T([True, False])]                                 | mask
a.__setitem__(slice(0, 2), T([1., 2., 3.]))         | shape mismatch|must match|expanded size
"""

INDICES = """
a[5]                                | index 5 is out of bounds for dimension 0 with size 3
a[-4]                               | out of bounds
m[0, 5]                             | index 5 is out of bounds
a[1, 1]                             | too many indices
a[T([5])]                           | index 5 is out of bounds
a[1.5]                              | integers, slices
a['x']                              | .
a[T([1.])]                          | tensors used as indices
a[::-1]                             | step must be greater than zero
a[::0]                              | step
s[0]                                | 0-dim
a.__setitem__(5, 1.)                | out of bounds
a.__setitem__(T([0, 9]), 1.)        | index 9 is out of bounds for dimension 0 with size 3
a.index_put((T([9]),), T(1.), True) | index 9 is out of bounds for dimension 0 with size 3
m.__setitem__((T([0, 1]), T([0, 1, 2])), 1.)  | broadcast together with shapes \\[2\\], \\[3\\]
len(s)                              | 0-d
list(s)                             | 0-d
m.narrow(0, 5, 1)                   | start out of range
m.movedim((0, 0), (0, 1))           | repeated dim in `source`
s.roll(1, 0)                        | Dimension specified as 0 but tensor has no dimensions
lib.fft.fft(s)                      | Dimension specified as -1 but tensor has no dimensions
lib.arange(0, 64, 0.5, dtype=lib.int64)  | step must be nonzero
m.index_add(0, T([0]), lib.ones(1, 2))   | source tensor shape must match self tensor shape
a.chunk(2**63)                      | Overflow when unpacking
F.embedding_bag(i, lib.ones(4, 2), T([0, 5]), include_last_offset=True)  | can not be greater than input's length
a.sum(3)                            | Dimension out of range
a.sum(-2)                           | Dimension out of range
m.sum((0, 0))                       | multiple times
m.sum((0, 2))                       | Dimension out of range
m.mean(2)                           | Dimension out of range
m.max(2)                            | Dimension out of range
a.softmax(1)                        | Dimension out of range
m.transpose(0, 2)                   | Dimension out of range
m.permute(0)                        | number of dimensions
m.unsqueeze(4)                      | Dimension out of range
m.squeeze(3)                        | Dimension out of range
m.flatten(1, 0)                     | start_dim
m.select(0, 5)                      | out of range|out of bounds
m.select(2, 0)                      | Dimension out of range
m.narrow(0, 1, 3)                   | exceeds dimension size
m.narrow(0, 0, -1)                  | non-negative
a.size(2)                           | Dimension out of range
m.gather(0, T([0]))                 | same number of dimensions
m.gather(0, T([[5]]))               | index 5 is out of bounds
m.gather(0, T([[0.]]))              | int64
m.scatter(0, T([[5]]), 1.)          | index 5 is out of bounds
m.index_select(0, T([[0]]))         | Index is supposed to be
m.take(T([10]))                     | 10
m.topk(5)                           | out of range
F.embedding(T([5]), m)              | out of range
F.cross_entropy(m, T([0, 5]))       | Target 5 is out of bounds
F.one_hot(T([-1]))                  | non-negative
F.one_hot(T([3]), 0)                | smaller than num_classes
F.one_hot(T([3]), -2)               | smaller than num_classes
"""

TYPES = """
lib.eq(1, 2)                        | eq\\(\\) received an invalid combination of arguments - got \\(int, int\\)
lib.lt(1, a)                        | invalid combination of arguments - got \\(int, Tensor\\)
lib.remainder(1, 2)                 | invalid combination of arguments - got \\(int, int\\)
lib.where(True, a, a)               | invalid combination of arguments - got \\(bool, Tensor, Tensor\\)
lib.reshape(a, 3)                   | 'shape' \\(position 2\\) must be tuple of ints, not int
lib.zeros(range(2))                 | 'size' .* must be tuple of ints, not range
lib.zeros(T([2, 3]))                | 'size' .* must be tuple of ints, not Tensor
a.split(T([1, 2]))                  | must be .*not Tensor|got \\(Tensor, Tensor
lib.tile(a, T([2]))                 | 'dims' \\(position 2\\) must be tuple of ints, not Tensor
m.permute((1, [0]))                 | at pos .*list|type list at pos
lib.ones(2, requires_grad=2)        | requires_grad.*bool|requires_grad=int
a.float(memory_format=3)            | 'memory_format' must be .*memory_format, not int
a.to('cpu', non_blocking=0)         | 'non_blocking'.*bool, not int|combination
a.nonzero(as_tuple=1)               | 'as_tuple' must be bool, not int
lib.sin(1.0)                        | sin\\(\\): argument 'input' \\(position 1\\) must be Tensor, not float
lib.sin('a')                        | not str
lib.sin(None)                       | not NoneType
lib.sin([1.])                       | must be Tensor, not list
lib.sin(n)                          | must be Tensor, not numpy.ndarray
lib.add(a, n)                       | add\\(\\): argument 'other' \\(position 2\\) must be Tensor, not numpy.ndarray
lib.add(a, 'a')                     | 'other' \\(position 2\\) must be Tensor, not str
lib.add(a, None)                    | not NoneType
lib.cat([a, 1])                     | expected Tensor as element 1 in argument 0, but got int
lib.stack((a, 3))                   | expected Tensor as element 1 in argument 0, but got int
lib.mm(a, 1)                        | must be Tensor, not int
lib.sin()                           | missing 1 required positional argument
lib.sin(a, a)                       | takes 1 positional argument but 2 were given|takes 1 positional
lib.sin(a, foo=1)                   | unexpected keyword argument 'foo'
lib.add(a, a, beta=2)               | .
lib.add(a)                          | add\\(\\)
lib.add()                           | add\\(\\)
lib.add(a, a, a, a)                 | .
lib.sum(a, 0, dim=0)                | .
a.sum(foo=1)                        | invalid combination of arguments - got
a.sum(dim='x')                      | invalid combination of arguments - got
a.view(2.0)                         | invalid combination of arguments - got
a.fill_('x')                        | invalid combination of arguments - got \\(str\\).*\\((Tensor|Number) value\\)
a.mm('x')                           | mm\\(\\): argument 'mat2' \\(position 1\\) must be Tensor, not str
lib.mm(a, 'x')                      | mm\\(\\): argument 'mat2' \\(position 2\\) must be Tensor, not str
a.add('x')                          | add\\(\\): argument 'other' \\(position 1\\) must be Tensor, not str
a.addmm(m, 'x')                     | addmm\\(\\): argument 'mat2' \\(position 2\\) must be Tensor, not str
a.transpose(0, 'x')                 | transpose\\(\\): argument 'dim1' \\(position 2\\) must be int, not str
a.index_select(.5, i)               | index_select\\(\\): argument 'dim' \\(position 1\\) must be int, not float
a.reshape('x')                      | reshape\\(\\): argument 'shape' \\(position 1\\) must be tuple of ints, not str
lib.clamp(a, 'x')                   | invalid combination of arguments - got
lib.arange()                        | invalid combination of arguments - got
lib.max(m, 0, out=lib.empty(3))     | invalid combination of arguments - got
a.reshape('x')                      | argument 'shape' .* must be tuple of ints, not str
lib.zeros(2, dtype='float32')       | 'dtype' must be .*dtype, not str
lib.zeros(2, device='nowhere')      | Expected one of .* device type .* nowhere
lib.zeros(-1)                       | negative
lib.tensor('a')                     | .
lib.tensor([1, 'a'])                | .
lib.tensor([[1, 2], [3]])           | expected sequence of length 2 at dim 1
lib.tensor(object())                | .
lib.arange(1, 5, 0)                 | nonzero
lib.linspace(0, 1, -1)              | non-negative
lib.sin(a, out=3)                   | 'out' must be Tensor, not int
lib.ops.aten.add.Tensor(a)          | aten::add\\(\\).*'?other.*Declaration
lib.ops.aten.add.Tensor(a, 'x')     | Tensor.*other|other.*Tensor
lib.ops.aten.sin.default()          | Declaration
lib.ops.aten.sin(a, a)              | failed to match any schema
lib.ops.aten.foo                    | no attribute 'foo'
lib.ops.aten.add.foo                | no overload name 'foo'
a.foo                               | no attribute 'foo'
a + 'a'                             | unsupported operand type
'a' + a                             | .
a - 'a'                             | unsupported operand type
a * [1.]                            | .
a + [1, 2, 3]                       | .
a + None                            | unsupported operand type
a < 'a'                             | not supported between instances
a < None                            | not supported between instances
a < n                               | not supported between instances
'a' ** a                            | unsupported operand type
'x' in a                            | .
n + a                               | .
n * a                               | unsupported operand type
n - a                               | unsupported operand type
n @ a                               | unsupported operand type
F.mse_loss(a, a, reduction='foo')   | foo is not a valid value for reduction
"""

DTYPES = """
i.add_(1.5)                                     | result type Float can't be cast to the desired output type Long
i.div_(2)                                       | result type Float can't be cast
t.add_(1)                                       | result type Long can't be cast
i.sqrt_()                                       | result type Float can't be cast
a.add_(c)                                       | result type ComplexFloat can't be cast
lib.sin(a, out=lib.empty(3, dtype=lib.int64))   | result type Float can't be cast
lib.max(m, 0, out=(lib.empty(3), lib.empty(3))) | Expected out tensor to have dtype
lib.cat([a, b], out=lib.empty(5, dtype=lib.int64)) | cat\\(\\): input types can't be cast to the desired output type Long
lib.cat([c, c], out=lib.empty(6))               | input types can't be cast to the desired output type Float
lib.stack([a, a], out=lib.empty(2, 3, dtype=lib.int64)) | input types can't be cast to the desired output type Long
lib.hstack([i, i], out=lib.empty(6, dtype=lib.bool)) | input types can't be cast to the desired output type Bool
lib.clamp(t, False)                             | "clamp_min_scalar_cpu" not implemented for 'Bool'
lib.clamp(t, max=True)                          | "clamp_max_scalar_cpu" not implemented for 'Bool'
t.clip(False, True)                             | "clamp_scalar_cpu" not implemented for 'Bool'
lib.clamp(t, t, t)                              | "clamp_cpu" not implemented for 'Bool'
t.clamp_min(False)                              | "clamp_min_scalar_cpu" not implemented for 'Bool'
t.clamp_max_(True)                              | "clamp_max_scalar_cpu" not implemented for 'Bool'
t.clamp_(0, 1)                                  | result type Long can't be cast
lib.clamp(c, 0)                                 | .
i // z                                          | ZeroDivisionError
i % z                                           | ZeroDivisionError
lib.fmod(i, z)                                  | ZeroDivisionError
i // 0                                          | ZeroDivisionError
lib.remainder(i, 0)                             | ZeroDivisionError
lib.div(i, z, rounding_mode='floor')            | ZeroDivisionError
lib.div(i, z, rounding_mode='foo')              | foo
i ** -1                                         | negative integer powers
F.kl_div(i, i)                                  | Integral inputs not supported
F.layer_norm(m, (3,), a.double())               | mixed dtype
lib.linalg.cross(a, a.double())                 | expected scalar type Float but found Double
F.binary_cross_entropy(a / 4, a.double() / 4)   | Found dtype Double but expected Float
lib.ldexp(a, t)                                 | not implemented for 'Bool'
lib.median(t)                                   | median.* not implemented for 'Bool'
lib.argmax(t)                                   | does not support bool
F.max_pool2d(lib.ones(1, 1, 4, 4) > 0, 2)       | max_pool2d.* not implemented for 'Bool'
lib.arange(0, 1, dtype=lib.bool)                | arange.* not implemented for 'Bool'
lib.lerp(a, a, 1j)                              | without overflow
lib.full((2,), 1e300)                           | value cannot be converted to type float without overflow
lib.full((2,), 300, dtype=lib.uint8)            | value cannot be converted to type uint8_t without overflow
lib.full((2,), 2**70)                           | int too big to convert
i.mean()                                        | could not infer output dtype|floating
lib.var(i)                                      | floating point
lib.bitwise_and(a, a)                           | bitwise_and.* not implemented for 'Float'
a | a                                           | bitwise_or.* not implemented for 'Float'
lib.gcd(a, a)                                   | gcd.* not implemented for 'Float'
F.gelu(i)                                       | not implemented for 'Long'
F.silu(i)                                       | silu.* not implemented for 'Long'
F.elu(i)                                        | not implemented for 'Long'
F.mse_loss(i, i)                                | not implemented for 'Long'
F.softmax(i, 0)                                 | softmax.* not implemented for 'Long'
lib.abs(t)                                      | abs.* not implemented for 'Bool'
c < 1                                           | lt.* not implemented for 'ComplexFloat'
lib.bincount(a)                                 | bincount.* not implemented for 'Float'
-t                                              | Negation, the `-` operator, on a bool tensor
t - t                                           | Subtraction, .* two bool tensors .* `logical_xor\\(\\)`
t - True                                        | two bool tensors
t - 1                                           | Subtraction, .* with a bool tensor
1 - t                                           | Subtraction, .* with a bool tensor
i - t                                           | Subtraction, .* with a bool tensor
a - True                                        | Subtraction, .* with a bool tensor
lib.matmul(a, i)                                | same dtype
lib.mm(m, lib.ones(3, 2, dtype=lib.float64))    | same dtype
lib.complex(a, i)                               | Float
lib.isclose(a, i)                               | did not match
a.masked_fill(i, 0)                             | boolean mask
lib.imag(a)                                     | imag is not implemented
lib.nn.Parameter(i)                             | floating point and complex
"""

MEMORY = """
lib.zeros(2**62)                    | Storage size calculation overflowed
lib.zeros(2**40, 2**40)             | Storage size calculation overflowed
"""

DEVICES = """
a + meta                            | cpu.*meta|meta.*cpu
meta + a                            | cpu.*meta|meta.*cpu
lib.matmul(a, meta)                 | cpu.*meta|meta.*cpu
lib.cat([a, meta])                  | cpu.*meta|meta.*cpu
lib.where(t, a, meta)               | cpu.*meta|meta.*cpu
lib.sin(a, out=meta)                | cpu.*meta|meta.*cpu
a.copy_(meta)                       | Cannot copy out of meta tensor
meta.sum().item()                   | meta
meta.tolist()                       | meta
meta.numpy()                        | meta
bool(meta.sum())                    | meta
a.cuda()                            | Torch not compiled with CUDA enabled
a.cuda('cpu')                       | Invalid device, must be cuda device
a.to('xpu')                         | Torch not compiled with XPU enabled
lib.zeros(2, device='cuda')         | Torch not compiled with CUDA enabled
T(1., device='cuda')                | Torch not compiled with CUDA enabled
lib.zeros_like(a, device='cuda')    | Torch not compiled with CUDA enabled
lib.Generator('cuda')               | CUDA
lib.zeros(2, device='mps')          | Could not run 'aten::\\S+' with arguments from the 'MPS' backend
lib.func.vmap(lambda v: v.data_ptr())(a)  | Cannot access data pointer of Tensor that doesn't have storage
lib.func.grad(lambda v: v.sum() * v.data_ptr())(a)  | Cannot access data pointer of Tensor that doesn't have storage
lib.func.jvp(lambda v: v * v.data_ptr(), (a,), (a,))  | Cannot access data pointer of Tensor that doesn't have storage
"""

GRADIENTS = """
y.backward()                                        | grad can be implicitly created only for scalar outputs
a.sum().backward()                                  | does not require grad
y.backward(T([1., 2.]))                             | Mismatch in shape
y.backward('x')                                     | str
(lambda l: (l.backward(), l.backward()))((w * w).sum())   | backward through the graph a second time
lib.autograd.grad(w.sum(), a)                       | not require grad|not have been used
lib.autograd.grad(y.sum(), lib.ones(3, requires_grad=True))  | not have been used
lib.autograd.grad(y, w)                             | scalar outputs
w.add_(1)                                           | a leaf Variable that requires grad
w[0].add_(1)                                        | a view of a leaf Variable that requires grad
w.view(3).mul_(2)                                   | a view of a leaf Variable that requires grad
w.__setitem__(0, 1.)                                | a view of a leaf|a leaf
w[:2].zero_()                                       | a view of a leaf Variable that requires grad
lib.arange(6.).view(2, 3).requires_grad_()[0].mul_(2)  | a view of a leaf Variable that requires grad
lib.arange(6.)[2:].requires_grad_().__setitem__(0, 1.)  | a view of a leaf Variable that requires grad
lib.arange(6.)[2:].requires_grad_().mul_(2)         | a leaf Variable that requires grad
lib.set_grad_enabled(3)                             | bool, not int
a.as_subclass(int)                                  | inherit from Tensor|inherits from Tensor
lib.sin(a, out=w)                                   | out=\\.\\.\\. arguments don't support automatic differentiation
lib.sin(w, out=a)                                   | out=\\.\\.\\. arguments don't support automatic differentiation
lib.add(w, 1, out=lib.empty(3))                     | out=\\.\\.\\. arguments don't support automatic differentiation
(lambda v: (v * v, v.add_(1))[0].sum().backward())(w * 2)  | modified by an inplace operation.*version 1; expected version 0
i.requires_grad_()                                  | floating point
T([1, 2], requires_grad=True)                       | floating point
lib.ones(2, dtype=lib.int64, requires_grad=True)    | floating point
y.requires_grad_(False)                             | leaf variables
setattr(y, 'requires_grad', False)                  | leaf variables
setattr(w, 'grad', T([1., 2.]))                     | size|shape
setattr(w, 'grad', T([1, 2, 3]))                    | dtype|type
setattr(w, 'grad', 'x')                             | str|Variable
setattr(w, 'grad', lib.ones(3, device='meta'))      | device
w.numpy()                                           | requires grad. Use tensor.detach\\(\\).numpy\\(\\)
y.numpy()                                           | requires grad. Use tensor.detach\\(\\).numpy\\(\\)
a.register_hook(print)                              | doesn't require gradient
a.retain_grad()                                     | requires_grad=False
"""

CONVERSIONS = """
float(a)                            | only one element|size-1|1 element|converted to Scalar
bool(a)                             | more than one value is ambiguous
bool(lib.ones(0))                   | .
a.item()                            | 3 elements
range(T(1.5))                       | integer tensors
range(a)                            | integer
lib.bernoulli(T([2.]))              | p_in
lib.multinomial(T([-1., 2.]), 1)    | probability tensor
lib.multinomial(T([1., 2.]), 5)     | without replacement
lib.randint(5, 5, (2,))             | random_ expects 'from' to be less than 'to'
lib.randint(-1, 2, (3,), dtype=lib.bool)        | from is out of bounds for bool
lib.zeros(3, dtype=lib.bool).random_(0, 3)      | to - 1 is out of bounds for bool
lib.zeros(3, dtype=lib.uint8).random_(-1, 3)    | from is out of bounds for unsigned char
lib.randint(2**20, (3,), dtype=lib.float16)     | to - 1 is out of bounds for c10::Half
setattr(y, "requires_grad", True)                | you can only change requires_grad flags of leaf variables.$
lib.normal(a, -1.)                  | std
a.uniform_(2, 1)                    | uniform_
a.random_(5, 5)                     | random_
F.dropout(a, 1.5)                   | dropout probability
lib.max(lib.ones(0))                | numel
lib.ones(2, 0).argmax(1)            | .
lib.set_default_dtype(lib.int64)    | floating-point
lib.view_as_complex(a)              | .
lib.rand(2, dtype=lib.int64)        | check_uniform_bounds.* not implemented for 'Long'
lib.device('cpu', -5)               | Device index must not be negative
F.cross_entropy(m, T(0))            | match target batch_size \\(0\\)
m.index_select(1, T([7]))           | out of
lib.ones(2, 2, 2).index_select(2, T([7]))  | index out of range in self
lib.randn(2, dtype=lib.int64)       | normal_kernel_cpu.* not implemented for 'Long'
F.relu([1.])                        | argument 'input' .* must be Tensor, not list
F.relu([1.], inplace=True)          | argument 'input' .* must be Tensor, not list
m.view(lib.float64)                 | divisible by 2 .* but got 3
lib.ones(4, 6).t().view(lib.float64) | stride\\(-1\\) must be 1 .* but got 6
a.index_select(0, T([5]))           | index out of range in self
m.index_select(0, T([-1]))          | index out of range in self
lib.broadcast_tensors(a, m, b)      | size of tensor a .* size of tensor b
a.index_add(0, T([5]), T([1.]))     | out of range|out of bounds
m.index_add(0, T([5]), m[:1])       | index 5 is out of bounds for dimension 0 with size 2
a.index_copy(0, T([-1]), T([1.]))   | index -1 is out of bounds for dimension 0 with size 3
m.index_copy(1, T([5]), m[:, :1])   | index 5 is out of bounds for dimension 1 with size 3
a.index_reduce(0, T([-1]), T([1.]), 'prod')  | out of range|out of bounds
F.adaptive_avg_pool2d(lib.ones(1, 1, 2, 2), (1,))  | output_size must be 2
F.adaptive_max_pool2d(lib.ones(1, 1, 2, 2), (1, 1, 1))  | .
F.adaptive_avg_pool1d(lib.ones(1, 2, 2), (1, 1))  | should contain one int
F.adaptive_max_pool1d(lib.ones(1, 2, 2), ())  | should contain one int
F.cosine_similarity(a, b, dim=0)    | size of tensor a .* size of tensor b
"""


def _cases() -> Iterator[Any]:
    for table in (SHAPES, INDICES, TYPES, DTYPES, MEMORY, DEVICES, GRADIENTS, CONVERSIONS):
        for line in table.strip().splitlines():
            expression, _, words = line.partition("  |")
            if not words:
                expression, _, words = line.partition(" | ")
            yield pytest.param(
                expression.strip(), words.strip().replace("\\\\", "\\"), id=expression.strip()
            )


OF_SHAPES = {line.split("  |")[0].split(" | ")[0].strip() for line in SHAPES.strip().splitlines()}
"""Where every number of PyTorch's message has to be in ours: they are the sizes that disagree."""


def refusal(lib: Any, expression: str, scope: dict[str, Any]) -> Exception:
    """The error that evaluating `expression` raises."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            value = eval(expression, scope)
        except (NameError, SyntaxError):  # a mistake in the test
            raise
        except Exception as error:
            return error
    raise AssertionError(f"{lib.__name__}: {expression} is not refused but gives {value!r}")


def kind_of(error: Exception) -> str:
    """The error's type, or the first of its bases that is Python's own."""
    return next(c.__name__ for c in type(error).__mro__ if c.__module__ == "builtins")


def snapshot(scope: dict[str, Any]) -> dict[str, Any]:
    """Everything about the scope's tensors that a refused call must leave alone."""
    found: dict[str, Any] = {"random": gs.get_rng_state().tolist()}
    for name, value in scope.items():
        if isinstance(value, gs.Tensor):
            data = None if value.is_meta else value.detach().tolist()
            traits = (value.shape, value.dtype, value.requires_grad, value._version, value.is_leaf)
            found[name] = (data, traits, value.grad_fn, value.grad)
    return found


@pytest.mark.parametrize("expression, words", list(_cases()))
def test_wrong_calls_are_refused_as_in_pytorch(expression: str, words: str) -> None:
    scope = scope_of(gs)
    before = snapshot(scope)
    ours = refusal(gs, expression, scope)
    after = snapshot(scope)
    theirs = refusal(torch, expression, scope_of(torch))
    assert kind_of(ours) == kind_of(theirs), (ours, theirs)
    for error in (ours, theirs):
        assert re.search(words, str(error), re.DOTALL), str(error)
    if expression in OF_SHAPES:
        assert set(re.findall(r"\d+", str(theirs))) <= set(re.findall(r"\d+", str(ours))), str(ours)
    if expression not in CHANGING:
        assert after == before


CHANGING = {"(lambda l: (l.backward(), l.backward()))((w * w).sum())"}
"""Calls of which a first part is done before the second is refused."""


@pytest.mark.parametrize(
    "expression",
    ["a == n", "n == a", "a != n", "n != a", "a + n", "a * n", "a - n", "a / n", "n / a", "a @ n"]
    + ["a ** n", "a == 'a'", "a == None", "a != 'a'", "a == [1.0, 2.0, 3.0]", "2 ** a", "2 ** i"]
    + ["np.float32(2) * a", "np.float64(2) + i", "a == np.float64(1)", "1.0 in a", "a in [a]"]
    + ["meta + s", "s + meta", "[5, 6, 7][T(1)]", "lib.amax(m, None)", "s.mT", "lib.add(1, 2)"]
    + ["lib.ldexp(a.half(), i)", "lib.arange(0, 10, 1.5, dtype=lib.int64)", "lib.remainder(5, i)"]
    + [
        "lib.clamp(t, 0)",
        "t.clamp(max=1)",
        "t.clamp(0, .5)",
        "lib.clip(t, False, 1)",
        "t.clamp(.5)",
    ]
    + ["lib.clamp(t, t)", "t.clamp(max=~t)", "lib.clamp(t, T(0), T(1))", "lib.clamp(t, i[:1] > 0)"]
    + ["(t.clamp(0, 1) + t).dtype", "t.clamp(float('nan'))"]
    + [
        "lib.func.grad(lambda v: v.sum() * (a.data_ptr() != 0))(a)",
        "lib.cat([i, i], out=lib.empty(6))",
    ]
    + ["F.embedding_bag(i - 1, lib.ones(3, 2), T([0, 2]), include_last_offset=True, mode='sum')"]
    + [
        "F.fractional_max_pool3d(lib.ones(1, 4, 4, 4), 2, output_size=2)",
        "lib.linspace(-1, 3, 3, dtype=lib.uint8)",
    ],
)
def test_odd_operands_give_what_pytorch_gives(expression: str) -> None:
    ours = eval(expression, scope_of(gs))
    theirs = eval(expression, scope_of(torch))
    assert type(ours).__name__ == type(theirs).__name__
    assert repr(ours) == repr(theirs).replace("torch.", "gradsmith.")
