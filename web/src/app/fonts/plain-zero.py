"""Takes the slash out of a font's zero: python plain-zero.py <font>. The two halves of its inside become one.

The inside is the outline drawn smaller, as wide and as high as the halves were together, at each end of the weights.
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.varLib.iup import iup_delta

PHANTOM_POINTS = 4


def inside(points, ends):
    """The outline around the space that the halves fill, turning the other way."""
    outer, halves = points[: ends[0] + 1], points[ends[0] + 1 : ends[2] + 1]

    def along(axis):
        around, within = [p[axis] for p in outer], [p[axis] for p in halves]
        scale = (max(within) - min(within)) / (max(around) - min(around))
        return [min(within) + (value - min(around)) * scale for value in around]

    return [(round(x), round(y)) for x, y in zip(along(0), along(1))][::-1]


def main(path):
    font = TTFont(path)
    glyph, (variation,) = font["glyf"]["zero"], font["gvar"].variations["zero"]
    ends, regular = list(glyph.endPtsOfContours), list(glyph.coordinates)
    if len(ends) != 3:
        sys.exit("The zero has no slash.")
    phantom = [(0, 0)] * PHANTOM_POINTS
    deltas = iup_delta(variation.coordinates, regular + phantom, ends)
    bold = [(x + dx, y + dy) for (x, y), (dx, dy) in zip(regular, deltas)]

    outer = ends[0] + 1
    light, heavy = inside(regular, ends), inside(bold, ends)
    moved = [(round(bx - x), round(by - y)) for (x, y), (bx, by) in zip(light, heavy)]
    flags = list(glyph.flags[:outer])
    glyph.coordinates = GlyphCoordinates(regular[:outer] + light)
    glyph.flags = bytearray(flags + flags[::-1])
    glyph.endPtsOfContours = [ends[0], 2 * ends[0] + 1]
    glyph.numberOfContours = 2
    glyph.recalcBounds(font["glyf"])
    variation.coordinates = [tuple(map(round, d)) for d in deltas[:outer]] + moved + deltas[-PHANTOM_POINTS:]
    font.save(path)


main(sys.argv[1])
