import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkImports, rules } from '../../scripts/imports.mjs';

const house = mkdtempSync(join(tmpdir(), 'touchpaper-house-'));
afterAll(() => rmSync(house, { recursive: true, force: true }));

/** A house of two files: the first imports the second. */
function brokenRules(from: string, statement: string, to: string): string[] {
  const base = mkdtempSync(join(house, 'h-'));
  for (const folder of ['contract', 'platform', 'touch', 'demo', 'testing']) mkdirSync(join(base, folder));
  for (const [path, text] of [
    [to, 'export const thing = 1;\nexport type Thing = number;\n'],
    [from, statement],
  ] as const) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }
  return checkImports(base, ['contract', 'platform', 'touch', 'demo', 'testing']);
}

const forbidden: [rule: string, from: string, statement: string, to: string][] = [
  [
    'contract imports the schema library only',
    'contract/src/a.ts',
    "import { thing } from '@platform/b';",
    'platform/src/b.ts',
  ],
  [
    'touch never imports the platform',
    'touch/src/app/a.ts',
    "import { thing } from '@platform/b';",
    'platform/src/b.ts',
  ],
  [
    'the platform never imports touch',
    'platform/src/a.ts',
    "import { thing } from '@touch/lib/b';",
    'touch/src/lib/b.ts',
  ],
  [
    'a layer of touch imports only what stands below it',
    'touch/src/api/a.ts',
    "import { thing } from '@touch/features/x/b';",
    'touch/src/features/x/b.ts',
  ],
  [
    'ui imports lib and words only',
    'touch/src/ui/a.tsx',
    "import { thing } from '@touch/api/b';",
    'touch/src/api/b.ts',
  ],
  [
    'lib, outside and api draw nothing',
    'touch/src/outside/a.ts',
    "export { thing } from '@touch/ui/b';",
    'touch/src/ui/b.tsx',
  ],
  [
    'no screen imports a screen',
    'touch/src/screens/one/a.tsx',
    "const late = () => import('../two/b');",
    'touch/src/screens/two/b.tsx',
  ],
  [
    'no feature imports a feature',
    'touch/src/features/one/a.ts',
    "import { thing } from '@touch/features/two/b';",
    'touch/src/features/two/b.ts',
  ],
  [
    "no resource imports another one's store",
    'platform/src/one/a.ts',
    "import { thing } from '@platform/two/two.store';",
    'platform/src/two/two.store.ts',
  ],
  [
    'store, service, handlers: each knows only what stands below it',
    'platform/src/one/one.store.ts',
    "import { thing } from './one.service';",
    'platform/src/one/one.service.ts',
  ],
];

describe('who may import whom', () => {
  test.each(forbidden)('%s', (rule, from, statement, to) => {
    expect(brokenRules(from, statement, to)).toEqual([`${rule}: ${from} → ${to}`]);
  });

  test('every rule has its forbidden import above', () => {
    expect(forbidden.map(([rule]) => rule)).toEqual(rules.map(({ name }) => name));
  });

  test('a circle of values is found, one of types is none', () => {
    const from = 'touch/src/lib/a.ts';
    const to = 'touch/src/lib/b.ts';
    const circle = (statement: string) => {
      const base = mkdtempSync(join(house, 'c-'));
      mkdirSync(join(base, 'touch/src/lib'), { recursive: true });
      writeFileSync(
        join(base, from),
        "import { thing } from './b';\nexport const other = thing;\nexport type Other = number;",
      );
      writeFileSync(join(base, to), statement);
      return checkImports(base, ['touch']);
    };
    expect(circle("import { other } from './a';\nexport const thing = () => other;")).toEqual([
      `no circles: ${from} → ${to} → ${from}`,
    ]);
    expect(circle("import type { Other } from './a';\nexport const thing: Other = 1;")).toEqual([]);
  });

  test('an import that may stand is not complained of', () => {
    expect(
      brokenRules(
        'touch/src/screens/one/a.tsx',
        "import { thing } from '@touch/lib/b';",
        'touch/src/lib/b.ts',
      ),
    ).toEqual([]);
  });
});
