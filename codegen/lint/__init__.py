"""What is wrong with YAML files: found by dialect, filtered, mended and shown, without writing anything generated."""
