import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { operationAddresses } from './vite.operations.ts';
import { alias, css } from './vite.touch.config.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `/demo/gallery`: a build of its own, so that nothing of it enters the product's files. */
export default defineConfig({
  plugins: [operationAddresses()],
  resolve: { alias },
  css,
  base: '/demo/gallery/files/',
  publicDir: false,
  build: {
    outDir: 'dist/gallery',
    emptyOutDir: true,
    assetsDir: '',
    target: ['es2020', 'safari14'],
    cssTarget: ['chrome87', 'safari14'],
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // screens load as in the product; that the frame itself loads some parts at once is no loss here
      checks: { ineffectiveDynamicImport: false },
      input: at('demo/gallery/client/main.ts'),
      output: {
        entryFileNames: 'gallery.js',
        // few files for the frames that are opened one after the other
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 3 }] },
      },
    },
  },
});
