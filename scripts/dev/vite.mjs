import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { root } from '../tools.mjs';

/** Packages are loaded by Node: React and Fastify need no transform on the server. */
const packagesByNode = {
  name: 'packages-by-node',
  config: (config) => {
    config.ssr = { ...config.ssr, noExternal: [] };
  },
};

/**
 * Vite over the sources, without an address of its own.
 * @param httpServer carries its web socket
 * @param changed hears the path of every changed file, once the module graph knows of the change
 */
export const createVite = (httpServer, changed) =>
  createServer({
    root,
    configFile: join(root, 'vite.touch.config.ts'),
    mode: 'development',
    appType: 'custom',
    cacheDir: join(root, 'dist/.dev'),
    clearScreen: false,
    logLevel: 'warn',
    plugins: [
      react(),
      packagesByNode,
      {
        name: 'changed-files',
        hotUpdate({ file }) {
          changed(file);
        },
      },
    ],
    optimizeDeps: {
      entries: ['touch/src/app/browser.tsx', 'touch/src/screens/*/load.ts', 'desk/src/app/main.tsx'],
    },
    server: {
      middlewareMode: true,
      hmr: { server: httpServer },
      fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
      watch: { ignored: ['**/data/**', '**/dist/**', '**/e2e/**', '**/bench/**', '**/docs/**'] },
    },
  });
