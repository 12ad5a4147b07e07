import { defineConfig } from 'vite';
import { operationAddresses } from './vite.operations.ts';
import touch, { buildName, flexGaps } from './vite.touch.config.ts';

/** The same client as files that find each other wherever they lie (A12); `scripts/static.mjs` writes the page around them. */
export default defineConfig((environment) => {
  const config = touch(environment);
  return {
    ...config,
    // without compressed copies, which are for our own server
    plugins: [operationAddresses(), buildName(), flexGaps()],
    base: './',
    build: { ...config.build, outDir: 'dist/.static', emptyOutDir: true },
  };
});
