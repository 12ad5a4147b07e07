import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBuiltIns, isForReaders, withoutThem } from '../../scripts/builtIns.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'touchpaper-built-ins-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Sample = readonly [name: string, text: string, newer: readonly string[]];

/** Each use of something that Chrome 80 or Safari 14 lacks. */
const newer: readonly Sample[] = [
  ['a method of lists', 'declare const list: readonly number[];\nlist.at(-1);', ['Array.at']],
  [
    'a method behind ?.',
    'declare const list: number[] | undefined;\nlist?.findLast(Boolean);',
    ['Array.findLast'],
  ],
  ['a method of typed arrays', 'new Uint8Array(2).toReversed();', ['TypedArray.toReversed']],
  ['a method of texts', "'a-b'.replaceAll('-', '');", ['String.replaceAll']],
  ['a method taken out of its object', 'const { at } = [1];\nat.call([2], 0);', ['Array.at']],
  [
    'a property taken out of a parameter',
    'export const f = ({ reason }: AbortSignal) => reason;',
    ['AbortSignal.reason'],
  ],
  ['a static taken out of its object', 'const { canParse } = URL;\ncanParse("a");', ['URL.canParse']],
  ['a static of the language', "Object.hasOwn({}, 'a');", ['Object.hasOwn']],
  ['another static of the language', 'Promise.withResolvers();', ['Promise.withResolvers']],
  ['a static of browsers', "URL.canParse('a');", ['URL.canParse']],
  ['another static of browsers', 'AbortSignal.timeout(5);', ['AbortSignal.timeout']],
  ['a property of browsers', 'new URLSearchParams().size;', ['URLSearchParams.size']],
  ['a property of a signal', 'new AbortController().signal.reason;', ['AbortSignal.reason']],
  ['a method of browsers', 'crypto.randomUUID();', ['Crypto.randomUUID']],
  ['a method of elements', 'document.body.checkVisibility();', ['Element.checkVisibility']],
  ['a global function', 'structuredClone({});', ['structuredClone']],
  ['a global class', 'new WeakRef({});', ['WeakRef']],
  ['a class of Intl', "new Intl.Segmenter('zh');", ['Intl.Segmenter']],
  ['an event', "document.addEventListener('scrollend', () => {});", ['event scrollend']],
  ['a lookbehind', '/(?<=a)b/.test("ab");', ['lookbehind']],
  ['a flag of regular expressions', '/a/d.exec("a");', ['flag d or v']],
  ['modifiers in a regular expression', '/(?i:a)b/.test("ab");', ['modifiers']],
];

/** Uses that are none. */
const accepted: readonly (readonly [name: string, text: string])[] = [
  ['asked for by name', "if ('share' in navigator) navigator.share({});"],
  ['asked for by typeof', "if (typeof structuredClone === 'function') structuredClone({});"],
  ['called only where it is there', 'document.body.checkVisibility?.();'],
  ['named as a type alone', 'export type Ref = WeakRef<object>;'],
  ['of our own by that name', 'const list = { at: (place: number) => place };\nlist.at(1);'],
  [
    'old enough',
    "[[1]].flat();\nObject.fromEntries([]);\n'a'.padEnd(2);\nglobalThis.queueMicrotask(() => {});",
  ],
];

/** Places of files by what is checked there. */
const checked = ['contract/src/a.ts', 'touch/src/worker/a.tsx'];
const unchecked = ['platform/src/a.ts', 'touch/src/lib/a.test.ts', 'touch/src/screens/a/samples.ts'];

const fileOf = (name: string): string => `touch/src/lib/${name.replace(/\W/g, '_')}.ts`;
const files: Readonly<Record<string, string>> = Object.fromEntries([
  ...[...newer, ...accepted].map(([name, text]) => [fileOf(name), text]),
  ...[...checked, ...unchecked].map((path) => [path, '[1].at(0);']),
]);

/** Found in all samples: one project, one start of the compiler. */
let found: readonly string[] = [];
beforeAll(() => {
  const config = join(folder, 'tsconfig.json');
  const lib = ['ESNext', 'DOM', 'DOM.Iterable'];
  const compilerOptions = { target: 'ESNext', lib, strict: true, types: [], noEmit: true };
  writeFileSync(config, JSON.stringify({ compilerOptions, files: Object.keys(files) }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\nexport {};\n`);
  }
  found = findBuiltIns(config, isForReaders).newer;
});

const foundIn = (path: string): readonly string[] =>
  found.flatMap((line) => (line.startsWith(`${path}: `) ? [line.slice(path.length + 2)] : []));

test('[A9] contract and client – thousands of built-ins used in more than a thousand files – use none that Chrome 80 or Safari 14 lacks', () => {
  const { files, uses, newer } = findBuiltIns(join(root, 'tsconfig.json'), isForReaders);
  expect(newer).toEqual(Object.keys(withoutThem));
  expect(files).toBeGreaterThan(1350);
  expect(uses).toBeGreaterThan(5500);
});

test.each(newer)(
  '[A9] %s that Chrome 80 or Safari 14 lacks – used in the client – is named with its file',
  (name, _, names) => {
    expect(foundIn(fileOf(name))).toEqual(names);
  },
);

test.each(accepted)('[A9] a built-in %s – used in the client – is accepted', (name) => {
  expect(foundIn(fileOf(name))).toEqual([]);
});

test('[A9] built-ins in files of the contract and of the worker are checked, in tests and samples they are not', () => {
  expect(checked.flatMap(foundIn)).toEqual(['Array.at', 'Array.at']);
  expect(unchecked.flatMap(foundIn)).toEqual([]);
});
