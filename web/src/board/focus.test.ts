import { expect, it } from "vitest";
import { ByKeyboard, takeFocus } from "./focus";

it("goes to the first element that exists, and is never taken from another", () => {
  document.body.innerHTML = "<button id=one></button><button id=two></button>";
  const find = (id: string): HTMLElement | null => document.getElementById(id);
  takeFocus(find("gone"), find("two"));
  expect(document.activeElement).toBe(find("two"));
  takeFocus(find("one"));
  expect(document.activeElement).toBe(find("two"));
});

it("knows whether the keyboard is in use", () => {
  document.body.innerHTML = "<div><button></button></div>";
  const keyboard = new ByKeyboard();
  const part = document.querySelector("div")!;
  const stop = keyboard.watch(part);
  const send = (event: Event): void => void document.querySelector("button")!.dispatchEvent(event);
  send(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(keyboard.now).toBe(true);
  send(new MouseEvent("pointerdown", { bubbles: true }));
  expect(keyboard.now).toBe(false);
  stop();
  send(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(keyboard.now).toBe(false);
});
