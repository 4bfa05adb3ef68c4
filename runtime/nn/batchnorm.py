"""What batch and instance norms in layers.yaml are made of: running statistics, and how they are used."""

from __future__ import annotations

from typing import Any

from gradsmith.generated import functions

from ..core.dtypes import int64
from ..core.origin import warn_caller
from ..core.tensor import Tensor
from . import functional as F
from .arguments import dimensions
from .module import Module
from .parameter import Parameter


class _Norm(Module):
    """A norm over channels, the second dimension; the arguments are attributes."""

    _version = 2
    _input_dims: tuple[int, ...]
    """The numbers of dimensions that inputs may have."""
    num_features: int
    eps: float
    momentum: float | None
    affine: bool
    track_running_stats: bool
    weight: Parameter | None
    bias: Parameter | None
    running_mean: Tensor | None
    running_var: Tensor | None
    num_batches_tracked: Tensor | None

    def reset_running_stats(self) -> None:
        """Reset the running statistics."""
        if self.track_running_stats:
            assert self.running_mean is not None and self.running_var is not None
            assert self.num_batches_tracked is not None
            self.running_mean.zero_()
            self.running_var.fill_(1)
            self.num_batches_tracked.zero_()

    def _check_input_dim(self, input: Tensor) -> None:
        dimensions(input, self._input_dims)

    def _load_from_state_dict(
        self, state_dict: Any, prefix: str, local_metadata: dict[str, Any], *args: Any
    ) -> None:
        """State dicts before version 2 have no `num_batches_tracked`."""
        version = local_metadata.get("version")
        if (version is None or version < 2) and self.track_running_stats:
            count = self.num_batches_tracked
            if count is None or count.is_meta:
                count = functions.zeros((), dtype=int64)
            state_dict.setdefault(f"{prefix}num_batches_tracked", count)
        super()._load_from_state_dict(state_dict, prefix, local_metadata, *args)


class _Running(_Norm):
    """A norm whose reset goes through that of its running statistics, which a subclass may have made its own."""

    def reset_parameters(self) -> None:
        """Reset the running statistics, and give the parameters their first values."""
        self.reset_running_stats()
        super().reset_parameters()  # type: ignore[misc]  # of `_NormBase`


class _OfBatch(_Running):
    """Normalizes each channel over the batch (Ioffe and Szegedy, 2015)."""

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output; in training with the statistics of `input`, which update the running ones."""
        self._check_input_dim(input)
        factor = 0.0 if self.momentum is None else self.momentum
        if self.training and self.num_batches_tracked is not None and self.track_running_stats:
            self.num_batches_tracked.add_(1)
            if self.momentum is None:
                factor = 1.0 / float(self.num_batches_tracked)
        kept = not self.training or self.track_running_stats
        mean = self.running_mean if kept else None
        variance = self.running_var if kept else None
        of_batch = self.training or (self.running_mean is None and self.running_var is None)
        return F.batch_norm(
            input, mean, variance, self.weight, self.bias, of_batch, factor, self.eps
        )


class _OfSamples(_Running):
    """Normalizes each channel of each sample (Ulyanov et al., 2016)."""

    def _load_from_state_dict(
        self, state_dict: Any, prefix: str, local_metadata: dict[str, Any], *args: Any
    ) -> None:
        """State dicts without a version contain running statistics, which are off by default now."""
        if local_metadata.get("version") is None and not self.track_running_stats:
            names = [n for n in ("running_mean", "running_var") if prefix + n in state_dict]
            if names:
                kind = type(self).__name__
                args[-1].append(
                    f"Unexpected running stats buffer(s) {' and '.join(f'{prefix}{n}' for n in names)} "
                    f"for {kind} with track_running_stats=False. Remove these keys from state_dict, or "
                    f"set track_running_stats=True in {kind} to use them."
                )
                for name in names:
                    state_dict.pop(prefix + name)
        super()._load_from_state_dict(state_dict, prefix, local_metadata, *args)

    def forward(self, input: Tensor) -> Tensor:
        """Compute the output for a batch or a single sample."""
        self._check_input_dim(input)
        alone = input.dim() == self._input_dims[0]
        place = 0 if alone else 1
        if input.size(place) != self.num_features:
            if self.affine:
                raise ValueError(
                    f"expected input's size at dim={place} to match num_features "
                    f"({self.num_features}), but got: {input.size(place)}."
                )
            warn_caller(
                f"input's size at dim={place} does not match num_features. You can silence this warning "
                "by not passing in num_features, which is not used because affine=False"
            )
        out = F.instance_norm(
            input.unsqueeze(0) if alone else input,
            self.running_mean,
            self.running_var,
            self.weight,
            self.bias,
            self.training or not self.track_running_stats,
            0.0 if self.momentum is None else self.momentum,
            self.eps,
        )
        return out.squeeze(0) if alone else out


class _Synchronized(_OfBatch):
    """Batch norm synchronized over processes, of which there is one."""

    def _check_input_dim(self, input: Tensor) -> None:
        if input.dim() < 2:
            raise ValueError(f"expected at least 2D input (got {input.dim()}D input)")

    @classmethod
    def convert_sync_batchnorm(cls, module: Module, process_group: Any = None) -> Module:
        """`module` with each batch norm in it replaced by one of this class, with the same parameters and statistics."""
        converted = module
        if isinstance(module, _OfBatch):
            converted = cls(
                *(module.num_features, module.eps, module.momentum, module.affine),
                *(module.track_running_stats, process_group),
                bias=module.bias is not None,
            )
            for name in ("weight", "bias", "running_mean", "running_var", "num_batches_tracked"):
                setattr(converted, name, getattr(module, name))
            converted.training = module.training
        for name, child in module.named_children():
            converted.add_module(name, cls.convert_sync_batchnorm(child, process_group))
        return converted
