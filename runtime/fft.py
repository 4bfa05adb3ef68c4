"""Fourier transforms, as in ``torch.fft``; generated from YAML."""

from gradsmith.generated.fft import *  # noqa: F403
from gradsmith.generated.fft import __all__ as __all__
