"""Fourier transforms: normalization, halves, and dtypes."""

from __future__ import annotations

import numpy as np
import pytest

from gradsmith.operators.factory.windows import (
    bartlett_window,
    hann_window,
    kaiser_window,
)
from gradsmith.operators.fft.fft import (
    fft_c2c,
    fft_c2c_shape,
    fft_c2r,
    fft_fftfreq,
    fft_r2c,
    fft_r2c_shape,
    fft_rfftfreq,
)

RNG = np.random.default_rng(0)
FLOAT32 = np.dtype(np.float32)


@pytest.mark.parametrize(("mode", "scale"), [(0, 1.0), (1, 8**-0.5), (2, 1 / 8)])
def test_normalization(mode: int, scale: float) -> None:
    x = (RNG.standard_normal((2, 8)) + 1j).astype(np.complex64)
    np.testing.assert_allclose(fft_c2c(x, (1,), mode, True), np.fft.fft(x) * scale, rtol=1e-4)
    np.testing.assert_allclose(
        fft_c2c(x, (1,), mode, False), np.fft.ifft(x) * 8 * scale, rtol=1e-4, atol=1e-6
    )


def test_single_stays_single() -> None:
    x = np.ones((3, 4), np.float32)
    half = fft_r2c(x, (0, 1), 0, True)
    assert half.dtype == np.complex64 and half.shape == (3, 3)
    assert fft_r2c(x, (0, 1), 0, False).shape == (3, 4)
    back = fft_c2r(half, (0, 1), 2, 4)
    assert back.dtype == np.float32
    np.testing.assert_allclose(back, x, atol=1e-6)


def test_refusals() -> None:
    with pytest.raises(RuntimeError, match="Unsupported dtype Half"):
        fft_r2c_shape(np.ones(4, np.float16), (0,), 0, True)
    with pytest.raises(RuntimeError, match="Expected a complex tensor"):
        fft_c2c_shape(np.ones(4), (0,), 0, True)


@pytest.mark.parametrize("count", [1, 4, 5])
def test_frequencies(count: int) -> None:
    np.testing.assert_allclose(
        fft_fftfreq(count, 0.5, FLOAT32), np.fft.fftfreq(count, 0.5), rtol=1e-6
    )
    np.testing.assert_allclose(
        fft_rfftfreq(count, 0.5, FLOAT32), np.fft.rfftfreq(count, 0.5), rtol=1e-6
    )


def test_windows_are_numpys() -> None:
    np.testing.assert_allclose(hann_window(8, FLOAT32), np.hanning(9)[:-1], atol=1e-6)
    np.testing.assert_allclose(bartlett_window(7, False, FLOAT32), np.bartlett(7), atol=1e-6)
    np.testing.assert_allclose(
        kaiser_window(7, False, 5.0, FLOAT32), np.kaiser(7, 5.0), rtol=1e-5, atol=1e-7
    )
    with pytest.raises(RuntimeError, match="requires non-negative window_length"):
        hann_window(-1, FLOAT32)
