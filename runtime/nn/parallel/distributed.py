"""`DistributedDataParallel` in a process group of size one: calls the module itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn

from ...core.facade import from_above
from ..lazy_parameter import is_lazy
from ..module import Module

__all__ = ["DistributedDataParallel"]


class DistributedDataParallel(Module):
    """Passes every call on to `module`; keys of the state dict begin with ``module.``.

    There are no other processes to average gradients with.  ValueError if `init_process_group` was not called,
    or `device_ids` are given, which are numbers of accelerators; RuntimeError for a module without parameters that
    require gradients, and one with parameters without sizes yet.
    """

    device_ids: list[int] | None
    output_device: Any
    require_backward_grad_sync: bool

    def __init__(
        self,
        module: Module,
        device_ids: Sequence[Any] | None = None,
        output_device: Any = None,
        dim: int = 0,
        broadcast_buffers: bool = True,
        init_sync: bool = True,
        process_group: Any = None,
        bucket_cap_mb: float | None = None,
        find_unused_parameters: bool = False,
        check_reduction: bool = False,
        gradient_as_bucket_view: bool = False,
        static_graph: bool = False,
        delay_all_reduce_named_params: Any = None,
        param_to_hook_all_reduce: Any = None,
        mixed_precision: Any = None,
        device_mesh: Any = None,
        skip_all_reduce_unused_params: bool = False,
    ) -> None:
        super().__init__()
        default = from_above("default_process_group")()
        parameters = list(module.parameters())
        if not any(parameter.requires_grad for parameter in parameters):
            raise RuntimeError(
                "DistributedDataParallel is not needed when a module doesn't have any parameters that require a gradient."
            )
        if any(is_lazy(parameter) for parameter in parameters):
            raise RuntimeError(
                "Modules with uninitialized parameters can't be used with `DistributedDataParallel`. "
                "Run a dummy forward pass to correctly initialize the modules"
            )
        if device_ids or output_device is not None:
            raise ValueError(
                "DistributedDataParallel device_ids and output_device arguments only work with single-device/multiple-device "
                f"GPU modules or CPU modules, but got device_ids {device_ids}, output_device {output_device}, and module "
                f"parameters {({parameter.device for parameter in parameters})}."
            )
        self.module = module
        self.device_ids = None
        self.output_device = None
        self.dim = dim
        self.device = parameters[0].device
        self.process_group = default if process_group is None else process_group
        self.broadcast_buffers = broadcast_buffers
        self.find_unused_parameters = find_unused_parameters
        self.gradient_as_bucket_view = gradient_as_bucket_view
        self.static_graph = static_graph
        self.require_backward_grad_sync = True
        self.require_forward_param_sync = True

    def forward(self, *inputs: Any, **kwargs: Any) -> Any:
        """Call `module`."""
        return self.module(*inputs, **kwargs)

    @contextmanager
    def no_sync(self) -> Iterator[None]:
        """A context manager without gradient averaging; it has no effect here."""
        before, self.require_backward_grad_sync = self.require_backward_grad_sync, False
        try:
            yield
        finally:
            self.require_backward_grad_sync = before

    @contextmanager
    def join(
        self,
        divide_by_initial_world_size: bool = True,
        enable: bool = True,
        throw_on_early_termination: bool = False,
    ) -> Iterator[DistributedDataParallel]:
        """A context manager for uneven inputs across processes; it has no effect here."""
        yield self

    def register_comm_hook(self, state: object, hook: Any) -> NoReturn:
        """NotImplementedError: no gradients are communicated."""
        raise NotImplementedError(
            "register_comm_hook: a process group of one communicates no gradients. Change them where they are "
            "(Tensor.register_hook), or spread tensors over a Mesh, see docs/scaling.md"
        )
