"""Cuts the PDF's face down for the pages on the screen: python paper-face.py <folder of the PDF's fonts> <folder>.

Its license reserves the name "Source" for the whole font, so that a part of it has another name.
"""

import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

STYLES = {"Regular": "regular", "It": "italic", "Bold": "bold"}
NAME = "Coquina Paper"
LETTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *[0x131, 0x152, 0x153, 0x2C6, 0x2DA, 0x2DC],
    *range(0x2010, 0x2015),
    *[0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x2212, 0x2610, 0x2611],
]
# The boxes to check, which the faces of the site do not have.
BOXES = [0x2610, 0x2611]


def cut(source, style, letters, target):
    font = TTFont(f"{source}/SourceSerif4-{style}.ttf")
    options = Options(layout_features=["kern", "liga", "mark", "lnum"], hinting=False, name_IDs=[])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    for id, words in {1: NAME, 2: style, 4: f"{NAME} {style}", 6: f"CoquinaPaper-{style}"}.items():
        font["name"].setName(words, id, 3, 1, 0x409)
    font.flavor = "woff2"
    font.save(target)


def main(source, target):
    for style, file in STYLES.items():
        cut(source, style, LETTERS, f"{target}/paper-{file}.woff2")
    cut(source, "Regular", BOXES, f"{target}/paper-boxes.woff2")


main(*sys.argv[1:])
