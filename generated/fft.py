"""Functions of `gradsmith.fft`.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.core.state import MASKED, state
from gradsmith.core.tracebacks import trim
from gradsmith.dispatch.arguments import as_ints
from gradsmith.dispatch.call import MISSING, call_slow, call_slow_factory
from gradsmith.documentation import documented
from gradsmith.generated import operators

_fft_fft_kernels = operators.fft_fft.table


def fft(input=MISSING, n=None, dim=-1, norm=None, *, out=None, **numpy_names):
    """The discrete Fourier transform along one dimension."""
    if (
        not numpy_names
        and out is None
        and (n is None or n.__class__ is int)
        and dim.__class__ is int
        and (norm is None or norm.__class__ is str)
    ):
        kernel = None
        try:
            kernel = _fft_fft_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, n, dim, norm)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(fft, operators.fft_fft, (input, n, dim, norm), {"out": out, **numpy_names})


_fft_fft2_kernels = operators.fft_fft2.table


def fft2(input=MISSING, s=None, dim=(-2, -1), norm=None, *, out=None, **numpy_names):
    """The discrete Fourier transform along two dimensions."""
    if (
        not numpy_names
        and out is None
        and (s is None or s.__class__ is int or (ints_s := as_ints(s)) is not None)
        and (dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and (norm is None or norm.__class__ is str)
    ):
        kernel = None
        try:
            kernel = _fft_fft2_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                (s,) if s.__class__ is int else None if s is None else ints_s,
                (dim,) if dim.__class__ is int else ints_dim,
                norm,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(fft2, operators.fft_fft2, (input, s, dim, norm), {"out": out, **numpy_names})


_fft_fftn_kernels = operators.fft_fftn.table


def fftn(input=MISSING, s=None, dim=None, norm=None, *, out=None, **numpy_names):
    """The discrete Fourier transform along several dimensions."""
    if (
        not numpy_names
        and out is None
        and (s is None or s.__class__ is int or (ints_s := as_ints(s)) is not None)
        and (dim is None or dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and (norm is None or norm.__class__ is str)
    ):
        kernel = None
        try:
            kernel = _fft_fftn_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                (s,) if s.__class__ is int else None if s is None else ints_s,
                (dim,) if dim.__class__ is int else None if dim is None else ints_dim,
                norm,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(fftn, operators.fft_fftn, (input, s, dim, norm), {"out": out, **numpy_names})


_fft_ifft_kernels = operators.fft_ifft.table


def ifft(input=MISSING, n=None, dim=-1, norm=None, *, out=None, **numpy_names):
    """The inverse discrete Fourier transform along one dimension."""
    if (
        not numpy_names
        and out is None
        and (n is None or n.__class__ is int)
        and dim.__class__ is int
        and (norm is None or norm.__class__ is str)
    ):
        kernel = None
        try:
            kernel = _fft_ifft_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, n, dim, norm)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(ifft, operators.fft_ifft, (input, n, dim, norm), {"out": out, **numpy_names})


_fft_ifft2_kernels = operators.fft_ifft2.table


def ifft2(input=MISSING, s=None, dim=(-2, -1), norm=None, *, out=None, **numpy_names):
    """The inverse discrete Fourier transform along two dimensions."""
    if (
        not numpy_names
        and out is None
        and (s is None or s.__class__ is int or (ints_s := as_ints(s)) is not None)
        and (dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and (norm is None or norm.__class__ is str)
    ):
        kernel = None
        try:
            kernel = _fft_ifft2_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                (s,) if s.__class__ is int else None if s is None else ints_s,
                (dim,) if dim.__class__ is int else ints_dim,
                norm,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(ifft2, operators.fft_ifft2, (input, s, dim, norm), {"out": out, **numpy_names})


_fft_ifftn_kernels = operators.fft_ifftn.table


def ifftn(input=MISSING, s=None, dim=None, norm=None, *, out=None, **numpy_names):
    """The inverse discrete Fourier transform along several dimensions."""
    if (
        not numpy_names
        and out is None
        and (s is None or s.__class__ is int or (ints_s := as_ints(s)) is not None)
        and (dim is None or dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and (norm is None or norm.__class__ is str)
    ):
        kernel = None
        try:
            kernel = _fft_ifftn_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                (s,) if s.__class__ is int else None if s is None else ints_s,
                (dim,) if dim.__class__ is int else None if dim is None else ints_dim,
                norm,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(ifftn, operators.fft_ifftn, (input, s, dim, norm), {"out": out, **numpy_names})


_fft_rfft_kernels = operators.fft_rfft.table


def rfft(input=MISSING, n=None, dim=-1, norm=None, *, out=None, **numpy_names):
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
        kernel = None
        try:
            kernel = _fft_rfft_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, n, dim, norm)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(rfft, operators.fft_rfft, (input, n, dim, norm), {"out": out, **numpy_names})


_fft_rfft2_kernels = operators.fft_rfft2.table


def rfft2(input=MISSING, s=None, dim=(-2, -1), norm=None, *, out=None, **numpy_names):
    """Half the discrete Fourier transform of real numbers, the other half being its mirror image
    along two dimensions.
    """
    if (
        not numpy_names
        and out is None
        and (s is None or s.__class__ is int or (ints_s := as_ints(s)) is not None)
        and (dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and (norm is None or norm.__class__ is str)
    ):
        kernel = None
        try:
            kernel = _fft_rfft2_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                (s,) if s.__class__ is int else None if s is None else ints_s,
                (dim,) if dim.__class__ is int else ints_dim,
                norm,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(rfft2, operators.fft_rfft2, (input, s, dim, norm), {"out": out, **numpy_names})


_fft_rfftn_kernels = operators.fft_rfftn.table


def rfftn(input=MISSING, s=None, dim=None, norm=None, *, out=None, **numpy_names):
    """Half the discrete Fourier transform of real numbers, the other half being its mirror image
    along several dimensions.
    """
    if (
        not numpy_names
        and out is None
        and (s is None or s.__class__ is int or (ints_s := as_ints(s)) is not None)
        and (dim is None or dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and (norm is None or norm.__class__ is str)
    ):
        kernel = None
        try:
            kernel = _fft_rfftn_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                (s,) if s.__class__ is int else None if s is None else ints_s,
                (dim,) if dim.__class__ is int else None if dim is None else ints_dim,
                norm,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(rfftn, operators.fft_rfftn, (input, s, dim, norm), {"out": out, **numpy_names})


_fft_irfft_kernels = operators.fft_irfft.table


def irfft(input=MISSING, n=None, dim=-1, norm=None, *, out=None, **numpy_names):
    """The inverse of `rfft` along one dimension."""
    if (
        not numpy_names
        and out is None
        and (n is None or n.__class__ is int)
        and dim.__class__ is int
        and (norm is None or norm.__class__ is str)
    ):
        kernel = None
        try:
            kernel = _fft_irfft_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, n, dim, norm)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(irfft, operators.fft_irfft, (input, n, dim, norm), {"out": out, **numpy_names})


_fft_irfft2_kernels = operators.fft_irfft2.table


def irfft2(input=MISSING, s=None, dim=(-2, -1), norm=None, *, out=None, **numpy_names):
    """The inverse of `rfft2` along two dimensions."""
    if (
        not numpy_names
        and out is None
        and (s is None or s.__class__ is int or (ints_s := as_ints(s)) is not None)
        and (dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and (norm is None or norm.__class__ is str)
    ):
        kernel = None
        try:
            kernel = _fft_irfft2_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                (s,) if s.__class__ is int else None if s is None else ints_s,
                (dim,) if dim.__class__ is int else ints_dim,
                norm,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        irfft2, operators.fft_irfft2, (input, s, dim, norm), {"out": out, **numpy_names}
    )


_fft_irfftn_kernels = operators.fft_irfftn.table


def irfftn(input=MISSING, s=None, dim=None, norm=None, *, out=None, **numpy_names):
    """The inverse of `rfftn` along several dimensions."""
    if (
        not numpy_names
        and out is None
        and (s is None or s.__class__ is int or (ints_s := as_ints(s)) is not None)
        and (dim is None or dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and (norm is None or norm.__class__ is str)
    ):
        kernel = None
        try:
            kernel = _fft_irfftn_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                (s,) if s.__class__ is int else None if s is None else ints_s,
                (dim,) if dim.__class__ is int else None if dim is None else ints_dim,
                norm,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        irfftn, operators.fft_irfftn, (input, s, dim, norm), {"out": out, **numpy_names}
    )


_fft_hfft_kernels = operators.fft_hfft.table


def hfft(input=MISSING, n=None, dim=-1, norm=None, *, out=None, **numpy_names):
    """The discrete Fourier transform of a Hermitian-symmetric signal along one dimension."""
    if (
        not numpy_names
        and out is None
        and (n is None or n.__class__ is int)
        and dim.__class__ is int
        and (norm is None or norm.__class__ is str)
    ):
        kernel = None
        try:
            kernel = _fft_hfft_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, n, dim, norm)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(hfft, operators.fft_hfft, (input, n, dim, norm), {"out": out, **numpy_names})


_fft_hfft2_kernels = operators.fft_hfft2.table


def hfft2(input=MISSING, s=None, dim=(-2, -1), norm=None, *, out=None, **numpy_names):
    """The discrete Fourier transform of a Hermitian-symmetric signal along two dimensions."""
    if (
        not numpy_names
        and out is None
        and (s is None or s.__class__ is int or (ints_s := as_ints(s)) is not None)
        and (dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and (norm is None or norm.__class__ is str)
    ):
        kernel = None
        try:
            kernel = _fft_hfft2_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                (s,) if s.__class__ is int else None if s is None else ints_s,
                (dim,) if dim.__class__ is int else ints_dim,
                norm,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(hfft2, operators.fft_hfft2, (input, s, dim, norm), {"out": out, **numpy_names})


_fft_hfftn_kernels = operators.fft_hfftn.table


def hfftn(input=MISSING, s=None, dim=None, norm=None, *, out=None, **numpy_names):
    """The discrete Fourier transform of a Hermitian-symmetric signal along several dimensions."""
    if (
        not numpy_names
        and out is None
        and (s is None or s.__class__ is int or (ints_s := as_ints(s)) is not None)
        and (dim is None or dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and (norm is None or norm.__class__ is str)
    ):
        kernel = None
        try:
            kernel = _fft_hfftn_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                (s,) if s.__class__ is int else None if s is None else ints_s,
                (dim,) if dim.__class__ is int else None if dim is None else ints_dim,
                norm,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(hfftn, operators.fft_hfftn, (input, s, dim, norm), {"out": out, **numpy_names})


_fft_ihfft_kernels = operators.fft_ihfft.table


def ihfft(input=MISSING, n=None, dim=-1, norm=None, *, out=None, **numpy_names):
    """The inverse of `hfft` along one dimension."""
    if (
        not numpy_names
        and out is None
        and (n is None or n.__class__ is int)
        and dim.__class__ is int
        and (norm is None or norm.__class__ is str)
    ):
        kernel = None
        try:
            kernel = _fft_ihfft_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, n, dim, norm)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(ihfft, operators.fft_ihfft, (input, n, dim, norm), {"out": out, **numpy_names})


_fft_ihfft2_kernels = operators.fft_ihfft2.table


def ihfft2(input=MISSING, s=None, dim=(-2, -1), norm=None, *, out=None, **numpy_names):
    """The inverse of `hfft2` along two dimensions."""
    if (
        not numpy_names
        and out is None
        and (s is None or s.__class__ is int or (ints_s := as_ints(s)) is not None)
        and (dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and (norm is None or norm.__class__ is str)
    ):
        kernel = None
        try:
            kernel = _fft_ihfft2_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                (s,) if s.__class__ is int else None if s is None else ints_s,
                (dim,) if dim.__class__ is int else ints_dim,
                norm,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        ihfft2, operators.fft_ihfft2, (input, s, dim, norm), {"out": out, **numpy_names}
    )


_fft_ihfftn_kernels = operators.fft_ihfftn.table


def ihfftn(input=MISSING, s=None, dim=None, norm=None, *, out=None, **numpy_names):
    """The inverse of `hfftn` along several dimensions."""
    if (
        not numpy_names
        and out is None
        and (s is None or s.__class__ is int or (ints_s := as_ints(s)) is not None)
        and (dim is None or dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
        and (norm is None or norm.__class__ is str)
    ):
        kernel = None
        try:
            kernel = _fft_ihfftn_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input,
                (s,) if s.__class__ is int else None if s is None else ints_s,
                (dim,) if dim.__class__ is int else None if dim is None else ints_dim,
                norm,
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(
        ihfftn, operators.fft_ihfftn, (input, s, dim, norm), {"out": out, **numpy_names}
    )


def fftfreq(*args, **kwargs):
    """The frequencies of a discrete Fourier transform."""
    return call_slow_factory(fftfreq, operators.fft_fftfreq, args, kwargs)


def rfftfreq(*args, **kwargs):
    """The frequencies of a onesided discrete Fourier transform."""
    return call_slow_factory(rfftfreq, operators.fft_rfftfreq, args, kwargs)


_fft_fftshift_kernels = operators.fft_fftshift.table


def fftshift(input=MISSING, dim=None, **numpy_names):
    """Frequencies in ascending order."""
    if (
        not numpy_names
        and (dim is None or dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
    ):
        kernel = None
        try:
            kernel = _fft_fftshift_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input, (dim,) if dim.__class__ is int else None if dim is None else ints_dim
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(fftshift, operators.fft_fftshift, (input, dim), {**numpy_names})


_fft_ifftshift_kernels = operators.fft_ifftshift.table


def ifftshift(input=MISSING, dim=None, **numpy_names):
    """The inverse of `fftshift`."""
    if (
        not numpy_names
        and (dim is None or dim.__class__ is int or (ints_dim := as_ints(dim)) is not None)
    ):
        kernel = None
        try:
            kernel = _fft_ifftshift_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(
                input, (dim,) if dim.__class__ is int else None if dim is None else ints_dim
            )
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(ifftshift, operators.fft_ifftshift, (input, dim), {**numpy_names})


__all__ = documented(globals(), "fft_")
