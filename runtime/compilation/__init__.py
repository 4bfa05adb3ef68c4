"""`gradsmith.compile`: record a function once, then run it without Python's dispatch.

`front` is the public interface, and caches programs by kind of call.  There are two engines: `straight_line` writes the
NumPy kernels of a call as one Python function, `xla` passes the call to `jax.jit`.
"""
