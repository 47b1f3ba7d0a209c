import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Those of lucide's icons that our sources import; `./dev generate` writes them.
const icons = fileURLToPath(new URL("src/gen/lucide.ts", import.meta.url));

export default defineConfig(({ command }) => ({
  plugins: [svelte()],
  // While somebody works on the client, any icon is at hand; what is built has only those it needs.
  resolve: { alias: command === "build" ? { lucide: icons } : {} },
  build: {
    outDir: "../src/bluffhaus/server/static",
    emptyOutDir: true,
    // Phones of the last three years or so; every modern engine below needs no syntax lowered.
    target: "es2022",
    // The policy of the house allows files of its own only: neither inline scripts nor data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 100,
  },
  server: {
    host: "127.0.0.1",
    // The client's own addresses end in index.html by themselves; what belongs to the house goes there.
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", ws: true, changeOrigin: false },
    },
  },
}));
