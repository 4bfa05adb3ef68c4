"""Short-time Fourier transforms: the transforms of overlapping, windowed frames, and back.

Griffin and Lim, "Signal estimation from modified short-time Fourier transform" (1984): the inverse adds
the frames up and divides by what the windows add up to.
"""

from __future__ import annotations

from gradsmith.generated import fft, functions, nn_functional, raw

from ...core.tensor import Tensor
from ...core.warn import warn_caller_once


def _onesided_of_complex() -> RuntimeError:
    return RuntimeError("Cannot have onesided output if window or input is complex")


def _full_window(window: Tensor | None, win_length: int, n_fft: int, like: Tensor) -> Tensor | None:
    """The window padded with zeros on both sides to `n_fft` points."""
    if win_length == n_fft:
        return window
    if window is None:
        dtype = functions.real(like).dtype if like.is_complex() else like.dtype
        window = functions.ones(win_length, dtype=dtype, device=like.device)
    left = (n_fft - win_length) // 2
    return functions.constant_pad_nd(window, [left, n_fft - win_length - left])


_NO_WINDOW = (
    "A window was not provided. A rectangular window will be applied, which leaks into other frequencies; pass "
    "window=gradsmith.ones(n_fft) if that is meant."
)

_AS_PAIRS = (
    "stft with return_complex=False is deprecated. In a future pytorch release, stft will return complex tensors for "
    "all inputs, and return_complex=False will raise an error.\nNote: you can still call gradsmith.view_as_real on the "
    "complex output to recover the old return format."
)


def stft_center(
    self: Tensor,
    n_fft: int,
    hop_length: int | None,
    win_length: int | None,
    window: Tensor | None,
    center: bool,
    pad_mode: str,
    normalized: bool,
    onesided: bool | None,
    return_complex: bool | None,
    align_to_window: bool | None,
) -> Tensor:
    """Frames of `n_fft` points every `hop_length`, windowed and transformed: (…, frequencies, frames)."""
    if not (self.is_floating_point() or self.is_complex()):
        raise RuntimeError("stft expected a tensor of floating point or complex values")
    if self.ndim not in (1, 2):
        raise RuntimeError("stft expected a 1D or 2D tensor")
    hop = n_fft // 4 if hop_length is None else hop_length
    width = n_fft if win_length is None else win_length
    if return_complex is None:
        real = not self.is_complex() and (window is None or not window.is_complex())
        if real:
            raise RuntimeError(
                "stft requires the return_complex parameter be given for real inputs, and will further "
                "require that return_complex=True in a future PyTorch release."
            )
    elif not return_complex:
        warn_caller_once(_AS_PAIRS)
    if window is None:
        warn_caller_once(_NO_WINDOW)
    batched = self if self.ndim == 2 else self.unsqueeze(0)
    if center:
        half = n_fft // 2
        if pad_mode == "constant":
            batched = functions.constant_pad_nd(batched, [half, half])
        else:
            batched = nn_functional.pad(batched.unsqueeze(0), [half, half], pad_mode).squeeze(0)
    length = batched.shape[-1]
    if not 0 < n_fft <= length:
        raise RuntimeError(f"stft expected 0 < n_fft < {length}, but got n_fft={n_fft}")
    if hop <= 0:
        raise RuntimeError(f"stft expected hop_length > 0, but got hop_length={hop}")
    if not 0 < width <= n_fft:
        raise RuntimeError(f"stft expected 0 < win_length <= n_fft, but got win_length={width}")
    if window is not None and (window.ndim != 1 or window.shape[0] != width):
        raise RuntimeError(
            f"stft expected a 1D window tensor of size equal to win_length={width}, but got window "
            f"with size {list(window.shape)}"
        )
    whole = _full_window(window, width, n_fft, batched)
    frames = batched.unfold(-1, n_fft, hop)
    if whole is not None:
        frames = frames * whole
    half_only = not frames.is_complex() if onesided is None else onesided
    if half_only and frames.is_complex():
        raise _onesided_of_complex()
    norm = "ortho" if normalized else None
    transform = fft.rfft if half_only else fft.fft
    result = transform(frames, None, -1, norm).transpose_(-1, -2)
    if self.ndim == 1:
        result = result.squeeze_(0)
    return functions.view_as_real(result) if return_complex is False else result


def istft(
    self: Tensor,
    n_fft: int,
    hop_length: int | None,
    win_length: int | None,
    window: Tensor | None,
    center: bool,
    normalized: bool,
    onesided: bool | None,
    length: int | None,
    return_complex: bool,
) -> Tensor:
    """The signal whose short-time transform is closest to `self` (…, frequencies, frames)."""
    if not self.is_complex():
        raise RuntimeError(
            "istft requires a complex-valued input tensor matching the output from stft with "
            "return_complex=True."
        )
    if window is None:
        warn_caller_once(f"{_NO_WINDOW} Pass the window that stft had.")
    hop = n_fft // 4 if hop_length is None else hop_length
    width = n_fft if win_length is None else win_length
    if not self.numel():
        raise RuntimeError("istft(): input tensor cannot be empty.")
    if self.ndim not in (2, 3):
        raise RuntimeError(
            f"istft(): expected a tensor with 2 or 3 dimensions, but got {self.ndim}"
        )
    half_only = self.shape[-2] != n_fft if onesided is None else onesided
    expected = n_fft // 2 + 1 if half_only else n_fft
    if self.shape[-2] != expected:
        raise RuntimeError(
            "istft(): expected the frequency dimension (3rd to the last) of the input tensor to match "
            f"{'n_fft / 2 + 1 when onesided=True' if half_only else 'n_fft when onesided=False'}, "
            f"but got {self.shape[-2]}"
        )
    if not 0 < hop <= width:
        raise RuntimeError("istft(): expected 0 < hop_length <= win_length")
    if not 0 < width <= n_fft:
        raise RuntimeError("istft(): expected 0 < win_length <= n_fft")
    if window is not None and (window.ndim != 1 or window.shape[0] != width):
        raise RuntimeError(
            "istft(): Invalid window shape. window has to be 1D and length of `win_length`"
        )
    if return_complex and half_only:
        raise _onesided_of_complex()
    spectra = (self if self.ndim == 3 else self.unsqueeze(0)).mT
    norm = "ortho" if normalized else None
    if return_complex:
        frames = fft.ifft(spectra, None, -1, norm)
    else:
        if not half_only:
            spectra = spectra.narrow(-1, 0, n_fft // 2 + 1)
        frames = fft.irfft(spectra, n_fft, -1, norm)
    real_dtype = functions.real(self).dtype
    whole = _full_window(window, width, n_fft, self)
    if whole is None:
        whole = functions.ones(n_fft, dtype=real_dtype, device=self.device)
    count = self.shape[-1]
    total = n_fft + hop * (count - 1)
    windowed = frames * whole
    signal = raw.unfold_backward(windowed, [windowed.shape[0], total], 1, n_fft, hop)
    weights = (whole * whole).expand(1, count, n_fft).contiguous()
    envelope = raw.unfold_backward(weights, [1, total], 1, n_fft, hop)
    start = n_fft // 2 if center else 0
    end = total - n_fft // 2 if center else total
    if length is not None:
        end = start + length
    stop = min(end, total)
    signal = signal.narrow(1, start, stop - start)
    envelope = envelope.narrow(1, start, stop - start)
    if not envelope.is_meta and float(envelope.abs().min()) <= 1e-11:
        raise RuntimeError(
            f"window overlap add min: {float(envelope.abs().min())} is not greater than 1e-11"
        )
    signal = signal / envelope
    if end > total:
        signal = functions.constant_pad_nd(signal, [0, end - total])
    return signal.squeeze(0) if self.ndim == 2 else signal
