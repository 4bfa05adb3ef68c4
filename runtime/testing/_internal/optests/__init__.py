"""Checks of one call of an operator, by PyTorch's names: see `gradsmith.testing`."""

from .autograd_registration import autograd_registration_check

__all__ = ["autograd_registration_check"]
