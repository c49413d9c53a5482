import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import AfterVote from "./AfterVote.svelte";
import type { Aftermath } from "../model/reading";

const VOTE: Aftermath = {
  district: "CAN",
  side: 0,
  seat: 0,
  partner: null,
  total: 3,
  other: 1,
  flows: [{ kind: "discard", seat: 1, cards: ["CAN"] }],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function tell(vote: () => Aftermath) {
  const fly = vi.fn(async () => undefined);
  const ondone = vi.fn();
  const shown = mount(AfterVote, {
    target: document.body,
    props: {
      get vote() {
        return vote();
      },
      names: ["Anzola", "Bortolo"],
      sideOf: (seat: number) => seat,
      say: (key: string) => key,
      still: false,
      fly,
      ondone,
    },
  });
  flushSync();
  return { shown, fly, ondone };
}

it("tells one flow after another, then reports that it is done", async () => {
  const { shown, fly, ondone } = tell(() => VOTE);
  await vi.advanceTimersByTimeAsync(600);
  expect(fly).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(5000);
  expect(ondone).toHaveBeenCalledOnce();
  await unmount(shown);
});

it("does nothing more when it is removed before the first pause is over", async () => {
  let vote: Aftermath | undefined = VOTE;
  const missed = vi.fn();
  const { shown, fly, ondone } = tell(() => {
    if (!vote) missed();
    return vote ?? VOTE;
  });
  await unmount(shown);
  vote = undefined;
  await vi.advanceTimersByTimeAsync(5000);
  expect(missed).not.toHaveBeenCalled();
  expect(fly).not.toHaveBeenCalled();
  expect(ondone).not.toHaveBeenCalled();
});
