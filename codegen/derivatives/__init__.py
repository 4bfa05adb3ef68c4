"""derivatives.yaml: formulas, what they read and call, and what an entry means."""
