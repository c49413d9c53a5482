import { expect, test, vi } from "vitest";
import type { Refusal } from "../../../board/props";
import { Bidding } from "./desk.svelte";
import { props } from "../fixture";

const REFUSAL: Refusal = { rule: "CAN-25", reason: "bid-below-one", args: { amount: 0 } };

test("begins with the smallest possible bid and never goes outside what is possible", () => {
  const bidding = new Bidding(() => props());
  bidding.begin();
  expect(bidding.amount).toBe(7);
  bidding.raise(5);
  expect(bidding.amount).toBe(12);
  bidding.raise(1);
  expect(bidding.amount).toBe(13);
  bidding.set(98);
  bidding.raise(5);
  expect(bidding.amount).toBe(100);
  bidding.set(7);
  bidding.raise(-1);
  expect(bidding.amount).toBe(7);
});

test("reaches a palace with the smallest amount; a second click adds a whole round", () => {
  const bidding = new Bidding(() => props());
  bidding.begin();
  expect(bidding.reach(7)).toBe(22);
  expect(bidding.preview).toEqual({ stop: 7, next: 8 });
  expect(bidding.reach(7)).toBe(38);
  expect(bidding.reach(12)).toBe(11);
  expect(bidding.price(8)).toBe(7);
});

test("a price above one's money is a debt that counts double", () => {
  const bidding = new Bidding(() => props());
  bidding.set(36);
  expect(bidding.debt).toEqual({ bid: 36, debt: 6, cost: 12 });
  bidding.set(30);
  expect(bidding.debt).toBeNull();
});

test.each([
  ["7.5", "7.5"],
  ["seven", "seven"],
  ["1e2", "1e2"],
  ["7 8", "7·8"],
  ["12345678901234567890", 123456789012345],
  ["1234567890123456789 ducats", "123456789012345…"],
])("the table is asked about %s as it was written", async (text, amount) => {
  const ask = vi.fn(() => Promise.resolve(REFUSAL));
  const bidding = new Bidding(() => props({ ask }));
  bidding.text = text;
  await bidding.check();
  expect(ask).toHaveBeenCalledExactlyOnceWith({ type: "bid", amount });
  expect(bidding.refusal).toEqual(REFUSAL);
});

test.each([0, 101, -3, 6])("the table is asked why %i is not possible", async (amount) => {
  const ask = vi.fn(() => Promise.resolve(REFUSAL));
  const play = vi.fn();
  const bidding = new Bidding(() => props({ ask, play }));
  bidding.text = String(amount);
  await bidding.bid();
  expect(ask).toHaveBeenCalledWith({ type: "bid", amount });
  expect(bidding.refusal).toEqual(REFUSAL);
  expect(play).not.toHaveBeenCalled();
});

test("an old answer is not shown for a new text", async () => {
  let answer: (refusal: Refusal | null) => void = () => undefined;
  const bidding = new Bidding(() => props({ ask: () => new Promise((resolve) => (answer = resolve)) }));
  bidding.text = "0";
  const asked = bidding.check();
  bidding.text = "9";
  await bidding.check();
  answer(REFUSAL);
  await asked;
  expect(bidding.refusal).toBeNull();
  expect(bidding.amount).toBe(9);
});

test("a possible bid is played", async () => {
  const play = vi.fn();
  const bidding = new Bidding(() => props({ play }));
  bidding.text = " 9 ";
  await bidding.bid();
  expect(play).toHaveBeenCalledWith({ type: "bid", amount: 9 });
});
