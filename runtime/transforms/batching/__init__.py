"""How operators compute for a whole batch at once: the kinds of batching rules that YAML knows by name."""
