"""The graph that calls record: nodes, what they save, hooks, leaves."""
