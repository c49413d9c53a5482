/**
 * Where the focus of somebody without a pointer goes: to the next decision when the last one is made, to the table's status while others
 * play. Nobody is pulled away from what they are doing, and who uses a pointer is left alone.
 *
 * A board marks what is to be decided: `data-decision` on the part that holds the buttons, `data-choice` on a choice elsewhere, for
 * instance on the map (`data-choice="now"` if it follows from what was picked up), `data-begin` on the choice to begin with. A board that
 * uses keys itself says so: `data-keys="numbers help"`.
 */

import { arrow, forBoard, modified } from "../board/keys";

const CHOICES = "[data-decision] :is(button, [role=button]), [data-choice]";
const NOW = '[data-choice="now"]';
const BUSY = '[data-busy="true"], [aria-busy="true"]';

function stage(): HTMLElement | null {
  return document.getElementById("main");
}

function open(one: HTMLElement | SVGElement): boolean {
  return !one.matches(":disabled, [aria-disabled=true]") && (typeof one.checkVisibility !== "function" || one.checkVisibility());
}

/** What can be chosen now, what follows from a choice half made first. */
export function choices(): HTMLElement[] {
  const all = [...(stage()?.querySelectorAll<HTMLElement>(CHOICES) ?? [])].filter(open);
  const now = all.filter((one) => one.matches(NOW));
  return [...now, ...all.filter((one) => !now.includes(one))];
}

/** The choice to begin with. */
function beginning(): HTMLElement | undefined {
  const all = choices();
  return all.find((one) => one.matches(NOW)) ?? all.find((one) => one.hasAttribute("data-begin")) ?? all[0];
}

function press(one: HTMLElement): void {
  one.focus({ preventScroll: false });
  one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

/** Whether the board uses these keys itself. */
export function ownKeys(which: "numbers" | "help"): boolean {
  return !!stage()?.querySelector(`[data-keys~="${which}"]`);
}

/** Handles a key of the table; true if it did something. */
export function steer(event: KeyboardEvent): boolean {
  if (!forBoard(event) || modified(event)) return false;
  if (event.key.toLowerCase() === "d") {
    const begin = beginning();
    begin?.focus();
    return begin !== undefined;
  }
  const all = choices();
  if (/^[1-9]$/.test(event.key) && !ownKeys("numbers")) {
    const one = all[Number(event.key) - 1];
    if (one) press(one);
    return one !== undefined;
  }
  const by = arrow(event);
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (!by || at < 0) return false;
  all[(at + by.x + by.y + all.length) % all.length]!.focus();
  return true;
}

/** Watches over the focus as long as a table is shown; answers how to stop. */
export function attend(): () => void {
  let keyboard = false;
  /** The focus waits at the status, where it was put. */
  let waiting = false;
  let following = false;
  let asked = 0;

  function look(): void {
    asked = 0;
    const table = stage();
    if (!keyboard || !table || document.querySelector("dialog[open]")) return;
    const at = document.activeElement;
    const status = document.querySelector<HTMLElement>("[data-status]");
    if (at !== status) waiting = false;
    const followed = following;
    following = table.querySelector(NOW) !== null;
    const lost = at === null || at === document.body || at === table || (waiting && at === status);
    const picked = following && !followed && at !== null && at.closest("[data-decision], [data-choice]") !== null;
    if (!lost && !picked) return;
    if (document.querySelector('[data-sending="true"]') || table.querySelector(BUSY)) return;
    const next = beginning();
    if (next) next.focus();
    else if (at !== status && document.querySelector("[data-turn]:not([data-turn=mine])")) {
      waiting = true;
      status?.focus({ preventScroll: true });
    }
  }
  function later(): void {
    asked ||= requestAnimationFrame(look);
  }
  function typed(event: KeyboardEvent): void {
    if (!["Control", "Shift", "Alt", "Meta"].includes(event.key)) keyboard = true;
    later();
  }
  function pointed(): void {
    keyboard = false;
  }
  /** A click without a pointer comes from a key or a screen reader. */
  function clicked(event: MouseEvent): void {
    if (event.detail === 0 && event.isTrusted) keyboard = true;
    later();
  }

  const watcher = new MutationObserver(later);
  watcher.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "data-busy", "aria-busy", "data-sending", "data-turn", "open"],
  });
  document.addEventListener("keydown", typed, { capture: true });
  document.addEventListener("pointerdown", pointed, { capture: true });
  document.addEventListener("click", clicked, { capture: true });
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(asked);
    document.removeEventListener("keydown", typed, { capture: true });
    document.removeEventListener("pointerdown", pointed, { capture: true });
    document.removeEventListener("click", clicked, { capture: true });
  };
}
