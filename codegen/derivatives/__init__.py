"""The model of derivatives.yaml: formulas, what they read and call, and the meaning of entries."""
