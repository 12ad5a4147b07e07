import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { alias } from './vite.touch.config.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const named = at('dist/touch/assets/build.txt');

/** The service worker: one small file that imports nothing, built after the client whose name it carries (B9). */
export default defineConfig({
  resolve: { alias },
  publicDir: false,
  define: { __BUILD__: JSON.stringify(existsSync(named) ? readFileSync(named, 'utf8').trim() : 'none') },
  build: {
    outDir: 'dist/touch',
    emptyOutDir: false,
    copyPublicDir: false,
    target: ['chrome87', 'safari14'],
    modulePreload: false,
    rolldownOptions: {
      input: at('touch/src/worker/worker.ts'),
      output: { format: 'iife', entryFileNames: 'worker.js' },
    },
  },
});
