// What index.html shows before any script has run: the theme, and the frame of the home page. `page.html`, for all other addresses, has
// a word instead of the frame, and asks for no fonts before there is something to read in them.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ENGLISH = new URL("../../src/serenissima/text/en.ftl", import.meta.url);
const THEME = new URL("../src/styles/theme.js", import.meta.url);
const FONTS = /\s*<link rel="preload" as="font"[^>]*>/g;
const FRAME = /\s*<!-- home -->[^]*<!-- \/home -->/;

/** The page with the platform's English sentences where it names them: `{{app-title}}`. */
export function worded(html: string): string {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(ENGLISH, "utf-8")));
  return html.replace(/\{\{([a-z-]+)\}\}/g, (_, key: string) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`index.html: the platform has no sentence ${key}`);
    return bundle.formatPattern(pattern).replace(/&/g, "&amp;").replace(/</g, "&lt;");
  });
}

/** The page for every address except the home page. */
export function elsewhere(html: string): string {
  if (!FRAME.test(html)) throw new Error("index.html has no frame between <!-- home --> and <!-- /home -->");
  return html.replace(FRAME, `<p class="frame-wait">${worded("{{loading}}")}</p>`).replace(FONTS, "");
}

export function frame(): Plugin {
  const theme = readFileSync(THEME, "utf-8");
  // A classic script, before everything else: nobody who chose the dark theme sees a flash of the light one.
  const file = `assets/theme-${createHash("sha256").update(theme).digest("hex").slice(0, 8)}.js`;
  let built = false;
  return {
    name: "serenissima:frame",
    configResolved(config) {
      built = config.command === "build";
    },
    transformIndexHtml: {
      order: "post",
      handler: (html) => ({
        html: worded(html),
        tags: [{ tag: "script", attrs: { src: built ? `/${file}` : "/src/styles/theme.js" }, injectTo: "head-prepend" }],
      }),
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        this.emitFile({ type: "asset", fileName: file, source: theme.replace(/^\/\/.*\n/gm, "") });
        const index = bundle["index.html"];
        if (index?.type === "asset") this.emitFile({ type: "asset", fileName: "page.html", source: elsewhere(String(index.source)) });
      },
    },
  };
}
