"""Functions of `gradsmith.fft`.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.arguments import OPTIONAL_SIZES, SIZES
from gradsmith.dispatch.call import exact, exact_factory
from gradsmith.dispatch.state import state
from gradsmith.generated import operators

_fft_fft_kernels = operators.fft_fft.table
_fft_fft2_kernels = operators.fft_fft2.table
_fft_fftn_kernels = operators.fft_fftn.table
_fft_ifft_kernels = operators.fft_ifft.table
_fft_ifft2_kernels = operators.fft_ifft2.table
_fft_ifftn_kernels = operators.fft_ifftn.table
_fft_rfft_kernels = operators.fft_rfft.table
_fft_rfft2_kernels = operators.fft_rfft2.table
_fft_rfftn_kernels = operators.fft_rfftn.table
_fft_irfft_kernels = operators.fft_irfft.table
_fft_irfft2_kernels = operators.fft_irfft2.table
_fft_irfftn_kernels = operators.fft_irfftn.table
_fft_hfft_kernels = operators.fft_hfft.table
_fft_hfft2_kernels = operators.fft_hfft2.table
_fft_hfftn_kernels = operators.fft_hfftn.table
_fft_ihfft_kernels = operators.fft_ihfft.table
_fft_ihfft2_kernels = operators.fft_ihfft2.table
_fft_ihfftn_kernels = operators.fft_ihfftn.table
_fft_fftshift_kernels = operators.fft_fftshift.table
_fft_ifftshift_kernels = operators.fft_ifftshift.table
_fft_fft_packet = operators.fft_fft.packet
_fft_fft2_packet = operators.fft_fft2.packet
_fft_fftn_packet = operators.fft_fftn.packet
_fft_ifft_packet = operators.fft_ifft.packet
_fft_ifft2_packet = operators.fft_ifft2.packet
_fft_ifftn_packet = operators.fft_ifftn.packet
_fft_rfft_packet = operators.fft_rfft.packet
_fft_rfft2_packet = operators.fft_rfft2.packet
_fft_rfftn_packet = operators.fft_rfftn.packet
_fft_irfft_packet = operators.fft_irfft.packet
_fft_irfft2_packet = operators.fft_irfft2.packet
_fft_irfftn_packet = operators.fft_irfftn.packet
_fft_hfft_packet = operators.fft_hfft.packet
_fft_hfft2_packet = operators.fft_hfft2.packet
_fft_hfftn_packet = operators.fft_hfftn.packet
_fft_ihfft_packet = operators.fft_ihfft.packet
_fft_ihfft2_packet = operators.fft_ihfft2.packet
_fft_ihfftn_packet = operators.fft_ihfftn.packet
_fft_fftfreq_packet = operators.fft_fftfreq.packet
_fft_rfftfreq_packet = operators.fft_rfftfreq.packet
_fft_fftshift_packet = operators.fft_fftshift.packet
_fft_ifftshift_packet = operators.fft_ifftshift.packet

__all__ = [
    "fft",
    "fft2",
    "fftfreq",
    "fftn",
    "fftshift",
    "hfft",
    "hfft2",
    "hfftn",
    "ifft",
    "ifft2",
    "ifftn",
    "ifftshift",
    "ihfft",
    "ihfft2",
    "ihfftn",
    "irfft",
    "irfft2",
    "irfftn",
    "rfft",
    "rfft2",
    "rfftfreq",
    "rfftn",
]


def fft(input, n=None, dim=-1, norm=None, *, out=None, **numpy_names):
    """The discrete Fourier transform along one dimension."""
    if (
        not numpy_names
        and out is None
        and (n is None or n.__class__ is int)
        and dim.__class__ is int
        and (norm is None or norm.__class__ is str)
    ):
        try:
            kernel = _fft_fft_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, n, dim, norm)
    return exact(_fft_fft_packet, (input, n, dim, norm), {"out": out, **numpy_names})


def fft2(input, s=None, dim=(-2, -1), norm=None, *, out=None, **numpy_names):
    """The discrete Fourier transform along two dimensions."""
    if (
        not numpy_names
        and out is None
        and s.__class__ in OPTIONAL_SIZES
        and dim.__class__ in SIZES
        and (norm is None or norm.__class__ is str)
    ):
        try:
            kernel = _fft_fft2_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                (s,) if s.__class__ is int else s,
                (dim,) if dim.__class__ is int else dim,
                norm,
            )
    return exact(_fft_fft2_packet, (input, s, dim, norm), {"out": out, **numpy_names})


def fftn(input, s=None, dim=None, norm=None, *, out=None, **numpy_names):
    """The discrete Fourier transform along several dimensions."""
    if (
        not numpy_names
        and out is None
        and s.__class__ in OPTIONAL_SIZES
        and dim.__class__ in OPTIONAL_SIZES
        and (norm is None or norm.__class__ is str)
    ):
        try:
            kernel = _fft_fftn_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                (s,) if s.__class__ is int else s,
                (dim,) if dim.__class__ is int else dim,
                norm,
            )
    return exact(_fft_fftn_packet, (input, s, dim, norm), {"out": out, **numpy_names})


def ifft(input, n=None, dim=-1, norm=None, *, out=None, **numpy_names):
    """The inverse discrete Fourier transform along one dimension."""
    if (
        not numpy_names
        and out is None
        and (n is None or n.__class__ is int)
        and dim.__class__ is int
        and (norm is None or norm.__class__ is str)
    ):
        try:
            kernel = _fft_ifft_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, n, dim, norm)
    return exact(_fft_ifft_packet, (input, n, dim, norm), {"out": out, **numpy_names})


def ifft2(input, s=None, dim=(-2, -1), norm=None, *, out=None, **numpy_names):
    """The inverse discrete Fourier transform along two dimensions."""
    if (
        not numpy_names
        and out is None
        and s.__class__ in OPTIONAL_SIZES
        and dim.__class__ in SIZES
        and (norm is None or norm.__class__ is str)
    ):
        try:
            kernel = _fft_ifft2_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                (s,) if s.__class__ is int else s,
                (dim,) if dim.__class__ is int else dim,
                norm,
            )
    return exact(_fft_ifft2_packet, (input, s, dim, norm), {"out": out, **numpy_names})


def ifftn(input, s=None, dim=None, norm=None, *, out=None, **numpy_names):
    """The inverse discrete Fourier transform along several dimensions."""
    if (
        not numpy_names
        and out is None
        and s.__class__ in OPTIONAL_SIZES
        and dim.__class__ in OPTIONAL_SIZES
        and (norm is None or norm.__class__ is str)
    ):
        try:
            kernel = _fft_ifftn_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                (s,) if s.__class__ is int else s,
                (dim,) if dim.__class__ is int else dim,
                norm,
            )
    return exact(_fft_ifftn_packet, (input, s, dim, norm), {"out": out, **numpy_names})


def rfft(input, n=None, dim=-1, norm=None, *, out=None, **numpy_names):
    """Half the discrete Fourier transform of real numbers, the other half being its mirror image
    along one dimension.
    """
    if (
        not numpy_names
        and out is None
        and (n is None or n.__class__ is int)
        and dim.__class__ is int
        and (norm is None or norm.__class__ is str)
    ):
        try:
            kernel = _fft_rfft_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, n, dim, norm)
    return exact(_fft_rfft_packet, (input, n, dim, norm), {"out": out, **numpy_names})


def rfft2(input, s=None, dim=(-2, -1), norm=None, *, out=None, **numpy_names):
    """Half the discrete Fourier transform of real numbers, the other half being its mirror image
    along two dimensions.
    """
    if (
        not numpy_names
        and out is None
        and s.__class__ in OPTIONAL_SIZES
        and dim.__class__ in SIZES
        and (norm is None or norm.__class__ is str)
    ):
        try:
            kernel = _fft_rfft2_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                (s,) if s.__class__ is int else s,
                (dim,) if dim.__class__ is int else dim,
                norm,
            )
    return exact(_fft_rfft2_packet, (input, s, dim, norm), {"out": out, **numpy_names})


def rfftn(input, s=None, dim=None, norm=None, *, out=None, **numpy_names):
    """Half the discrete Fourier transform of real numbers, the other half being its mirror image
    along several dimensions.
    """
    if (
        not numpy_names
        and out is None
        and s.__class__ in OPTIONAL_SIZES
        and dim.__class__ in OPTIONAL_SIZES
        and (norm is None or norm.__class__ is str)
    ):
        try:
            kernel = _fft_rfftn_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                (s,) if s.__class__ is int else s,
                (dim,) if dim.__class__ is int else dim,
                norm,
            )
    return exact(_fft_rfftn_packet, (input, s, dim, norm), {"out": out, **numpy_names})


def irfft(input, n=None, dim=-1, norm=None, *, out=None, **numpy_names):
    """The inverse of `rfft` along one dimension."""
    if (
        not numpy_names
        and out is None
        and (n is None or n.__class__ is int)
        and dim.__class__ is int
        and (norm is None or norm.__class__ is str)
    ):
        try:
            kernel = _fft_irfft_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, n, dim, norm)
    return exact(_fft_irfft_packet, (input, n, dim, norm), {"out": out, **numpy_names})


def irfft2(input, s=None, dim=(-2, -1), norm=None, *, out=None, **numpy_names):
    """The inverse of `rfft2` along two dimensions."""
    if (
        not numpy_names
        and out is None
        and s.__class__ in OPTIONAL_SIZES
        and dim.__class__ in SIZES
        and (norm is None or norm.__class__ is str)
    ):
        try:
            kernel = _fft_irfft2_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                (s,) if s.__class__ is int else s,
                (dim,) if dim.__class__ is int else dim,
                norm,
            )
    return exact(_fft_irfft2_packet, (input, s, dim, norm), {"out": out, **numpy_names})


def irfftn(input, s=None, dim=None, norm=None, *, out=None, **numpy_names):
    """The inverse of `rfftn` along several dimensions."""
    if (
        not numpy_names
        and out is None
        and s.__class__ in OPTIONAL_SIZES
        and dim.__class__ in OPTIONAL_SIZES
        and (norm is None or norm.__class__ is str)
    ):
        try:
            kernel = _fft_irfftn_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                (s,) if s.__class__ is int else s,
                (dim,) if dim.__class__ is int else dim,
                norm,
            )
    return exact(_fft_irfftn_packet, (input, s, dim, norm), {"out": out, **numpy_names})


def hfft(input, n=None, dim=-1, norm=None, *, out=None, **numpy_names):
    """The discrete Fourier transform of a signal that is its own conjugate mirror image along one
    dimension.
    """
    if (
        not numpy_names
        and out is None
        and (n is None or n.__class__ is int)
        and dim.__class__ is int
        and (norm is None or norm.__class__ is str)
    ):
        try:
            kernel = _fft_hfft_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, n, dim, norm)
    return exact(_fft_hfft_packet, (input, n, dim, norm), {"out": out, **numpy_names})


def hfft2(input, s=None, dim=(-2, -1), norm=None, *, out=None, **numpy_names):
    """The discrete Fourier transform of a signal that is its own conjugate mirror image along two
    dimensions.
    """
    if (
        not numpy_names
        and out is None
        and s.__class__ in OPTIONAL_SIZES
        and dim.__class__ in SIZES
        and (norm is None or norm.__class__ is str)
    ):
        try:
            kernel = _fft_hfft2_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                (s,) if s.__class__ is int else s,
                (dim,) if dim.__class__ is int else dim,
                norm,
            )
    return exact(_fft_hfft2_packet, (input, s, dim, norm), {"out": out, **numpy_names})


def hfftn(input, s=None, dim=None, norm=None, *, out=None, **numpy_names):
    """The discrete Fourier transform of a signal that is its own conjugate mirror image along
    several dimensions.
    """
    if (
        not numpy_names
        and out is None
        and s.__class__ in OPTIONAL_SIZES
        and dim.__class__ in OPTIONAL_SIZES
        and (norm is None or norm.__class__ is str)
    ):
        try:
            kernel = _fft_hfftn_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                (s,) if s.__class__ is int else s,
                (dim,) if dim.__class__ is int else dim,
                norm,
            )
    return exact(_fft_hfftn_packet, (input, s, dim, norm), {"out": out, **numpy_names})


def ihfft(input, n=None, dim=-1, norm=None, *, out=None, **numpy_names):
    """The inverse of `hfft` along one dimension."""
    if (
        not numpy_names
        and out is None
        and (n is None or n.__class__ is int)
        and dim.__class__ is int
        and (norm is None or norm.__class__ is str)
    ):
        try:
            kernel = _fft_ihfft_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, n, dim, norm)
    return exact(_fft_ihfft_packet, (input, n, dim, norm), {"out": out, **numpy_names})


def ihfft2(input, s=None, dim=(-2, -1), norm=None, *, out=None, **numpy_names):
    """The inverse of `hfft2` along two dimensions."""
    if (
        not numpy_names
        and out is None
        and s.__class__ in OPTIONAL_SIZES
        and dim.__class__ in SIZES
        and (norm is None or norm.__class__ is str)
    ):
        try:
            kernel = _fft_ihfft2_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                (s,) if s.__class__ is int else s,
                (dim,) if dim.__class__ is int else dim,
                norm,
            )
    return exact(_fft_ihfft2_packet, (input, s, dim, norm), {"out": out, **numpy_names})


def ihfftn(input, s=None, dim=None, norm=None, *, out=None, **numpy_names):
    """The inverse of `hfftn` along several dimensions."""
    if (
        not numpy_names
        and out is None
        and s.__class__ in OPTIONAL_SIZES
        and dim.__class__ in OPTIONAL_SIZES
        and (norm is None or norm.__class__ is str)
    ):
        try:
            kernel = _fft_ihfftn_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(
                input,
                (s,) if s.__class__ is int else s,
                (dim,) if dim.__class__ is int else dim,
                norm,
            )
    return exact(_fft_ihfftn_packet, (input, s, dim, norm), {"out": out, **numpy_names})


def fftfreq(*args, **kwargs):
    """The frequencies of a discrete Fourier transform."""
    return exact_factory(_fft_fftfreq_packet, args, kwargs)


def rfftfreq(*args, **kwargs):
    """The frequencies of a onesided discrete Fourier transform."""
    return exact_factory(_fft_rfftfreq_packet, args, kwargs)


def fftshift(input, dim=None, **numpy_names):
    """Frequencies in ascending order."""
    if not numpy_names and dim.__class__ in OPTIONAL_SIZES:
        try:
            kernel = _fft_fftshift_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, (dim,) if dim.__class__ is int else dim)
    return exact(_fft_fftshift_packet, (input, dim), {**numpy_names})


def ifftshift(input, dim=None, **numpy_names):
    """The inverse of `fftshift`."""
    if not numpy_names and dim.__class__ in OPTIONAL_SIZES:
        try:
            kernel = _fft_ifftshift_kernels[input._bits & state.mask]
        except (AttributeError, KeyError):
            pass
        else:
            return kernel(input, (dim,) if dim.__class__ is int else dim)
    return exact(_fft_ifftshift_packet, (input, dim), {**numpy_names})
