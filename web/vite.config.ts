import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";

const HERE = import.meta.dirname;

/** Writes the service worker: the files that the shell of the page is made of, under a name that changes with them. */
function shell(): Plugin {
  return {
    name: "shell",
    apply: "build",
    generateBundle(_, bundle) {
      const files = ["/", ...readdirSync(join(HERE, "public")).map((name) => `/${name}`), ...Object.keys(bundle).map((name) => `/${name}`)]
        .filter((name) => name !== "/index.html")
        .sort();
      const content = Object.values(bundle).map((part) => (part.type === "chunk" ? part.code : String(part.source)));
      const version = createHash("sha256").update(content.join("\0")).digest("hex").slice(0, 16);
      const source = readFileSync(join(HERE, "src/worker.js"), "utf8");
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: source.replace("__VERSION__", version).replace('["__FILES__"]', JSON.stringify(files)),
      });
    },
  };
}

export default defineConfig({
  plugins: [svelte({ configFile: join(HERE, "svelte.config.js") }), shell()],
  server: { fs: { allow: [".."] } },
  build: {
    target: "es2022",
    modulePreload: { polyfill: false }, // it would be an inline script
    assetsInlineLimit: 0, // the content security policy knows files only
    emptyOutDir: true,
  },
});
