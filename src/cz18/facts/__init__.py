"""What is printed: boards, tiles, trains, companies, local railways, price chart, process track, sections.

Each module holds one subject as plain values; the figures lie as JSON in `data/`.
"""
