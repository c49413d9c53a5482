/** A board in an address: its file, packed and written with letters that addresses allow. */

import { checkDraft } from "../../../../net/api";
import type { Report } from "../../../../types/venise";
import type { Draft } from "./draft";
import { read, type Reading, write } from "./file";

/** The prefix of the short code of a table's board, which the server expands. */
const SHORT = "vb1.";

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter();
  // errors are reported by the reader
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const parts: Uint8Array[] = [];
  const reader = (stream.readable as ReadableStream<Uint8Array>).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value);
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}

export async function pack(draft: Draft): Promise<string> {
  const plain = JSON.stringify(JSON.parse(write(draft)));
  const packed = await through(new TextEncoder().encode(plain), new CompressionStream("deflate-raw"));
  let letters = "";
  for (const byte of packed) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The board in an address; a link that was cut off or changed is reported as such. */
export async function unpack(text: string): Promise<Reading> {
  try {
    if (text.startsWith(SHORT)) return read(JSON.stringify((await checkDraft<Report>("venise", text)).file ?? null));
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return read(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))));
  } catch {
    return { draft: null, problems: [{ key: "editor-link-broken", args: {} }] };
  }
}
