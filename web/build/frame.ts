// What index.html shows before any script has run: the theme, and the frame of the home page. `page.html`, for all other addresses, has
// a word instead of the frame, and asks for no fonts before there is something to read in them.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const CATALOGUES = new URL("../../src/serenissima/text/", import.meta.url);
const THEME = new URL("../src/styles/theme.js", import.meta.url);
const FONTS = /\s*<link rel="preload" as="font"[^>]*>/g;
const FRAME = /\s*<!-- home -->[^]*<!-- \/home -->/;

/** The languages of the platform. */
function languages(): string[] {
  return readdirSync(CATALOGUES).flatMap((file) => /^([a-z]+)\.ftl$/.exec(file)?.[1] ?? []);
}

/** The page with the platform's sentences where it names them: `{{app-title}}`. */
export function worded(html: string, language: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(`${language}.ftl`, CATALOGUES), "utf-8")));
  return html.replace(/\{\{([a-z-]+)\}\}/g, (_, key: string) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`index.html: the platform has no sentence ${key}`);
    return bundle.formatPattern(pattern).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
  });
}

/** The page for every address except the home page. */
function elsewhere(html: string): string {
  if (!FRAME.test(html)) throw new Error("index.html has no frame between <!-- home --> and <!-- /home -->");
  return html.replace(FRAME, `<p class="frame-wait">{{loading}}</p>`).replace(FONTS, "");
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
        // the build says it in every language, below
        html: built ? html : worded(html, "en"),
        tags: [{ tag: "script", attrs: { src: built ? `/${file}` : "/src/styles/theme.js" }, injectTo: "head-prepend" }],
      }),
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        this.emitFile({ type: "asset", fileName: file, source: theme.replace(/^\/\/.*\n/gm, "") });
        const index = bundle["index.html"];
        if (index?.type !== "asset") return;
        const home = String(index.source);
        for (const [name, html] of Object.entries({ index: home, page: elsewhere(home) }))
          for (const language of languages()) {
            const source = worded(html, language);
            this.emitFile({ type: "asset", fileName: `${name}.${language}.html`, source });
            if (language === "en" && name === "page") this.emitFile({ type: "asset", fileName: `${name}.html`, source });
          }
        index.source = worded(home, "en");
      },
    },
  };
}
