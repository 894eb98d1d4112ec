"""Public import path of the SVG drawings (implemented in `cz18.interop.drawing.svg`)."""

from cz18.interop.drawing.svg import map_svg as map_svg
from cz18.interop.drawing.svg import tile_svg as tile_svg
