import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const server = "127.0.0.1:8000";

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
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    // A fresh tree has no test yet; that is no error.
    passWithNoTests: true,
  },
});
