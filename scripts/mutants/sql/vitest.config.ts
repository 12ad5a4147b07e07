import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import type { SqlPlan } from './plan.mjs';

const folder = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const plan: SqlPlan = JSON.parse(readFileSync(process.env.MUTANTS_PLAN ?? '', 'utf8'));

/** Tests that call stores themselves before those that call a server, smaller files before larger ones. */
class Cheapest extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const cost = ({ moduleId }: TestSpecification) =>
      (moduleId.endsWith('.store.test.ts') ? 0 : 1e9) + statSync(moduleId).size;
    return files.toSorted((a, b) => cost(a) - cost(b));
  }
}

/** Tests that find faults in SQL, in one process, which keeps its modules and the databases that tests are copied from. */
export default defineConfig({
  root: folder(''),
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
    environment: 'node',
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    runner: './scripts/mutants/sql/runner.ts',
    globalSetup: ['testing/globalSetup.ts'],
    provide: { isOnPostgres15: false },
    setupFiles: ['testing/everyFile.ts'],
    include: [...new Set(plan.statements.flatMap(({ tests }) => tests))],
    sequence: { sequencer: Cheapest },
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    // a fault may make a test wait for what never comes
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    dangerouslyIgnoreUnhandledErrors: true,
    silent: true,
  },
});
