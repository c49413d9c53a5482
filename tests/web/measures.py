"""What can be measured on a page: text that is cut, targets too small for a finger, decisions that are covered."""

from __future__ import annotations

from tests.web.visitor import AT_REST, Visitor

TOOLS = r"""
  const seen = one => {
    if (one.closest('.quiet, .skip, svg defs')) return false;
    if (!one.checkVisibility({visibilityProperty: true, opacityProperty: true})) return false;
    for (let p = one; p; p = p.parentElement) {
      const box = p.getBoundingClientRect();
      if (getComputedStyle(p).clipPath !== 'none' && box.width <= 2) return false;
    }
    const box = one.getBoundingClientRect();
    return box.width > 1 && box.height > 1;
  };
  const named = one => `${one.tagName.toLowerCase()}.${(one.getAttribute('class') ?? '').split(' ')[0]} `
    + JSON.stringify((one.innerText || one.getAttribute('aria-label') || '').trim().slice(0, 40));
"""
CUT = f"""() => {{
  {TOOLS}
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text; (text = texts.nextNode());) {{
    const one = text.parentElement;
    if (!text.data.trim() || one.closest('svg, script, style') || !seen(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    const air = parseFloat(getComputedStyle(one).fontSize) * 0.3;  // above and below the letters
    let scrolls = false;
    for (let p = one; p && p !== document.body; p = p.parentElement) {{
      const style = getComputedStyle(p), box = p.getBoundingClientRect();
      const hides = [style.overflowX, style.overflowY].map(how => how === 'hidden' || how === 'clip');
      if (hides[0] && (words.right > box.right + 2 || words.left < box.left - 2)) found.add('across: ' + named(one));
      if (hides[1] && (words.bottom > box.bottom + air || words.top < box.top - air)) found.add('down: ' + named(one));
      scrolls = [style.overflowX, style.overflowY].some(how => how === 'auto' || how === 'scroll');
      if (scrolls) break;
      if (style.position === 'fixed') break;
    }}
    if (!scrolls && words.right > innerWidth + 2) found.add('beside the page: ' + named(one));
  }}
  if (document.documentElement.scrollWidth > innerWidth) found.add('the page scrolls sideways');
  return [...found];
}}"""
"""Text that somebody cannot read: cut off by what it stands in, and not by something that scrolls."""
OVERLAPS = f"""() => {{
  {TOOLS}
  const place = document.querySelector('dialog[open]') ?? document.querySelector('#app');
  const rects = [];
  const within = ([x, y, x2, y2], l, t, r, b) => [Math.max(x, l), Math.max(y, t), Math.min(x2, r), Math.min(y2, b)];
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let text; (text = texts.nextNode());) {{
    const one = text.parentElement;
    if (!text.data.trim() || one.closest('svg, script, style, .toast') || !seen(one)) continue;
    let bounds = [0, 0, innerWidth, innerHeight], floats = false;
    for (let p = one; p; p = p.parentElement) {{
      const style = getComputedStyle(p), box = p.getBoundingClientRect();
      if (style.position === 'fixed' || style.position === 'sticky') floats = true;
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible')
        bounds = within(bounds, box.left, box.top, box.right, box.bottom);
    }}
    if (floats && place.tagName !== 'DIALOG') continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {{
      const air = box.height * 0.25;  // above and below the letters
      const [l, t, r, b] = within(bounds, box.left, box.top + air, box.right, box.bottom - air);
      if (r - l > 3 && b - t > 3) rects.push([l, t, r, b, one]);
    }}
  }}
  const found = new Set();
  rects.sort((a, b) => a[1] - b[1]);  // from top to bottom: what begins below the end of one cannot stand on it
  for (let i = 0; i < rects.length; i++) for (let j = i + 1; j < rects.length && rects[j][1] < rects[i][3]; j++) {{
    const [a, b] = [rects[i], rects[j]];
    if (a[4] === b[4] || a[4].contains(b[4]) || b[4].contains(a[4])) continue;
    if (Math.min(a[2], b[2]) - Math.max(a[0], b[0]) > 3 && Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 3)
      found.add(named(a[4]) + ' and ' + named(b[4]));
  }}
  return [...found];
}}"""
"""Texts that stand on one another."""
TARGETS = "a[href], button, input, select, textarea, summary, [role=button], [role=slider], [role=tab], [role=radio]"
SMALL = f"""least => {{
  {TOOLS}
  const found = new Set();
  for (const one of document.querySelectorAll('{TARGETS}')) {{
    if (one.disabled || !seen(one) || one.closest('[inert]')) continue;
    if (one.tagName === 'A' && getComputedStyle(one).display === 'inline') continue;  // in a sentence
    if (one.type === 'range') continue;  // the buttons beside it do the same
    const box = (one.closest('label') ?? one).getBoundingClientRect();
    // A place of a picture is as large as the picture allows; a picture can be enlarged, or a button does the same.
    const enough = one.closest('svg') ? 24 : least;
    if (Math.min(box.width, box.height) < enough - 0.5)
      found.add(`${{Math.round(box.width)}} x ${{Math.round(box.height)}}: ${{named(one)}}`);
  }}
  return [...found];
}}"""
"""Targets smaller than a finger."""
COVERED = f"""() => {{
  {TOOLS}
  const found = new Set();
  const place = document.querySelector('dialog[open]') ?? document.querySelector('main');
  for (const one of place.querySelectorAll('button:enabled, a.button, input, select')) {{
    if (!seen(one) || one.type === 'file') continue;
    one.scrollIntoView({{block: 'center', inline: 'center', behavior: 'instant'}});
    const label = one.closest('label')?.getBoundingClientRect().width ? one.closest('label') : one;
    const box = label.getBoundingClientRect();
    const at = [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.25], [0.5, 0.75]]
      .map(([x, y]) => document.elementFromPoint(box.x + box.width * x, box.y + box.height * y));
    if (!at.some(hit => hit && (label.contains(hit) || hit.contains(label)))) found.add(named(one));
  }}
  scrollTo(0, 0);
  return [...found];
}}"""
"""Buttons that cannot be pressed, however one scrolls."""
BOARD = """() => {
  const {width, height} = document.querySelector('main').firstElementChild.getBoundingClientRect();
  return [width, height];
}"""


def cut(visitor: Visitor) -> list[str]:
    """Text that cannot be read."""
    visitor.page.evaluate(AT_REST)
    found: list[str] = visitor.page.evaluate(CUT)
    return [f"cut {one}" for one in found]


def overlaps(visitor: Visitor) -> list[str]:
    """Texts that stand on one another."""
    found: list[str] = visitor.page.evaluate(OVERLAPS)
    return [f"overlaps {one}" for one in found]


def unreadable(visitor: Visitor) -> list[str]:
    """Text that is cut, and buttons that cannot be reached."""
    words = cut(visitor)
    covered: list[str] = visitor.page.evaluate(COVERED)
    return words + [f"covered: {one}" for one in covered]


def small_targets(visitor: Visitor, least: int = 44) -> list[str]:
    """What a finger would miss."""
    visitor.page.evaluate(AT_REST)
    found: list[str] = visitor.page.evaluate(SMALL, least)
    return found


def board_size(visitor: Visitor) -> tuple[float, float]:
    """How large the board is drawn."""
    width, height = visitor.page.evaluate(BOARD)
    return width, height
