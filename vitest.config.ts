import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Tests of what keeps something to itself between calls, or of what a browser has: each file has modules and globals of its own. */
const ofTheirOwn = ['touch/src/{api,app,features,outside,ui,worker}/**/*.test.{ts,tsx}'];
/** Long, and of passwords, command lines and parameters: on the second PostgreSQL only in `npm run test:all`. */
const hardlyOfTheDatabase = /\/(hostile\w*|passwords|main)\.test\.ts$/;
const matrix = process.env.TOUCHPAPER_MATRIX;
const hasSecondPostgres = existsSync('/usr/lib/postgresql/15/bin/postgres') || Boolean(process.env.CI);

interface SecondPostgres {
  /** Files that run on it. */
  readonly include: readonly string[];
  /** Files of these that need not run on the embedded one, too. */
  readonly only: readonly string[];
}

/**
 * Tests on the second PostgreSQL (decision 019). In `npm test` each file runs on one of the two: on the second one the largest file
 * of each folder that has several, and every other one of the rest. In `npm run test:all` every file runs on both.
 */
function onSecondPostgres(): SecondPostgres {
  const roots = ['platform/src', 'demo'];
  if (matrix === 'full') return { include: roots.map((root) => `${root}/**/*.test.ts`), only: [] };
  const filesOf = (root: string) =>
    readdirSync(folder(root), { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`);
  const files = roots
    .flatMap(filesOf)
    .filter(
      (file) => file.endsWith('.test.ts') && !hardlyOfTheDatabase.test(file) && !bringsItsOwn.includes(file),
    )
    .map((file) => ({ file, size: statSync(folder(file)).size }))
    .sort((a, b) => a.size - b.size);
  // the last one of a folder stays
  const largest = new Map(files.map(({ file }) => [dirname(file), file]));
  const isAlone = (file: string) =>
    files.every((one) => one.file === file || dirname(one.file) !== dirname(file));
  const alone = [...largest.values()].filter(isAlone).sort();
  const include = [...largest.values()].filter((file) => !isAlone(file) || alone.indexOf(file) % 2 === 0);
  return { include, only: matrix === 'sampled' && hasSecondPostgres ? include : [] };
}
/** Starts its own PostgreSQL. */
const bringsItsOwn = ['platform/src/db/embedded.test.ts'];
const secondPostgres = onSecondPostgres();
const elsewhere = ['**/node_modules/**', 'dist/**', 'data/**', 'e2e/**'];

const onTheServer = {
  environment: 'node' as const,
  globalSetup: ['testing/globalSetup.ts'],
  // no limit of a test's own is reached by slowness alone, be the machine ten times as busy
  testTimeout: 120_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
};
/** Importing the platform takes longer than most files' tests: the files of a process share it. What a file changes of the process is undone. */
const shared = {
  isolate: false,
  setupFiles: ['testing/everyFile.ts'],
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
};

/** A process is kept for the next file where that is of the same project. */
const order = ['e2e', 'server', 'postgres 15', 'touch'];

/** Project after project without a pause between them, larger files before smaller ones: at the end no worker waits long for the other. */
class OneByOne extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sizes = new Map(files.map(({ moduleId }) => [moduleId, statSync(moduleId).size]));
    const sizeOf = ({ moduleId }: TestSpecification) => sizes.get(moduleId) ?? 0;
    const place = ({ project }: TestSpecification) => order.indexOf(project.name);
    return files.toSorted((a, b) => place(a) - place(b) || sizeOf(b) - sizeOf(a));
  }
}

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
    // a browser's journeys wait for most of their time: a third worker uses what two cores have left
    maxWorkers: 3,
    retry: 0,
    reporters: ['default'],
    sequence: { sequencer: OneByOne },
    projects: [
      {
        extends: true,
        test: {
          ...onTheServer,
          ...shared,
          name: 'server',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, ...ofTheirOwn, ...secondPostgres.only],
        },
      },
      {
        extends: true,
        // a context costs less than a process (decision 078)
        test: { ...onTheServer, name: 'touch', pool: 'vmThreads', include: ofTheirOwn, exclude: elsewhere },
      },
      // in CI it fails where it is missing; elsewhere it is named as skipped (scripts/test.mjs)
      ...(hasSecondPostgres
        ? [
            {
              extends: true as const,
              test: {
                ...onTheServer,
                ...shared,
                name: 'postgres 15',
                include: [...secondPostgres.include],
                exclude: ['**/node_modules/**', 'dist/**', ...bringsItsOwn],
              },
            },
          ]
        : []),
      {
        extends: true,
        test: {
          ...shared,
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['testing/currentBuild.ts', 'testing/globalSetup.ts'],
          // polling may take as long as a locator's own waiting
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 300_000,
          // the first hook fills the demonstration: at a load of 37 that took more than five minutes
          hookTimeout: 900_000,
        },
      },
    ],
  },
});
