"""Programs compiled: a function recorded once, and from then on run without Python's dispatch in between.

`front` is what programs call, and keeps what was compiled by the kind of call.  Two engines compile: `straight_line`
writes the NumPy kernels of a call down as one Python function, `xla` hands the call to `jax.jit`.
"""
