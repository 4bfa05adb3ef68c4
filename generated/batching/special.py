"""How operators are batched: what `vmap` makes of a call, by operator.

In-place variants are batched as their operators are, and have no lines of their own; nor have compositions of other
operators, which are batched in their place.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.dispatch.batching import Batching

RULES = {
    "erf": Batching("pointwise", tensors=(0,)),
    "erfc": Batching("pointwise", tensors=(0,)),
    "erfinv": Batching("pointwise", tensors=(0,)),
    "special_erfcx": Batching("pointwise", tensors=(0,)),
    "_erfcx_integral": Batching("pointwise", tensors=(1,)),
    "special_ndtr": Batching("pointwise", tensors=(0,)),
    "special_ndtri": Batching("pointwise", tensors=(0,)),
    "special_log_ndtr": Batching("pointwise", tensors=(0,)),
    "lgamma": Batching("pointwise", tensors=(0,)),
    "digamma": Batching("pointwise", tensors=(0,)),
    "polygamma": Batching("pointwise", tensors=(1,)),
    "igamma": Batching("pointwise", tensors=(0, 1)),
    "igammac": Batching("pointwise", tensors=(0, 1)),
    "special_zeta": Batching("pointwise", tensors=(0, 1)),
    "i0": Batching("pointwise", tensors=(0,)),
    "special_i0e": Batching("pointwise", tensors=(0,)),
    "special_i1": Batching("pointwise", tensors=(0,)),
    "special_i1e": Batching("pointwise", tensors=(0,)),
    "_bessel_i_ratio": Batching("pointwise", tensors=(1,)),
    "_bessel_moment": Batching("pointwise", tensors=(0,)),
    "_sinc_slope": Batching("pointwise", tensors=(0,)),
    "_sinc_ratio": Batching("pointwise", tensors=(0,)),
    "special_modified_bessel_i0": Batching("pointwise", tensors=(0,)),
    "special_modified_bessel_i1": Batching("pointwise", tensors=(0,)),
    "special_modified_bessel_k0": Batching("pointwise", tensors=(0,)),
    "special_modified_bessel_k1": Batching("pointwise", tensors=(0,)),
    "special_scaled_modified_bessel_k0": Batching("pointwise", tensors=(0,)),
    "special_scaled_modified_bessel_k1": Batching("pointwise", tensors=(0,)),
    "special_bessel_j0": Batching("pointwise", tensors=(0,)),
    "special_bessel_j1": Batching("pointwise", tensors=(0,)),
    "special_bessel_y0": Batching("pointwise", tensors=(0,)),
    "special_bessel_y1": Batching("pointwise", tensors=(0,)),
    "special_spherical_bessel_j0": Batching("pointwise", tensors=(0,)),
    "special_airy_ai": Batching("pointwise", tensors=(0,)),
    "special_chebyshev_polynomial_t": Batching("pointwise", tensors=(0, 1)),
    "special_chebyshev_polynomial_u": Batching("pointwise", tensors=(0, 1)),
    "special_chebyshev_polynomial_v": Batching("pointwise", tensors=(0, 1)),
    "special_chebyshev_polynomial_w": Batching("pointwise", tensors=(0, 1)),
    "special_shifted_chebyshev_polynomial_t": Batching("pointwise", tensors=(0, 1)),
    "special_shifted_chebyshev_polynomial_u": Batching("pointwise", tensors=(0, 1)),
    "special_shifted_chebyshev_polynomial_v": Batching("pointwise", tensors=(0, 1)),
    "special_shifted_chebyshev_polynomial_w": Batching("pointwise", tensors=(0, 1)),
    "special_hermite_polynomial_h": Batching("pointwise", tensors=(0, 1)),
    "special_hermite_polynomial_he": Batching("pointwise", tensors=(0, 1)),
    "special_laguerre_polynomial_l": Batching("pointwise", tensors=(0, 1)),
    "special_legendre_polynomial_p": Batching("pointwise", tensors=(0, 1)),
    "special_entr": Batching("pointwise", tensors=(0,)),
    "special_xlog1py": Batching("pointwise", tensors=(0, 1)),
}
