import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { fileRules, importRules } from '../../scripts/importRules.mjs';
import { checkedFolders, checkImports, importingFiles, unusedModules } from '../../scripts/imports.mjs';
import { missedFolders } from './reach';

const root = fileURLToPath(new URL('../..', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'touchpaper-imports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Violations in a repository of these files: path → text. */
function violationsIn(files: Readonly<Record<string, string>>, checksFiles = false): string[] {
  const base = mkdtempSync(join(folder, 'r-'));
  for (const name of checkedFolders) mkdirSync(join(base, name));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }
  return checkImports(base, checkedFolders, checksFiles);
}

const THING = 'export const thing = 1;\nexport type Thing = number;\n';

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
    'the platform imports neither touch nor the demonstration',
    'platform/src/a.ts',
    "const lazy = () => import('@demo/b');",
    'demo/b.ts',
  ],
  [
    'the platform imports neither touch nor the demonstration',
    'platform/src/a.ts',
    "import { thing } from '@touch/lib/b';",
    'touch/src/lib/b.ts',
  ],
  [
    'nothing imports the desk',
    'touch/src/app/a.ts',
    "import { thing } from '@desk/api/b';",
    'desk/src/api/b.ts',
  ],
  [
    "the desk imports the contract, and touch's tokens and lib",
    'desk/src/api/a.ts',
    "import { thing } from '@platform/b';",
    'platform/src/b.ts',
  ],
  [
    "the desk imports the contract, and touch's tokens and lib",
    'desk/src/ui/a.tsx',
    "import { thing } from '@touch/ui/b';",
    'touch/src/ui/b.tsx',
  ],
  [
    'a layer of the desk imports only layers below it',
    'desk/src/parts/a.ts',
    "import { thing } from '@desk/screens/one/b';",
    'desk/src/screens/one/b.ts',
  ],
  [
    'neither of ui and api of the desk imports the other',
    'desk/src/ui/a.tsx',
    "import { thing } from '@desk/api/b';",
    'desk/src/api/b.ts',
  ],
  [
    'no screen of the desk imports a screen',
    'desk/src/screens/one/a.tsx',
    "const late = () => import('../two/b');",
    'desk/src/screens/two/b.tsx',
  ],
  [
    "the desk's components come from its ui",
    'desk/src/parts/a.tsx',
    "import { Button } from 'react-aria-components/Button';",
    'react-aria-components/Button',
  ],
  [
    'a layer of touch imports only layers below it',
    'touch/src/api/a.ts',
    "import { thing } from '@touch/features/x/b';",
    'touch/src/features/x/b.ts',
  ],
  [
    'ui imports lib and locales only',
    'touch/src/ui/a.tsx',
    "import { thing } from '@touch/api/b';",
    'touch/src/api/b.ts',
  ],
  [
    'lib, locales, outside and api import no ui',
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
    'a layer of the platform imports only layers below it',
    'platform/src/wire/a.ts',
    "import { thing } from '@platform/sites/b';",
    'platform/src/sites/b.ts',
  ],
  [
    'a layer of the platform imports only layers below it',
    'platform/src/sites/a.ts',
    "import type { Thing } from '@platform/articles/b';",
    'platform/src/articles/b.ts',
  ],
  [
    'a layer of the platform imports only layers below it',
    'platform/src/http/a.ts',
    "import { thing } from '@platform/app';",
    'platform/src/app.ts',
  ],
  [
    'no resource imports http',
    'platform/src/articles/a.ts',
    "import type { Thing } from '@platform/http/b';",
    'platform/src/http/b.ts',
  ],
  [
    "no resource imports another one's store",
    'platform/src/one/a.ts',
    "import { thing } from '@platform/two/two.store';",
    'platform/src/two/two.store.ts',
  ],
  [
    'store, service, handlers: each imports only roles below it',
    'platform/src/one/one.store.ts',
    "import { thing } from './one.service';",
    'platform/src/one/one.service.ts',
  ],
];

describe('import rules', () => {
  test('[K2] imports of the repository – files of every folder – are allowed', () => {
    const least = { contract: 85, platform: 650, touch: 1250, desk: 60, demo: 185, server: 5, testing: 75 };
    expect(Object.keys(least)).toEqual(checkedFolders);
    expect(missedFolders(importingFiles(root, checkedFolders), least)).toEqual([]);
    expect(checkImports(root, checkedFolders, true)).toEqual([]);
  });

  test.each(forbidden)('[K2] imports – %s – %s is named', (rule, from, statement, to) => {
    expect(violationsIn({ [from]: statement, [to]: THING })).toEqual([`${rule}: ${from} → ${to}`]);
  });

  test('[K2] import rules – each of them – has a violation above', () => {
    expect([...new Set(forbidden.map(([rule]) => rule))].sort()).toEqual(
      importRules.map(({ name }) => name).sort(),
    );
  });

  test('[K2] imports – an allowed one – is not named', () => {
    expect(
      violationsIn({
        'touch/src/screens/one/a.tsx': "import { thing } from '@touch/lib/b';",
        'touch/src/lib/b.ts': THING,
        'server/main.ts': "import { thing } from '@platform/server';",
        'platform/src/server.ts': "import { thing } from '@platform/articles/articles.handlers';",
        'platform/src/articles/articles.handlers.ts': "export { thing } from '@platform/wire/refusals';",
        'platform/src/wire/refusals.ts': THING,
      }),
    ).toEqual([]);
  });
});

describe('modules of the product', () => {
  test('[K2] modules of the repository – those of the product – are imported by product code', () => {
    expect(unusedModules(root)).toEqual([]);
  });

  test('[K2] a module – imported by a test alone – is named; one that is a program or found by a glob is not', () => {
    const base = mkdtempSync(join(folder, 'r-'));
    const files = {
      'platform/src/html/attacks.ts': THING,
      'platform/src/html/attacks.test.ts': "import { thing } from './attacks';",
      'testing/all.ts': "import { thing } from '@platform/html/attacks';",
      'platform/src/html/safe.ts': THING,
      'platform/src/app.ts': "import { thing } from '@platform/html/safe';",
      'server/main.ts': "import { thing } from '@platform/app';",
      'platform/src/import/cli/program.ts': THING,
      'touch/src/screens/one/load.ts': "export const late = () => import('./Part');",
      'touch/src/screens/one/Part.tsx': "import { texts } from './texts';",
      'touch/src/screens/one/texts/index.ts': THING,
      'touch/src/screens/one/texts/zh.ts': THING,
    };
    for (const name of checkedFolders) mkdirSync(join(base, name));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(base, path)), { recursive: true });
      writeFileSync(join(base, path), text);
    }
    expect(unusedModules(base)).toEqual([
      'product code is imported by product code: platform/src/html/attacks.ts',
    ]);
  });
});

describe('circular imports', () => {
  const a = 'touch/src/lib/a.ts';
  const b = 'touch/src/lib/b.ts';
  const circle = [`no circular imports: ${a} → ${b} → ${a}`];
  const first = "import { thing } from './b';\nexport const other = thing;\nexport type Other = number;";

  test.each([
    ['values', "import { other } from './a';\nexport const thing = () => other;"],
    ['types', "import type { Other } from './a';\nexport const thing: Other = 1;"],
    ['lazy imports', "export const thing = () => import('./a');"],
    ['re-exports', "export { other } from './a';\nexport const thing = 1;"],
    ['types of imports', "export const thing: import('./a').Other = 1;"],
    ['types of modules', "export const thing = (other: typeof import('./a')) => other;"],
  ])('[K2] two files – import each other by %s – are named', (_, second) => {
    expect(violationsIn({ [a]: first, [b]: second })).toEqual(circle);
  });

  test('[K2] two resource folders – import each other through different files – are named', () => {
    expect(
      violationsIn({
        'platform/src/articles/articles.service.ts':
          "import type { Thing } from '@platform/votes/votes.types';",
        'platform/src/votes/votes.types.ts': THING,
        'platform/src/votes/votes.service.ts': "import { thing } from '@platform/articles/articles.rules';",
        'platform/src/articles/articles.rules.ts': THING,
      }),
    ).toEqual(['no circular platform folders: articles → votes → articles']);
  });

  test('[K2] three resource folders – import each other in a circle – are named', () => {
    expect(
      violationsIn({
        'platform/src/accounts/a.rules.ts': "import { thing } from '@platform/lives/b.rules';",
        'platform/src/lives/b.rules.ts': `import { thing as one } from '@platform/votes/c.rules';\n${THING}`,
        'platform/src/votes/c.rules.ts': THING,
        'platform/src/votes/d.rules.ts': "import { thing } from '@platform/accounts/e.rules';",
        'platform/src/accounts/e.rules.ts': THING,
      }),
    ).toEqual(['no circular platform folders: accounts → lives → votes → accounts']);
  });
});

describe('names of files', () => {
  const [rule = ''] = fileRules.map(({ name }) => name);

  test('[K2] a file of a resource – without a role in its name – is named', () => {
    expect(violationsIn({ 'platform/src/articles/likes.ts': THING }, true)).toEqual([
      `${rule}: platform/src/articles/likes.ts`,
    ]);
  });

  test('[K2] a folder of a resource – sixteen files – is named; tests, samples and a command line are not counted', () => {
    const filesOf = (count: number) =>
      Object.fromEntries([
        ...Array.from({ length: count }, (_, n) => [`platform/src/articles/a${n}.rules.ts`, THING]),
        ...['a.test.ts', 'a.samples.ts', 'cli/a.ts', 'likes/a.rules.ts'].map((name) => [
          `platform/src/articles/${name}`,
          THING,
        ]),
      ]);
    expect(violationsIn(filesOf(15), true)).toEqual([]);
    expect(violationsIn(filesOf(16), true)).toEqual([
      'a folder of a resource has at most fifteen files: platform/src/articles (16)',
    ]);
  });

  test('[K2] files – with a role, of a command line, outside the resources – are not named', () => {
    const files = [
      'platform/src/reactions/likes.service.ts',
      'platform/src/staff/cli/program.ts',
      'platform/src/wire/body.ts',
      'platform/src/app.ts',
      'touch/src/lib/a.ts',
    ];
    expect(violationsIn(Object.fromEntries(files.map((path) => [path, THING])), true)).toEqual([]);
  });
});
