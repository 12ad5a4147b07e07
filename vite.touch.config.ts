import { fileURLToPath } from 'node:url';
import pxtorem from 'postcss-pxtorem';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Aliases of the house; tests use the same. */
export const alias = {
  '@contract': at('contract/src'),
  '@platform': at('platform/src'),
  '@touch': at('touch/src'),
  '@demo': at('demo'),
  '@testing': at('testing'),
};

/** S§9: 75 design pixels are one rem; type, line heights and hairlines keep real pixels. */
export const css = {
  postcss: {
    plugins: [
      pxtorem({
        rootValue: 75,
        unitPrecision: 4,
        minPixelValue: 3,
        propList: ['*', '!font', '!font-size', '!line-height', '!letter-spacing', '!outline*', '!border*', '!--type-*', '!--font-*'],
      }),
    ],
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  configFile: false,
  resolve: { alias },
  css,
  publicDir: false,
  build: {
    outDir: isSsrBuild ? 'dist/touch-server' : 'dist/touch',
    emptyOutDir: !isSsrBuild,
    manifest: !isSsrBuild,
    target: ['chrome87', 'safari14'],
    cssTarget: ['chrome87', 'safari14'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 1024,
    rolldownOptions: {
      // the contract's schemas spread each other's entries: reading one changes nothing
      treeshake: { propertyReadSideEffects: false },
      ...(isSsrBuild ? {} : { input: at('touch/src/app/browser.tsx') }),
      output: isSsrBuild
        ? { entryFileNames: 'server.js' }
        : {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
              ],
            },
          },
    },
  },
  ssr: { noExternal: true },
}));
