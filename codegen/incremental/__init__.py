"""After an edit of few entries, what it changes and nothing else."""
