"""Measurements: gradsmith beside NumPy, PyTorch, HIPS autograd, MyGrad and torchgen.

``python -m benchmarks`` measures calls, graphs, import and a training step; ``benchmarks/modelling.py``
measures the generator beside torchgen.  Nothing here is a test: no figure makes anything fail.
"""
