import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Tests of what keeps something to itself between calls, or of what a browser has: each file has a process of its own. */
const ofTheirOwn = ['touch/src/{api,app,features,outside,ui,worker}/**/*.test.{ts,tsx}'];
const elsewhere = ['**/node_modules/**', 'dist/**', 'data/**', 'e2e/**'];

const onTheServer = {
  environment: 'node' as const,
  globalSetup: ['testing/globalSetup.ts'],
  testTimeout: 10_000,
  hookTimeout: 30_000,
};
/** Importing the platform takes longer than most files' tests: the files of a process share it. What a file changes of the process is undone. */
const shared = {
  isolate: false,
  setupFiles: ['testing/everyFile.ts'],
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
};

export default defineConfig({
  resolve: {
    alias: {
      '@contract': folder('contract/src'),
      '@platform': folder('platform/src'),
      '@touch': folder('touch/src'),
      '@demo': folder('demo'),
      '@testing': folder('testing'),
    },
  },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    retry: 0,
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          ...onTheServer,
          ...shared,
          name: 'server',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, ...ofTheirOwn],
        },
      },
      {
        extends: true,
        test: { ...onTheServer, name: 'touch', include: ofTheirOwn, exclude: elsewhere },
      },
      // in CI it fails where it is missing; elsewhere it is named as skipped (scripts/test.mjs)
      ...(existsSync('/usr/lib/postgresql/15/bin/postgres') || process.env.CI
        ? [
            {
              extends: true as const,
              test: {
                ...onTheServer,
                ...shared,
                name: 'postgres 15',
                // where statements are written and what they must hold; all of it passes there with DATABASE_URL (decision 019)
                include: [
                  'platform/src/{articles,attempts,columns,comments,db}/**/*.test.ts',
                  'platform/src/{favourites,members,search,staff,subscriptions,tokens}/**/*.test.ts',
                ],
                // programs that bring their own PostgreSQL
                exclude: ['**/node_modules/**', 'dist/**', 'platform/src/db/embedded.test.ts'],
              },
            },
          ]
        : []),
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['testing/globalSetup.ts'],
          // One browser and one server at a time.
          fileParallelism: false,
          maxWorkers: 1,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
