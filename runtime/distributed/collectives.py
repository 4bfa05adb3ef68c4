"""Collective operations in a process group of size one: every process receives what it has sent."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from datetime import timedelta
from typing import Any, NoReturn, overload

from ..autograd.grad_mode import no_grad
from ..core.tensor import Tensor
from .groups import ReduceOp, Work, has_begun, member_of
from .placement import gather as elements_of


def _check_tensor(tensor: Any, name: str) -> None:
    if not isinstance(tensor, Tensor):
        raise TypeError(
            f"Invalid function argument. Expected parameter `{name}` of type torch.Tensor "
            f"but got {type(tensor)} instead."
        )


def _check_tensors(tensors: Any, name: str) -> None:
    if not isinstance(tensors, (list, tuple)) or not all(isinstance(t, Tensor) for t in tensors):
        raise TypeError(
            f"Invalid function argument. Expected parameter `{name}` of type List[torch.Tensor] "
            f"but got {type(tensors)} instead."
        )


def _check_operation(op: ReduceOp, tensor: Tensor) -> None:
    if op is ReduceOp.PREMUL_SUM:
        raise RuntimeError("Cannot use ReduceOp.PREMUL_SUM with Gloo")
    bits = op in (ReduceOp.BAND, ReduceOp.BOR, ReduceOp.BXOR)
    if bits and (tensor.is_floating_point() or tensor.is_complex()):
        raise RuntimeError(f"Cannot use ReduceOp.{op.name} with non-integral dtype")


def _check_root(function: str, rank: int | None, in_group: int | None) -> None:
    root = in_group if rank is None else rank
    if root not in (0, None):
        raise RuntimeError(f"{function}: invalid root rank: {root}")


def _done(async_op: bool) -> Work | None:
    return Work() if async_op else None


def _received(function: str, outputs: Sequence[Any], given: Sequence[Tensor]) -> None:
    """Copy `given` to `outputs`; RuntimeError or ValueError unless number, sizes and dtypes match."""
    if len(outputs) != len(given):
        raise RuntimeError(
            f"{function}: invalid output tensor list at index 0 (expected length {len(given)}, got {len(outputs)})"
        )
    for index, (out, tensor) in enumerate(zip(outputs, given, strict=True)):
        if out.dtype is not tensor.dtype:
            raise ValueError(
                f"Invalid usage of tensors with different dtypes: found {out.dtype} and {tensor.dtype}"
            )
        if out.numel() != tensor.numel():
            sizes = f"(expected {tuple(tensor.shape)}, got {tuple(out.shape)})"
            raise RuntimeError(f"{function}: invalid tensor size at index {index} {sizes}")
    with no_grad():
        for out, tensor in zip(outputs, given, strict=True):
            out.copy_(tensor.detach().view_as(out))


# -- tensors -------------------------------------------------------------------------------------------


def all_reduce(
    tensor: Tensor, op: ReduceOp = ReduceOp.SUM, group: Any = None, async_op: bool = False
) -> Work | None:
    """Reduce `tensor` by `op` over all processes: with one process it is unchanged.

    TypeError unless it is a tensor, RuntimeError for bitwise operations on floating point numbers.
    """
    _check_tensor(tensor, "tensor")
    if member_of(group) is None:
        return None
    _check_operation(op, tensor)
    return _done(async_op)


def reduce(
    tensor: Tensor,
    dst: int | None = None,
    op: ReduceOp = ReduceOp.SUM,
    group: Any = None,
    async_op: bool = False,
    group_dst: int | None = None,
) -> Work | None:
    """Like `all_reduce`, with the result in process `dst` only.  RuntimeError if there is no such process."""
    _check_tensor(tensor, "tensor")
    if member_of(group) is None:
        return None
    _check_root("reduce", dst, group_dst)
    _check_operation(op, tensor)
    return _done(async_op)


def broadcast(
    tensor: Tensor,
    src: int | None = None,
    group: Any = None,
    async_op: bool = False,
    group_src: int | None = None,
) -> Work | None:
    """Send `tensor` from process `src` to all: with one process it is unchanged.  RuntimeError if there is no such process."""
    _check_tensor(tensor, "tensor")
    if member_of(group) is None:
        return None
    _check_root("broadcast", src, group_src)
    return _done(async_op)


def all_gather(
    tensor_list: list[Tensor], tensor: Tensor, group: Any = None, async_op: bool = False
) -> Work | None:
    """Copy `tensor` to the only tensor of `tensor_list`.  RuntimeError for another number or size."""
    _check_tensors(tensor_list, "tensor_list")
    _check_tensor(tensor, "tensor")
    if member_of(group) is None:
        return None
    _received("all_gather", tensor_list, [tensor])
    return _done(async_op)


def all_gather_into_tensor(
    output_tensor: Tensor, input_tensor: Tensor, group: Any = None, async_op: bool = False
) -> Work | None:
    """Copy `input_tensor` to `output_tensor`.  RuntimeError for another number of elements."""
    return all_gather([output_tensor], input_tensor, group, async_op)


@overload
def gather(tensor: Tensor) -> Tensor: ...


@overload
def gather(
    tensor: Tensor,
    gather_list: list[Tensor] | None,
    dst: int | None = None,
    group: Any = None,
    async_op: bool = False,
    group_dst: int | None = None,
) -> Work | None: ...


def gather(
    tensor: Tensor,
    gather_list: list[Tensor] | None = None,
    dst: int | None = None,
    group: Any = None,
    async_op: bool = False,
    group_dst: int | None = None,
) -> Work | Tensor | None:
    """Copy `tensor` to the only tensor of `gather_list`.  ValueError without a list.

    Without a process group and with `tensor` as the only argument, gather a tensor that is sharded over devices on the CPU.
    """
    if not has_begun() and all(given is None for given in (gather_list, dst, group)):
        return elements_of(tensor)
    _check_tensor(tensor, "tensor")
    if member_of(group) is None:
        return None
    _check_root("gather", dst, group_dst)
    if not gather_list:
        raise ValueError("Argument ``gather_list`` must be specified on destination rank.")
    _check_tensors(gather_list, "gather_list")
    _received("gather", gather_list, [tensor])
    return _done(async_op)


def scatter(
    tensor: Tensor,
    scatter_list: list[Tensor] | None = None,
    src: int | None = None,
    group: Any = None,
    async_op: bool = False,
    group_src: int | None = None,
) -> Work | None:
    """Copy the only tensor of `scatter_list` to `tensor`.  ValueError without a list."""
    _check_tensor(tensor, "tensor")
    if member_of(group) is None:
        return None
    _check_root("scatter", src, group_src)
    if not scatter_list:
        raise ValueError("Argument ``scatter_list`` must be specified on source rank.")
    _check_tensors(scatter_list, "scatter_list")
    _received("scatter", [tensor], scatter_list)
    return _done(async_op)


def reduce_scatter(
    output: Tensor,
    input_list: list[Tensor],
    op: ReduceOp = ReduceOp.SUM,
    group: Any = None,
    async_op: bool = False,
) -> Work | None:
    """Copy the only tensor of `input_list` to `output`."""
    _check_tensor(output, "output")
    _check_tensors(input_list, "input_list")
    if member_of(group) is None:
        return None
    _check_operation(op, output)
    _received("reduce_scatter", [output], input_list)
    return _done(async_op)


def reduce_scatter_tensor(
    output: Tensor,
    input: Tensor,
    op: ReduceOp = ReduceOp.SUM,
    group: Any = None,
    async_op: bool = False,
) -> Work | None:
    """Copy `input` to `output`."""
    return reduce_scatter(output, [input], op, group, async_op)


def all_to_all(
    output_tensor_list: list[Tensor],
    input_tensor_list: list[Tensor],
    group: Any = None,
    async_op: bool = False,
) -> Work | None:
    """Copy the only tensor of `input_tensor_list` to the only one of `output_tensor_list`."""
    _check_tensors(output_tensor_list, "output_tensor_list")
    _check_tensors(input_tensor_list, "input_tensor_list")
    if member_of(group) is None:
        return None
    _received("all_to_all", output_tensor_list, input_tensor_list)
    return _done(async_op)


def all_to_all_single(
    output: Tensor,
    input: Tensor,
    output_split_sizes: list[int] | None = None,
    input_split_sizes: list[int] | None = None,
    group: Any = None,
    async_op: bool = False,
) -> Work | None:
    """Copy `input` to `output`."""
    return all_to_all([output], [input], group, async_op)


def barrier(group: Any = None, async_op: bool = False, device_ids: Any = None) -> Work | None:
    """Wait for all processes: with one process, return at once."""
    if member_of(group) is None:
        return None
    return _done(async_op)


def monitored_barrier(
    group: Any = None, timeout: timedelta | None = None, wait_all_ranks: bool = False
) -> None:
    """Like `barrier`."""
    member_of(group)


# -- other objects -------------------------------------------------------------------------------------


def all_gather_object(object_list: list[Any], obj: Any, group: Any = None) -> None:
    """Put a copy of `obj` in `object_list`.  IndexError if it is empty."""
    if member_of(group) is not None:
        object_list[0] = copy.deepcopy(obj)


def gather_object(
    obj: Any,
    object_gather_list: list[Any] | None = None,
    dst: int | None = None,
    group: Any = None,
    group_dst: int | None = None,
) -> None:
    """Put a copy of `obj` in `object_gather_list`.  ValueError without a list."""
    if member_of(group) is None:
        return
    _check_root("gather_object", dst, group_dst)
    if not object_gather_list:
        raise ValueError("Argument ``object_gather_list`` must be specified on destination rank.")
    object_gather_list[0] = copy.deepcopy(obj)


def broadcast_object_list(
    object_list: list[Any],
    src: int | None = None,
    group: Any = None,
    device: Any = None,
    group_src: int | None = None,
) -> None:
    """Send `object_list` from process `src` to all: with one process it is unchanged."""
    if member_of(group) is not None:
        _check_root("broadcast_object_list", src, group_src)


def scatter_object_list(
    scatter_object_output_list: list[Any],
    scatter_object_input_list: list[Any] | None = None,
    src: int | None = None,
    group: Any = None,
    group_src: int | None = None,
) -> None:
    """Put a copy of the only object of `scatter_object_input_list` in the output list.  ValueError for another number."""
    if member_of(group) is None:
        return
    _check_root("scatter_object_list", src, group_src)
    if not scatter_object_output_list:
        raise ValueError(
            "Expected argument scatter_object_output_list to be a list of size at least 1."
        )
    if scatter_object_input_list is None or len(scatter_object_input_list) != 1:
        raise ValueError(
            "Argument ``scatter_object_input_list`` must have an object for each process, of which there is 1"
        )
    scatter_object_output_list[0] = copy.deepcopy(scatter_object_input_list[0])


# -- to and from others --------------------------------------------------------------------------------


def _no_other(rank: int | None, group: Any, role: str) -> NoReturn:
    member_of(group)
    raise ValueError(
        f"Invalid {role} rank: {role} rank should not be the same as the rank of the current process."
        if rank in (0, None)
        else f"Invalid {role} rank: {rank} in a group of 1"
    )


def send(
    tensor: Tensor, dst: int | None = None, group: Any = None, tag: int = 0, group_dst: Any = None
) -> NoReturn:
    """ValueError: there is no other process."""
    _check_tensor(tensor, "tensor")
    _no_other(dst, group, "destination")


def recv(
    tensor: Tensor, src: int | None = None, group: Any = None, tag: int = 0, group_src: Any = None
) -> NoReturn:
    """ValueError: there is no other process."""
    _check_tensor(tensor, "tensor")
    _no_other(src, group, "source")


isend = send
irecv = recv
