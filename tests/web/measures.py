"""What can be measured on a page: text that is cut, targets too small for a finger, decisions that are covered."""

from __future__ import annotations

from tests.web.visitor import AT_REST, Visitor

TOOLS = r"""
  const once = find => {  // each answer is found once for every element: a page of rules has thousands of texts
    const known = new Map();
    return one => {
      if (!known.has(one)) known.set(one, find(one));
      return known.get(one);
    };
  };
  const styled = once(one => getComputedStyle(one));
  const boxed = once(one => one.getBoundingClientRect());
  const clipped = once(one => styled(one).clipPath !== 'none' && boxed(one).width <= 2
    || one.parentElement !== null && clipped(one.parentElement));
  const seen = once(one => !one.closest('.quiet, .skip, svg defs')
    && one.checkVisibility({visibilityProperty: true, opacityProperty: true})
    && !clipped(one) && boxed(one).width > 1 && boxed(one).height > 1);
  const named = one => `${one.tagName.toLowerCase()}.${(one.getAttribute('class') ?? '').split(' ')[0]} `
    + JSON.stringify((one.innerText || one.getAttribute('aria-label') || '').trim().slice(0, 40));
  const within = ([x, y, x2, y2], box, across = true, down = true) => [
    across ? Math.max(x, box.left) : x, down ? Math.max(y, box.top) : y,
    across ? Math.min(x2, box.right) : x2, down ? Math.min(y2, box.bottom) : y2,
  ];
  const texts = function* (place) {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let text; (text = walker.nextNode());) {
      const one = text.parentElement;
      if (text.data.trim() && !one.closest('svg, script, style') && seen(one)) yield [text, one];
    }
  };
  const range = document.createRange();
"""
CUT = f"""() => {{
  {TOOLS}
  const found = new Set();
  // the window through which an element's text is seen: what hides text around it, up to the first part that scrolls
  const pane = once(one => {{
    if (!one || one === document.body) return {{bounds: [-Infinity, -Infinity, Infinity, Infinity], scrolls: false}};
    const style = styled(one);
    const [x, y] = [style.overflowX, style.overflowY];
    const scrolls = [x, y].some(how => how === 'auto' || how === 'scroll');
    const ends = scrolls || style.position === 'fixed';
    const around = ends ? {{bounds: [-Infinity, -Infinity, Infinity, Infinity], scrolls}} : pane(one.parentElement);
    const hides = how => how === 'hidden' || how === 'clip';
    return {{...around, bounds: within(around.bounds, boxed(one), hides(x), hides(y))}};
  }});
  for (const [text, one] of texts(document.body)) {{
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    const air = parseFloat(styled(one).fontSize) * 0.3;  // above and below the letters
    const {{bounds: [left, top, right, bottom], scrolls}} = pane(one);
    if (words.right > right + 2 || words.left < left - 2) found.add('across: ' + named(one));
    if (words.bottom > bottom + air || words.top < top - air) found.add('down: ' + named(one));
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
  const window_ = [0, 0, innerWidth, innerHeight];
  const shown = once(one => {{
    if (!one) return {{bounds: window_, floats: false}};
    const style = styled(one), around = shown(one.parentElement);
    const holds = style.overflowX !== 'visible' || style.overflowY !== 'visible';
    return {{
      bounds: holds ? within(around.bounds, boxed(one)) : around.bounds,
      floats: around.floats || style.position === 'fixed' || style.position === 'sticky',
    }};
  }});
  for (const [text, one] of texts(place)) {{
    if (one.closest('.toast')) continue;
    const {{bounds, floats}} = shown(one);
    if (floats && place.tagName !== 'DIALOG') continue;
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {{
      const air = box.height * 0.25;  // above and below the letters
      const {{left, right}} = box;
      const [l, t, r, b] = within(bounds, {{left, right, top: box.top + air, bottom: box.bottom - air}});
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
