import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkFile, readRetired, sourcePaths } from '../../scripts/vocabulary.mjs';
import { missedFolders } from './reach';

const root = fileURLToPath(new URL('../..', import.meta.url));

const table = `# Glossary

| \`pending\` | not part of the table |

## Retired words

| Retired | Say | May still stand in |
|---|---|---|
| \`asked\`, \`Askings\` | \`RequestReader\` | |
| \`line.ts\` | \`callLayer\` | |
| \`…Most\` | \`max…\` | \`leastMost\` |
| \`…house…\` | \`resources\` | \`demo/\`, \`platform/src/a.ts\` |
| \`retell…\` | \`announce…\` | |
| \`…heard…\`, \`…goneAway…\` | \`shown\` | \`heard_at\` |

## Something else
| \`has\` | \`is\` | |
`;
const retired = readRetired(table);
const check = (text: string, path = 'platform/src/a.ts') => checkFile(path, text, retired);

describe('retired words', () => {
  test('readRetired – the section of the glossary – words, their replacement and exceptions', () => {
    expect(retired.map(({ word }) => word)).toEqual([
      'asked',
      'Askings',
      'line.ts',
      '…Most',
      '…house…',
      'retell…',
      '…heard…',
      '…goneAway…',
    ]);
    expect(retired[4]).toEqual({
      word: '…house…',
      say: 'resources',
      paths: ['demo/', 'platform/src/a.ts'],
      names: [],
    });
  });

  test.each([
    ['const asked = 1;', 'asked'],
    ['function give(asked: string) { return asked; }', 'asked'],
    ['const give = ({ it: asked = 1 }) => asked;', 'asked'],
    ['const [, ...asked] = list;', 'asked'],
    ['try { work(); } catch (asked) { throw asked; }', 'asked'],
    ['export class Askings {}', 'Askings'],
    ['export interface Askings {}', 'Askings'],
    ['export type Askings = 1;', 'Askings'],
    ['interface A { readonly asked: string; }', 'asked'],
    ['interface A { asked(): string; }', 'asked'],
    ['type A = (asked: string) => void;', 'asked'],
    ['class A { asked = 1; }', 'asked'],
    ['class A { constructor(private readonly asked: string) {} }', 'asked'],
    ['const a = { asked: 1 };', 'asked'],
    ["import { other as asked } from './b';", 'asked'],
    ["import * as asked from './b';", 'asked'],
    ['const a = 1; export { a as asked };', 'asked'],
    ['type A = [asked: string];', 'asked'],
    ['type A<asked> = asked[];', 'asked'],
    ['interface A { (asked: string): void; }', 'asked'],
    ['interface A { give(asked: string): void; }', 'asked'],
    ['enum A { asked = 1 }', 'asked'],
    ['class A { #asked = 1; }', 'asked'],
    ['abstract class A { abstract asked(): void; }', 'asked'],
    ['declare function give(asked: string): void;', 'asked'],
    ['const minuteMost = 5;', 'minuteMost'],
    ['const DISCUSS_MOST = 5;', 'DISCUSS_MOST'],
    ['const retellAll = 5;', 'retellAll'],
    ['const heard = 5;', 'heard'],
    ['const whenHeardLast = 5;', 'whenHeardLast'],
    ["const a = { name: 'votes-heard', text: 'select 1' };", 'votes-heard'],
    ["export const a = { name: 'heard', text: 'select 1' };", 'heard'],
    ["type State = 'open' | 'goneAway';", 'goneAway'],
    ["const a = `select (array['open', 'heard'])[1]`;", 'heard'],
  ])('checkFile – %s – a complaint about %s', (text, name) => {
    expect(check(text)).toEqual([
      expect.stringMatching(new RegExp(`^platform/src/a.ts:1: “${name}” is retired; say `)),
    ]);
  });

  test.each([
    ['value.asked();', 'a member that another program declares'],
    ["import { asked } from 'package';", "a package's own name"],
    ['const { asked: wanted } = value;', 'the key of a pattern'],
    ['const a = { "asked": 1 };', 'a quoted key of the wire'],
    ["const a = 'heard';", 'a text of one word'],
    ["import { a } from './heard-again';", 'the path of an import'],
    ["const a = { name: 'heard' };", 'a name that is no statement’s'],
    ['const heard_at = 1;', 'an excepted column'],
    ['const wasAsked = 1;', 'a whole name inside another one'],
    ['const most = 1;', 'a word of a name that stands alone'],
    ['const leastMost = 1;', 'an excepted name'],
    ['const keepHouse = 1;', 'an excepted file'],
    ['// asked\nconst a = "asked";', 'comments and texts'],
  ])('checkFile – %s – no complaint about %s', (text) => {
    expect(check(text)).toEqual([]);
  });

  test('checkFile – a name in an excepted folder and outside it – a complaint outside alone', () => {
    expect(check('const keepHouse = 1;', 'demo/texts/a.ts')).toEqual([]);
    expect(check('const keepHouse = 1;', 'touch/src/a.ts')).toHaveLength(1);
  });

  test('checkFile – file names – complaints about a retired name, with and without a role', () => {
    expect(check('', 'touch/src/line.ts')).toEqual([
      'touch/src/line.ts: file name “line” is retired; say callLayer',
    ]);
    expect(check('', 'touch/src/line.test.ts')).toHaveLength(1);
    expect(check('', 'touch/src/asked.store.ts')).toHaveLength(1);
    expect(check('', 'touch/src/asked/reader.ts')).toEqual([
      'touch/src/asked/reader.ts: file name “asked” is retired; say RequestReader',
    ]);
    expect(check('const line = 1;', 'touch/src/outline.ts')).toEqual([]);
  });

  test('checkFile – a class of a style sheet – a complaint; none about values and comments', () => {
    expect(check('.a,\n.asked:hover {\n  width: 1.5em;\n}', 'touch/src/a.css')).toEqual([
      'touch/src/a.css:2: “asked” is retired; say RequestReader',
    ]);
    expect(check('/* a.asked */\n.a { background: url(b.asked); }', 'touch/src/a.css')).toEqual([]);
  });

  test('checkFile – the same name twice – the line of each', () => {
    expect(check('const asked = 1;\n\nexport const give = (asked: number) => asked;')).toEqual([
      'platform/src/a.ts:1: “asked” is retired; say RequestReader',
      'platform/src/a.ts:3: “asked” is retired; say RequestReader',
    ]);
  });

  test('checkFile – a file that cannot be parsed – an error that names it', () => {
    expect(() => check('const = 1;')).toThrow('platform/src/a.ts: ');
  });

  test("the project's glossary – the table is read – a replacement for every word", () => {
    const own = readRetired(readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8'));
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter(({ say }) => say === '')).toEqual([]);
    const places = new Set(own.flatMap(({ paths }) => paths));
    expect([...places].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('comments that begin with a question word', () => {
  test.each([
    ['// What it is.', 'What'],
    ['/** Who calls. */', 'Who'],
    ['/**\n * Whoever calls.\n */', 'Whoever'],
    ['/** Whose it is. */', 'Whose'],
    ['/** Whom it names. */', 'Whom'],
    ['/* those of today */', 'those'],
    ['const a = 1; // whether it holds', 'whether'],
    ['// How.', 'How.'],
  ])('checkFile – %j – a complaint', (text, word) => {
    expect(check(text)).toEqual([`platform/src/a.ts:1: comment begins with “${word}”`]);
  });

  test('checkFile – a comment in a style sheet – the same complaint', () => {
    expect(check('.a {}\n/* What stands. */', 'touch/src/a.css')).toEqual([
      'touch/src/a.css:2: comment begins with “What”',
    ]);
  });

  test('checkFile – comments in a migration and in a script of a page – the same complaint', () => {
    expect(check('-- Comments, and\n-- what they answer\nselect 1; -- whose', 'platform/src/a.sql')).toEqual([
      'platform/src/a.sql:3: comment begins with “whose”',
    ]);
    expect(check('// How.', 'platform/src/a.js')).toEqual([
      'platform/src/a.js:1: comment begins with “How.”',
    ]);
  });

  test('sourcePaths – the project – has the script of the ledger page, and no migration that was applied', () => {
    const paths = sourcePaths(root);
    expect(paths).not.toContain('platform/src/db/migrations/074-ballots-by-number.sql');
    expect(paths).toContain('platform/src/votes/ledger/verify.js');
    expect(paths).toContain('server/main.ts');
    const least = {
      ...{ bench: 40, contract: 95, demo: 200, dev: 1, e2e: 110, platform: 900, scripts: 50, server: 5 },
      ...{ testing: 95, touch: 1600 },
    };
    expect(missedFolders(paths, least)).toEqual([]);
  });

  test.each([
    ['// The caller decides\n// who is told.'],
    ['/** Whole degrees. */'],
    ['/** Says who calls. */'],
    ['const a = "// What";'],
  ])('checkFile – %j – no complaint', (text) => {
    expect(check(text)).toEqual([]);
  });
});
