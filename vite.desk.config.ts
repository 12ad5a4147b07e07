import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineConfig } from 'vite';
import { alias, css, precompressed } from './vite.touch.config.ts';

/** The desk's client, served below `/desk` (decision 180). */
export default defineConfig({
  // React Aria's words exist in thirty languages: the desk speaks these
  plugins: [{ ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre' }, precompressed()],
  resolve: { alias },
  css,
  define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  publicDir: false,
  base: '/desk/',
  build: {
    outDir: 'dist/desk',
    // chunks of earlier builds stay for the pages that are open; scripts/build.mjs lets old ones go
    emptyOutDir: false,
    manifest: true,
    target: ['es2020', 'chrome96', 'safari15.4', 'firefox125'],
    cssTarget: ['chrome96', 'safari15.4', 'firefox125'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // sizes are held by scripts/deskSizes.mjs
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      input: fileURLToPath(new URL('desk/src/app/main.tsx', import.meta.url)),
      // `use client` of React's packages means nothing here
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
      output: {
        // components and calls load with the first screen; each screen brings its own
        codeSplitting: {
          groups: [
            {
              name: 'shell',
              test: /[\\/]desk[\\/]src[\\/](?:ui|api|texts)[\\/]|node_modules(?!.*prosemirror)/,
            },
          ],
        },
      },
    },
  },
});
