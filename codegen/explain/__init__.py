"""Why a kernel runs, from YAML alone."""
