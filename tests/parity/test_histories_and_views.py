"""What tensors know of where they came from: views of any dtype, forgotten histories, guards, refused second derivatives."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from programs import Log, Programs, agree_on

PROGRAMS = Programs()
program = PROGRAMS.add


def of_c(m: Any) -> Any:
    return import_module(m.__name__ + "._C")


VIEWS: dict[str, Any] = {
    "split": lambda x: x.split(2)[0],
    "unbind": lambda x: x.unbind(0)[0],
    "chunk": lambda x: x.chunk(2)[1],
    "tensor_split": lambda x: x.tensor_split(2)[0],
    "reshape": lambda x: x.reshape(-1),
    "flatten": lambda x: x.flatten(),
    "select": lambda x: x[1],
    "slice": lambda x: x[1:],
    "transposed": lambda x: x.t(),
    "expanded": lambda x: x.expand(2, 4, 3),
    "of a view": lambda x: x[1:].t(),
    "of detached": lambda x: x.detach()[0],
    "detached": lambda x: x.detach(),
    "of another dtype": lambda x: x.view(x.dtype),
}


@pytest.mark.parametrize("dtype", ["int64", "bool", "uint8", "float32", "complex64"])
def test_views_know_their_base(dtype: str) -> None:
    def views(m: Any, log: Log) -> None:
        x = m.zeros((4, 3), dtype=getattr(m, dtype))
        for name, make in VIEWS.items():
            view = make(x)
            log(name, view._is_view(), view._base is x, view._base is None, view.requires_grad)

    agree_on(views)


@program
def elements_read_as_another_kind(m: Any, log: Log) -> None:
    x = m.ones(4, requires_grad=True) * 1
    read = x.view(m.int32)
    log(read._is_view(), read.requires_grad, read[1:]._is_view(), read[1:].requires_grad)


@program
def views_of_integers_in_place(m: Any, log: Log) -> None:
    x = m.arange(6)
    row = x.view(2, 3)[0]
    row.add_(1)
    log(x, row._version, x._version, row._base is x)


@program
def views_in_inference_mode(m: Any, log: Log) -> None:
    outside = m.ones(3, requires_grad=True)
    with m.inference_mode():
        x = m.ones(3, requires_grad=True)
        for view in (x.view(-1), x[1:], x.view(-1)[1:], outside[1:], x.split(1)[0]):
            log(view.requires_grad, view._is_view(), view.is_leaf, view.is_inference())
        x.resize_(2)
        log(x.shape, x.requires_grad)


@program
def views_made_before_their_base_requires_grad(m: Any, log: Log) -> None:
    base = m.ones(3)
    row, scalar = base[1:], base[0]
    base.requires_grad_()
    log(row.requires_grad, row.is_leaf)
    for _ in range(2):
        log.refusal(lambda: row.backward(m.ones(2)), "element 0 of tensors does not require grad")
        log.refusal(lambda: scalar.backward(), "element 0 of tensors does not require grad")
        log.refusal(
            lambda: m.autograd.backward([(row * 2).sum(), row], [m.tensor(1.0), m.ones(2)]),
            "element 1 of tensors does not require grad",
        )
        log(m.autograd.grad((row * scalar).sum(), base, allow_unused=True))
        (row * scalar).sum().backward()
        log(base.grad, row.grad)


@program
def saved_tensors_that_were_resized(m: Any, log: Log) -> None:
    weight = m.ones(4, requires_grad=True)
    scale = m.ones(4)
    product = weight * scale
    scale.resize_(4)
    log(scale._version)
    product.sum().backward(retain_graph=True)
    for resized in (
        lambda: scale.resize_(1),
        lambda: scale.resize_as_(m.ones(2, 2)),
        lambda: scale.view(4)[1:].resize_(1),
    ):
        resized()
        log(scale._version)
        log.refusal(
            lambda: product.sum().backward(retain_graph=True), "modified by an inplace operation"
        )
    with m.inference_mode():
        inside = m.ones(4)
        inside.resize_(2)
    inside.resize_(2)
    log.refusal(lambda: inside.resize_(3), "Inplace update to inference tensor outside")


@program
def saved_tensors_that_were_detached_in_place(m: Any, log: Log) -> None:
    a = m.tensor(1.0, requires_grad=True).clone()
    b = a.sin()
    a.detach_()
    log(a._version, a.requires_grad)
    log.refusal(
        lambda: b.backward(), "Trying to use a saved tensor that has been detached in-place"
    )
    a.add_(1)
    log(a._version, a.view(-1)._version)
    log.refusal(
        lambda: b.backward(), "Trying to use a saved tensor that has been detached in-place"
    )


@program
def saving_after_detaching_in_place(m: Any, log: Log) -> None:
    w = m.tensor(2.0, requires_grad=True)
    a = (w * 3).detach_()
    (w * a).backward()
    log(w.grad)
    a.requires_grad_()
    c = a.sin()
    log(m.autograd.grad(c, a))
    d = (w * a).exp()
    a.detach().add_(1)
    log.refusal(lambda: d.backward(), "modified by an inplace operation")


@program
def a_leaf_detached_in_place(m: Any, log: Log) -> None:
    a = m.tensor(1.0, requires_grad=True)
    w = m.tensor([1.0], requires_grad=True)
    (a * w).sum().backward(retain_graph=True)
    out = a.sin() + (a * w).sum()
    a.detach_()
    out.backward()
    log(a.grad, a.requires_grad, w.grad)
    b = m.tensor(1.0, requires_grad=True)
    out = b * w
    b.requires_grad_(False)
    out.sum().backward(create_graph=True)
    log(b.grad)


@program
def guards_by_construction(m: Any, log: Log) -> None:
    c = of_c(m)
    x = m.ones(1, requires_grad=True)
    guard = c._AutoDispatchBelowAutograd()
    log((x * 2).requires_grad)
    del guard
    log((x * 2).requires_grad)
    guard = c._AutoDispatchBelowAutograd()
    with guard:
        log((x * 2).requires_grad)
    log((x * 2).requires_grad)
    guard = c._InferenceMode(True)
    log(m.is_inference_mode_enabled(), m.ones(1).is_inference())
    del guard
    log(m.is_inference_mode_enabled())


@program
def second_derivatives_of_products_with_zeros(m: Any, log: Log) -> None:
    index = m.tensor([0, 0])
    for reduce in (m.scatter_reduce, m.index_reduce):
        for values in ([0.0, 0.0], [0.0, 2.0], [3.0, 2.0]):
            x = m.tensor([1.0], requires_grad=True)
            s = m.tensor(values, requires_grad=True)
            y = reduce(x, 0, index, s, "prod")
            first = m.autograd.grad(y.sum(), (x, s), create_graph=True)
            log(*first)
            total = sum(g.sum() for g in first)
            log.refusal(lambda total=total, x=x, s=s: m.autograd.grad(total, (x, s)))
            log(*m.autograd.grad(reduce(x, 0, index, s, "prod").sum(), (x, s)))


@program
def changed_saved_tensors_are_copied_once(m: Any, log: Log) -> None:
    with m.autograd.graph.allow_mutation_on_saved_tensors():
        a = m.tensor([1.0, 2.0], requires_grad=True)
        b = a.clone()
        out = b * b
        held = out.grad_fn
        b.sin_()
        log(held._saved_self, held._saved_self.data_ptr() == held._saved_other.data_ptr())
        out.sum().backward()
        log(a.grad)


@program
def sizes_of_another_memory_format(m: Any, log: Log) -> None:
    x = m.zeros(480)
    log(x.resize_((10, 3, 4, 4), memory_format=m.channels_last).stride())
    like = x
    log(m.zeros(480).resize_as_(like, memory_format=m.preserve_format).stride())
    log(m.zeros(480).resize_as_(like).stride())
    log(m.zeros(10, 3, 4, 4).resize_((10, 3, 4, 4), memory_format=m.channels_last).stride())
    log.refusal(lambda: m.zeros(3).resize_(3, memory_format=m.channels_last), "required rank 4")
    log.refusal(
        lambda: m.zeros(3).resize_(3, memory_format=m.preserve_format), "Unsupported memory format"
    )
    log.refusal(
        lambda: m.empty(()).resize_([8, 8, 2**29, 2**29]), "numel: integer multiplication overflow"
    )
    y = m.tensor(1.0)
    y.resize_(3).zero_()
    log(y + 1, y.dim(), (y + m.ones(3, dtype=m.float64)).dtype, m.tensor([1]).resize_(()).dim())


@program
def elements_joined_where_they_do_not_lie_in_pairs(m: Any, log: Log) -> None:
    log.refusal(lambda: m.view_as_complex(m.zeros(9).as_strided((2, 2), (1, 1))), "divisible by 2")
    log.refusal(lambda: m.view_as_complex(m.zeros(5)[1:3]), "storage_offset divisible by 2")
    log.refusal(lambda: m.view_as_complex(m.zeros(3, 3)[:, :2]), "stride divisible by 2")
    log(m.view_as_complex(m.zeros(5)[2:4]), m.view_as_complex(m.zeros(0, 2)).shape)
    wide = m.zeros(4, 64, dtype=m.float16)
    log.refusal(
        lambda: wide[:, 1:5].view(m.float64), "self.storage_offset() must be divisible by 4"
    )
    log(wide[:, 4:8].view(m.float64).shape, wide[:, 1:5].view(m.int16).shape)
    odd = m.zeros(4, 63, dtype=m.float16)
    log.refusal(
        lambda: odd[:, 4:8].view(m.float64),
        "self.stride(0) must be divisible by 4 to view Half as Double",
    )


@program
def boolean_factors(m: Any, log: Log) -> None:
    one = m.tensor([1])
    words = "Boolean alpha only supported for Boolean results."
    for x in (one, one.double()):
        for call in (m.add, m.sub, m.rsub):
            log.refusal(lambda call=call, x=x: call(x, x, alpha=True), words)
        log.refusal(lambda x=x: m.add(x, 1, alpha=True), words)
        log.refusal(lambda x=x: x.clone().add_(x, alpha=True), words)
        log.refusal(lambda x=x: x.clone().add_(1, alpha=True), words)
    log(m.add(one.bool(), one.bool(), alpha=True), m.add(one, one, alpha=1))


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_agree(name: str) -> None:
    agree_on(PROGRAMS[name])
