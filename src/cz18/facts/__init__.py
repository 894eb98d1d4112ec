"""Printed facts: boards, tiles, trains, companies, local railways, price chart, process track, sections.

Each module holds one subject as plain values; the figures are JSON files in `data/`.
"""
