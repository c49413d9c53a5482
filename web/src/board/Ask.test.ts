import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, it, vi } from "vitest";
import Ask from "./Ask.svelte";

const children = createRawSnippet(() => ({ render: () => "<p>That is final.</p>" }));

it("does nothing unless the action itself is chosen", async () => {
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  HTMLDialogElement.prototype.close ??= vi.fn();
  const [onno, onyes] = [vi.fn(), vi.fn()];
  render(Ask, { title: "Give up?", no: "Play on", yes: "Give up", onno, onyes, children });
  await fireEvent.click(screen.getByText("Play on"));
  expect([onno.mock.calls.length, onyes.mock.calls.length]).toEqual([1, 0]);
  await fireEvent.click(screen.getByText("Give up"));
  expect(onyes).toHaveBeenCalledTimes(1);
});
