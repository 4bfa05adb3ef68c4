"""C++ expressions, as they occur in the formulas of PyTorch's derivatives.yaml."""
