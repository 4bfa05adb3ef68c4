"""The language server: answers an editor's requests from the model that `generate` uses."""
