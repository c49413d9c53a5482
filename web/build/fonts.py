"""Regenerates the files in web/src/styles/fonts: both typefaces, with the letters, weights and features we use.

    make fonts        (or: python web/build/fonts.py [folder])

The originals come from npm (@fontsource-variable); both typefaces are under the SIL Open Font Licence, kept beside
the results. `--stand-ins file.ttf ...` prints the figures of the stand-ins in fonts.css, `--ranges` its unicode-range.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEB = Path(__file__).parents[1]
SOURCES = WEB / "node_modules" / "@fontsource-variable"
RESULTS = WEB / "src" / "styles" / "fonts"

# The letters of English, French, Italian, German, Dutch and Spanish, and the signs that go with them. Whatever else
# people write (a name, a word of another language) comes from the whole files, on demand: the ranges are in fonts.css.
LETTERS = "ÀÂÄÆÇÈÉÊËÌÎÏÑÒÓÔÖÙÚÛÜßàáâäæçèéêëìíîïñòóôöùúûüÿŒœ"
SIGNS = "\u00a0«»°·×½±‘’‚“”„–—…•‹›€−"
ASCII = range(0x20, 0x7F)
# What is on by default, and the figures that style sheets ask for. Without `rlig`, which in EB Garamond makes pictures
# of `*source`.
FEATURES = ["kern", "liga", "clig", "calt", "ccmp", "locl", "mark", "mkmk", "rvrn", "tnum", "lnum"]


@dataclass(frozen=True)
class Face:
    """One file: where it comes from, and which of its weights are used."""

    source: str
    lightest: int
    heaviest: int
    only: str = ""
    """Only these characters, if given."""


# Titles are mostly of one weight, so that one is a file of its own, half as large; the figures on cards are bolder.
FACES = {
    "eb-garamond-figures": Face("eb-garamond/files/eb-garamond-latin-wght-normal.woff2", 600, 700, "0123456789"),
    "eb-garamond-500": Face("eb-garamond/files/eb-garamond-latin-wght-normal.woff2", 500, 500),
    "eb-garamond": Face("eb-garamond/files/eb-garamond-latin-wght-normal.woff2", 400, 700),
    "eb-garamond-italic-400": Face("eb-garamond/files/eb-garamond-latin-wght-italic.woff2", 400, 400),
    "eb-garamond-italic": Face("eb-garamond/files/eb-garamond-latin-wght-italic.woff2", 400, 700),
    "source-sans-3": Face("source-sans-3/files/source-sans-3-latin-wght-normal.woff2", 400, 800),
    "source-sans-3-italic": Face("source-sans-3/files/source-sans-3-latin-wght-italic.woff2", 400, 800),
}
LICENCES = {"eb-garamond-OFL.txt": "eb-garamond/LICENSE", "source-sans-3-OFL.txt": "source-sans-3/LICENSE"}


def letters() -> list[int]:
    """All characters to keep."""
    return [*ASCII, *sorted(map(ord, LETTERS + SIGNS))]


def ranges() -> str:
    """The characters as a unicode-range for fonts.css."""
    found: list[list[int]] = []
    for code in sorted(letters()):
        if found and code == found[-1][1] + 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return ", ".join(f"U+{first:04X}" + (f"-{last:04X}" if last > first else "") for first, last in found)


def made(face: Face) -> TTFont:
    """The face, reduced to what this client uses."""
    font = TTFont(SOURCES / face.source, recalcTimestamp=False)
    options = subset.Options(layout_features=FEATURES, name_IDs=[0, 1, 2, 13, 14], notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[ord(letter) for letter in face.only] or letters())
    subsetter.subset(font)
    weights = (
        (face.lightest, max(400, face.lightest), face.heaviest) if face.lightest < face.heaviest else face.lightest
    )
    font = instancer.instantiateVariableFont(font, {"wght": weights})
    font.flavor = "woff2"
    return font


def write(folder: Path) -> None:
    """Writes all faces and their licences."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, face in FACES.items():
        file = folder / f"{name}.woff2"
        made(face).save(file)
        before = (SOURCES / face.source).stat().st_size
        print(f"{file.name}: {before} -> {file.stat().st_size} bytes")
    for name, source in LICENCES.items():
        (folder / name).write_text((SOURCES / source).read_text("utf-8"), "utf-8")


# Rough letter frequencies of English text: enough to compare how wide typefaces run.
OFTEN = "eeeeeeeeeeeettttttttaaaaaaaoooooooiiiiiiinnnnnnnsssssshhhhhhrrrrrrddddlllluuucccmmmfffwwyyggppbbvk" + " " * 18


def _run(font: TTFont, weight: int) -> float:
    """The average width of a character of ordinary text, as a fraction of the type size."""
    if "fvar" in font:
        font = instancer.instantiateVariableFont(font, {"wght": weight})
    widths, names = font["hmtx"], font.getBestCmap()
    return sum(widths[names[ord(letter)]][0] for letter in OFTEN) / len(OFTEN) / font["head"].unitsPerEm


def stand_ins(local: dict[str, Path]) -> None:
    """Prints how system typefaces must be scaled so that nothing moves when ours arrive."""
    for name, weight in (("eb-garamond-500", 500), ("eb-garamond-italic-400", 400), ("source-sans-3", 400)):
        ours = TTFont(RESULTS / f"{name}.woff2")
        em, head = ours["head"].unitsPerEm, ours["hhea"]
        run = _run(ours, weight)
        for other, file in local.items():
            scale = run / _run(TTFont(file), weight)
            up, down, gap = (value / em / scale for value in (head.ascent, -head.descent, head.lineGap))
            print(f"{name} by {other}: size-adjust {scale:.1%} ascent {up:.1%} descent {down:.1%} gap {gap:.1%}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--stand-ins"]:
        stand_ins({Path(file).stem: Path(file) for file in sys.argv[2:]})
    elif sys.argv[1:] == ["--ranges"]:
        print(ranges())
    else:
        write(Path(sys.argv[1]) if len(sys.argv) > 1 else RESULTS)
