"""Mutation testing of derivatives."""
