import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { mutantFolders } from './folders.mjs';

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const chosen = mutantFolders[process.env.MUTANTS_FOLDER ?? ''];
if (!chosen) throw new Error('MUTANTS_FOLDER names no folder of scripts/mutants/folders.mjs');

/** Tests that find mutants, in one process; with a database only where a folder asks for one. */
export default defineConfig({
  root: folder(''),
  resolve: {
    alias: {
      '@contract': folder('contract/src'),
      '@platform': folder('platform/src'),
      '@touch': folder('touch/src'),
      '@testing': folder('testing'),
    },
  },
  test: {
    environment: 'node',
    globalSetup: chosen.hasDatabase ? ['testing/globalSetup.ts'] : [],
    hookTimeout: 240_000,
    include: [...chosen.tests],
    exclude: ['**/node_modules/**', ...chosen.withDatabase],
    unstubGlobals: true,
    restoreMocks: true,
  },
});
