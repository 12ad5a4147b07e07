import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { alias } from './vite.touch.config.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The server's programs, bundled from source; packages stay in node_modules. */
export default defineConfig({
  resolve: { alias },
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/platform',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        main: at('server/main.ts'),
        fill: at('server/fill.ts'),
        import: at('platform/src/import/cli/program.ts'),
        newsroom: at('platform/src/staff/cli/program.ts'),
        backup: at('platform/src/backup/cli/program.ts'),
        site: at('platform/src/siteCopy/cli/program.ts'),
        audit: at('platform/src/auditLog/cli/program.ts'),
        migrate: at('platform/src/installation/cli/program.ts'),
        media: at('platform/src/mediaMove/cli/program.ts'),
        paper: at('platform/src/papers/cli/program.ts'),
        pictures: at('platform/src/pictureJobs/cli/program.ts'),
      },
      output: { entryFileNames: '[name].js' },
    },
  },
});
