"""The language server: what an editor asks of a project's files, answered from the model that `generate` uses."""
