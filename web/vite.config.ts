import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const server = "127.0.0.1:8000";

/** Tests that need a page: of components, which begin with a capital letter, and of what asks the browser. */
const WITH_PAGE = [
  "src/**/[A-Z]*.test.ts",
  "src/lib/{router,socket}.test.ts",
  "src/table/{players,teaching}.test.ts",
  "src/games/canaletto/stage.svelte.test.ts",
  "src/games/venise/editor/bench.svelte.test.ts",
];

export default defineConfig({
  base: "/",
  plugins: [svelte(), svelteTesting()],
  build: {
    // The Python package carries the built client; the server hands it out.
    outDir: "../src/serenissima/web_client",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows 'self' only: no data: addresses, no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
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
    // A page for every file takes most of the time, so only those that need one have one. The others share a process.
    projects: [
      { extends: true, test: { name: "page", environment: "jsdom", include: WITH_PAGE } },
      {
        extends: true,
        test: { name: "plain", environment: "node", isolate: false, include: ["src/**/*.test.ts"], exclude: WITH_PAGE },
      },
    ],
  },
});
