import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { mutantFolder, mutantFolderNames } from './folders.mjs';

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const name = process.env.MUTANTS_FOLDER ?? '';
if (!mutantFolderNames(folder('')).includes(name))
  throw new Error('MUTANTS_FOLDER names no folder with tests');
const chosen = mutantFolder(folder(''), name);

/** Tests that find mutants, in one process; with a database only where every test of the folder needs one. */
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
    exclude: ['**/node_modules/**'],
    unstubGlobals: true,
    restoreMocks: true,
  },
});
