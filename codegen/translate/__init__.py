"""PyTorch's formulas, which are C++, in the formula language of gradsmith, which is Python."""
