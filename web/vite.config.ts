import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { compress } from "./build/compress.ts";
import { frame } from "./build/frame.ts";
import { further } from "./build/further.ts";
import { defineConfig } from "vitest/config";

/** What every page needs, besides the packages. A part that is missing here is only a file more. */
const CORE =
  /node_modules[\\/](?!markdown-it)|src[\\/](main|App|styles[\\/]|pages[\\/](Missing|Unreachable|Loading|arrival|router)|home[\\/](Drop|begin|tables)|net[\\/]api|board[\\/](keep|errand|sound)|games[\\/]games|text[\\/](text|words)|ui[\\/](?!Markdown|Inline|RuleSheet|SettingsDialog|BotRating))/;
const server = "127.0.0.1:8000";

/** Tests that need a page: of components, which begin with a capital letter, and of what asks the browser. */
const WITH_PAGE = [
  "{src,toy}/**/[A-Z]*.test.ts",
  "src/{pages/router,table/ladder,net/socket,board/{keys,focus,drag,gestures}}.test.ts",
  "src/table/{players,teaching}.test.ts",
  "src/games/canaletto/model/stage.svelte.test.ts",
  "src/games/venise/pages/editor/bench.svelte.test.ts",
];

export default defineConfig({
  base: "/",
  plugins: [svelte(), svelteTesting(), frame(), further(), compress()],
  build: {
    // The Python package carries the built client; the server hands it out.
    outDir: "../src/serenissima/web_client",
    emptyOutDir: true,
    // The server reads it to name what a page will need.
    manifest: "manifest.json",
    target: "es2022",
    // The content security policy allows 'self' only: no data: addresses, no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        assetFileNames: ({ names }) => `assets/${(names[0] ?? "").replace(/\.[^.]*$/, "").split("~")[0]}-[hash][extname]`,
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
        // Few files: what every page needs, what the cards and the forms of the home and game pages share, and what the board, the
        // drawings in the rules and the further pages of one game share. Everything else goes by page.
        codeSplitting: {
          groups: [
            { name: "core", test: CORE, priority: 9 },
            // By who needs them: a board does not bring what only the further pages of its game share.
            {
              name: (id) => /src[\\/]games[\\/]([^\\/]+)[\\/]/.exec(id)?.[1] ?? null,
              debugName: "games",
              minShareCount: 2,
              priority: 7,
              entriesAware: true,
              entriesAwareMergeThreshold: 20000,
            },
            // What most boards are made of; a camera comes with the board that needs one.
            { name: "kit", test: /src[\\/]board[\\/](?!camera|lens|gestures|generic)/, minShareCount: 2, priority: 8 },
            { name: "cards", test: /src[\\/]home[\\/](?!Seat|Option)/, minShareCount: 2, priority: 6 },
            { name: "seats", test: /src[\\/]home[\\/](Seat|Option)|BotRating/, minShareCount: 2, priority: 6 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    // The sentences about each game lie beside its rules, in the Python package.
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: `http://${server}` },
      "/ws": { target: `ws://${server}`, ws: true },
    },
  },
  test: {
    // A page for every file would take most of the time. Only those that need one have one, and they share it: a test file leaves
    // nothing behind that another could trip over (run them with --sequence.shuffle.files to see).
    projects: [
      {
        extends: true,
        test: {
          name: "page",
          environment: "jsdom",
          isolate: false,
          setupFiles: ["src/testing/page.ts", "src/testing/words.ts"],
          include: WITH_PAGE,
        },
      },
      {
        extends: true,
        test: {
          name: "plain",
          environment: "node",
          isolate: false,
          setupFiles: ["src/testing/words.ts"],
          include: ["{src,toy,build}/**/*.test.ts"],
          exclude: WITH_PAGE,
        },
      },
    ],
  },
});
