import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { alias } from '../vite.touch.config';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The benchmarks as programs for Node; packages stay in node_modules. */
export default defineConfig({
  resolve: { alias },
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/bench',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: { main: at('main.ts'), bare: at('bare.ts') },
      output: { entryFileNames: '[name].js' },
    },
  },
});
