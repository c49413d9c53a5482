// Writes a brotli and a gzip copy beside every file that gains from it, so the server has nothing to compress.

import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const KINDS = /\.(js|css|html|svg|json)$/;
/** Files smaller than this fit into one packet anyway. */
const WORTH = 500;

async function compressed(file: string): Promise<void> {
  const plain = await readFile(file);
  if (plain.length < WORTH) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const forms = { br: await promisify(brotliCompress)(plain, { params }), gz: await promisify(gzip)(plain, { level: 9 }) };
  for (const [end, form] of Object.entries(forms)) if (form.length < plain.length) await writeFile(`${file}.${end}`, form);
}

export function compress(): Plugin {
  let folder = "";
  return {
    name: "serenissima:compress",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = (await readdir(folder, { recursive: true })).filter((name) => KINDS.test(name));
      await Promise.all(files.map((name) => compressed(join(folder, name))));
    },
  };
}
