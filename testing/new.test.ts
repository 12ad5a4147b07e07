import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operations } from '@contract/operations';
import { servedOperations } from '@testing/operationSamples';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = (cwd: string, args: readonly string[]): string =>
  execFileSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    // a test that runs inside a test has its own settings
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  });
const make = (...args: string[]): string => node(root, ['scripts/new.mjs', ...args, '--root', copy]);
const refusal = (...args: string[]): string => {
  try {
    return `no refusal: ${make(...args)}`;
  } catch (error) {
    return String(error);
  }
};

const unserved = operations.filter((one) => one.wrapping === 'plain' && !servedOperations.includes(one));
/** One operation of each kind that nothing answers yet. */
const chosen = [
  unserved.find(({ absent, personal, output }) => absent !== 'list' && !personal && output.type === 'object'),
  unserved.find(({ absent, personal }) => absent === 'list' && !personal),
  unserved.find(({ writes, personal }) => personal && !writes),
  unserved.find(({ writes }) => writes),
].flatMap((one) => one?.name ?? []);
/** Screens whose paths are added to the copy: one with a number, one without. */
const screens = ['sampleThing', 'sampleThings'];
const samplePaths = ['/sampleThing/{id?}.html', '/sampleThings.html'];

/** Copy of the sources that is generated into. */
let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'touchpaper-new-'));
  const left = /\/(node_modules|dist|data|\.git)$/;
  cpSync(root, copy, { recursive: true, filter: (path) => !left.test(path) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const routes = join(copy, 'touch/src/app/routes.ts');
  const added = samplePaths.map((path) => `  '${path}',\n`).join('');
  writeFileSync(routes, readFileSync(routes, 'utf8').replace('] as const;', `${added}] as const;`));
});
afterAll(() => rmSync(copy, { recursive: true }));

describe('npm run new', () => {
  test('[K1] an unknown screen or operation – named – is refused with the reason', () => {
    expect(refusal('screen', 'nowhere')).toContain(
      'No path of touch/src/app/routes.ts begins with /nowhere.',
    );
    expect(refusal('operation', 'nothing')).toContain('The contract has no operation nothing');
  });

  test('[K1] what is there already – made once more – is refused and stays as it is', () => {
    const path = join(copy, 'touch/src/screens/home/screen.tsx');
    const before = readFileSync(path, 'utf8');
    expect(refusal('screen', 'home')).toContain('Nothing is written');
    expect(refusal('operation', 'getColumn')).toContain('getColumn is served already');
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  test('[A2][K1] generated screens and operations – as generated – pass types, import rules and their tests', {
    timeout: 600_000,
  }, () => {
    // Biome has checked them as they were written
    for (const one of chosen) make('operation', one, '--resource', 'samples', '--table', 'generated_samples');
    for (const screen of screens) make('screen', screen);
    const bin = (name: string) => join(root, 'node_modules', name);
    node(copy, [bin('typescript/bin/tsc'), '--noEmit']);
    node(copy, ['scripts/imports.mjs']);
    const own = [...chosen, ...screens].map((name) => `/${name}.test.ts`);
    const registers = ['platform/src/served.test.ts', 'hostileMatrix', 'testing/rules/screens'];
    const names = [...chosen, ...screens, 'K1', 'A2'].join('|');
    node(copy, [bin('vitest/vitest.mjs'), 'run', '--project', 'server', ...own, ...registers, '-t', names]);
  });
});
