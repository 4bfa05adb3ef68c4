"""The recorded graph: nodes, saved values, hooks and leaves."""
