"""The fonts in web/src/styles/fonts are what `make fonts` makes, and the style sheet tells the truth about them."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

WEB = Path(__file__).parents[2] / "web"
CSS = WEB / "src" / "styles" / "fonts.css"
ACCENTED = "àâäæçèéêëìíîïòóôöùúûüÿœßÀÉÈÇÄÖÜŒ«»“”‘’„…–—€"
"""Letters that French, Italian, German and Dutch need."""


@pytest.fixture(scope="module")
def fonts() -> ModuleType:
    """The script that makes them."""
    pytest.importorskip("fontTools")
    spec = importlib.util.spec_from_file_location("fonts", WEB / "build" / "fonts.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["fonts"] = module
    spec.loader.exec_module(module)
    return module


def test_the_style_sheet_names_the_letters_they_have(fonts: ModuleType) -> None:
    """The unicode-range is exactly what our files contain, since everything else comes from the full files."""
    own = re.findall(r'url\("\./fonts/([\w-]+)\.woff2"\)[^;]*;\s*unicode-range:\s*([^;]+);', CSS.read_text("utf-8"))
    assert {name for name, _ in own} == set(fonts.FACES)
    for name, span in own:
        assert " ".join(span.split()) == ("U+0030-0039" if fonts.FACES[name].only else fonts.ranges())


@pytest.mark.parametrize("face", ["eb-garamond", "eb-garamond-500", "eb-garamond-italic-400", "source-sans-3"])
def test_they_have_the_letters_of_our_languages(fonts: ModuleType, face: str) -> None:
    """No sentence in French, Italian, German or Dutch needs another font file."""
    has = fonts.TTFont(fonts.RESULTS / f"{face}.woff2").getBestCmap()
    assert set(map(ord, ACCENTED)) | set(range(0x20, 0x7F)) <= set(has)


@pytest.mark.slow
def test_they_are_fresh(fonts: ModuleType, tmp_path: Path) -> None:
    """Made again, the files have the same letters, and the licences are beside them."""
    if not fonts.SOURCES.is_dir():
        pytest.skip("the originals are not here: run `npm ci` in web/")
    fonts.write(tmp_path)
    for name in fonts.FACES:
        kept, made = (fonts.TTFont(folder / f"{name}.woff2") for folder in (fonts.RESULTS, tmp_path))
        assert kept.getGlyphOrder() == made.getGlyphOrder()
        for table in set(made.keys()) - {"GlyphOrder", "head"}:
            assert kept.getTableData(table) == made.getTableData(table), f"{name} {table}: run `make fonts`"
    for name in fonts.LICENCES:
        assert (fonts.RESULTS / name).read_text("utf-8") == (tmp_path / name).read_text("utf-8")
