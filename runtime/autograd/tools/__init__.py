"""Tools for inspecting graphs: anomaly mode and drawings."""
