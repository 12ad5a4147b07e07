import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** @throws Error with what the program printed */
function node(cwd: string, args: readonly string[]): string {
  // a test that runs inside a test has its own settings
  const env = { PATH: process.env.PATH, HOME: process.env.HOME };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
}
const make = (...args: string[]): string => node(root, ['scripts/new.mjs', ...args, '--root', copy]);
const refusal = (...args: string[]): string => {
  try {
    return `no refusal: ${make(...args)}`;
  } catch (error) {
    return String(error);
  }
};

/** Operations that are added to the copy: one of each kind the generator tells apart. */
const sampleContract = `import * as v from 'valibot';
import { callerClaims, id, paging } from './fields';
import { read, write } from './operation';
import { bit, date, Done, int, listOf, str } from './wireValues';

const Sample = v.object({ id: int, title: str, publishtime: date, isTop: bit });

export const sampleOne = read({ name: 'sampleOne', row: 'g998', input: v.object({ id: id() }), output: Sample });
export const sampleList = read({
  ...{ name: 'sampleList', row: 'g999', absent: 'list' as const },
  input: v.object({ ...paging }),
  output: listOf(Sample),
});
export const sampleOwn = read({
  ...{ name: 'sampleOwn', row: 'g997', personal: true },
  input: v.object({ ...callerClaims }),
  output: v.object({ total: int, name: str }),
});
export const sampleWrite = write({
  ...{ name: 'sampleWrite', row: 'g996' },
  input: v.object({ id: id(), ...callerClaims }),
  output: Done,
});
`;
const sampleOperations = ['sampleOne', 'sampleList', 'sampleOwn', 'sampleWrite'];
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
  writeFileSync(join(copy, 'contract/src/samples.ts'), sampleContract);
  const registry = join(copy, 'contract/src/operations.ts');
  const listed = readFileSync(registry, 'utf8').replace('  analytics,\n];', '  analytics,\n  samples,\n];');
  writeFileSync(registry, `import * as samples from './samples';\n${listed}`);
});
afterAll(() => rmSync(copy, { recursive: true }));

describe('npm run new', () => {
  test('[K1] an unknown screen or operation – named – is refused with the reason', () => {
    expect(refusal('screen', 'nowhere')).toContain(
      'No path of touch/src/app/routes.ts begins with /nowhere.',
    );
    expect(refusal('operation', 'nothing')).toContain('The contract has no operation nothing');
  });

  test('[K1] a screen or an operation that is there already – generated once more – is refused and stays as it is', () => {
    const path = join(copy, 'touch/src/screens/home/Screen.tsx');
    const before = readFileSync(path, 'utf8');
    expect(refusal('screen', 'home')).toContain('Nothing is written');
    expect(refusal('operation', 'getColumn')).toContain('getColumn is served already');
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  test('[A2][K1] generated screens and operations – as generated – pass types, import rules and their tests', {
    timeout: 600_000,
  }, () => {
    // Biome has checked them as they were written
    for (const one of sampleOperations) make('operation', one, '--table', 'generated_samples');
    for (const screen of screens) {
      make('screen', screen);
      const folder = join(copy, `touch/src/screens/${screen}`);
      expect(readFileSync(join(folder, `${screen}.module.css`), 'utf8')).toContain('var(--edge)');
      expect(readFileSync(join(folder, 'Screen.tsx'), 'utf8')).toContain('className={style.page}');
    }
    const bin = (name: string) => join(root, 'node_modules', name);
    node(copy, [bin('typescript/bin/tsc'), '--noEmit']);
    node(copy, ['scripts/imports.mjs']);
    const own = [...sampleOperations, ...screens].map((name) => `/${name}.test.ts`);
    const registers = ['platform/src/served.test.ts', 'hostileMatrix', 'testing/rules/screens'];
    const names = [...sampleOperations, ...screens, 'K1', 'A2'].join('|');
    node(copy, [bin('vitest/vitest.mjs'), 'run', '--project', 'server', ...own, ...registers, '-t', names]);
  });
});
