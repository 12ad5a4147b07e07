import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Tests of what keeps something to itself between calls, or of what a browser has: each file has modules and globals of its own. */
const ofTheirOwn = [
  'touch/src/{api,app,features,outside,ui,worker}/**/*.test.{ts,tsx}',
  'touch/src/{screens,widgets}/**/*.dom.test.tsx',
];
/**
 * In `npm test` the server's tests run on PostgreSQL 15 where it is installed, else on the embedded one, and journeys are of the same
 * project; in `npm run test:all` they run on both (decisions 019 and 078).
 */
const isSampled = process.env.TOUCHPAPER_MATRIX === 'sampled';
const hasPostgres15 = existsSync('/usr/lib/postgresql/15/bin/postgres') || Boolean(process.env.CI);
const isOnPostgres15 = isSampled && hasPostgres15;
/** Starts its own PostgreSQL. */
const bringsItsOwn = 'platform/src/db/embedded.test.ts';
const journeys = ['e2e/**/*.test.ts'];
/** Main journeys in other engines than Chromium: of `npm run test:all` alone (decision 116). */
const inEngines = ['e2e/engines/*.test.ts'];
/** Clients that other people's generators make of the contract: of `npm run test:all` alone (decision 134). */
const byGenerators = ['testing/clients/*.test.ts'];
const outside = ['**/node_modules/**', 'dist/**', 'data/**'];

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

const onJourneys = {
  globalSetup: ['testing/currentBuild.ts', 'testing/globalSetup.ts'],
  testTimeout: 300_000,
  // the first hook fills the demonstration: at a load of 37 that took more than five minutes
  hookTimeout: 900_000,
  // polling may take as long as a locator's own waiting
  expect: { poll: { timeout: 60_000 } },
};

/** A process is kept for the next file where that is of the same project. */
const order = ['e2e', 'server', 'postgres 15', 'touch', 'clients'];

/**
 * Project after project without a pause between them; journeys before the rest, larger files before smaller ones: at the end no worker
 * waits long for the other.
 */
class OneByOne extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sizes = new Map(files.map(({ moduleId }) => [moduleId, statSync(moduleId).size]));
    const sizeOf = ({ moduleId }: TestSpecification) => sizes.get(moduleId) ?? 0;
    const isJourney = ({ moduleId }: TestSpecification) => moduleId.includes('/e2e/');
    const place = (file: TestSpecification) => (isJourney(file) ? 0 : order.indexOf(file.project.name));
    return files.toSorted((a, b) => place(a) - place(b) || sizeOf(b) - sizeOf(a));
  }
}

export default defineConfig({
  resolve: {
    alias: {
      '@contract': folder('contract/src'),
      '@platform': folder('platform/src'),
      '@touch': folder('touch/src'),
      '@desk': folder('desk/src'),
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
          // imported and transformed once for both
          ...(isSampled ? onJourneys : {}),
          ...shared,
          name: 'server',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...outside, ...(isSampled ? inEngines : journeys), ...byGenerators, ...ofTheirOwn],
          provide: { isOnPostgres15 },
        },
      },
      {
        extends: true,
        // a context costs less than a process (decision 078)
        test: { ...onTheServer, name: 'touch', pool: 'vmThreads', include: ofTheirOwn, exclude: outside },
      },
      // in CI it fails where it is missing; elsewhere it is named as skipped (scripts/test.mjs)
      ...(hasPostgres15 && !isOnPostgres15
        ? [
            {
              extends: true as const,
              test: {
                ...onTheServer,
                ...shared,
                name: 'postgres 15',
                include: ['platform/src/**/*.test.ts', 'demo/**/*.test.ts'],
                exclude: ['**/node_modules/**', 'dist/**', bringsItsOwn],
                provide: { isOnPostgres15: true },
              },
            },
          ]
        : []),
      ...(isSampled
        ? []
        : [
            {
              extends: true as const,
              test: {
                ...shared,
                ...onJourneys,
                name: 'e2e',
                environment: 'node' as const,
                include: journeys,
                exclude: [...outside, ...inEngines],
              },
            },
            {
              extends: true as const,
              test: {
                ...shared,
                ...onJourneys,
                name: 'engines',
                environment: 'node' as const,
                include: inEngines,
              },
            },
            {
              extends: true as const,
              test: {
                name: 'clients',
                environment: 'node' as const,
                // minutes on a machine ten times as busy
                testTimeout: 900_000,
                include: byGenerators,
              },
            },
          ]),
    ],
  },
});
