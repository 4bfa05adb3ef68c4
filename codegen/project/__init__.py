"""A project's settings, inputs, state and output files."""
