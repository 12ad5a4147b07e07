import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Token, tokTypes } from 'acorn';
import { expect, test } from 'vitest';

interface BuiltFile {
  readonly file: string;
  readonly assets?: readonly string[];
}

/** Scripts of this build; those of earlier ones stay for the pages that are open (A16). */
function builtScripts(): string[] {
  const manifest: Record<string, BuiltFile> = JSON.parse(
    readFileSync('dist/touch/.vite/manifest.json', 'utf8'),
  );
  const files = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  const client = [...files, 'worker.js'].map((file) => join('dist/touch', file));
  const gallery = readdirSync('dist/gallery').map((file) => join('dist/gallery', file));
  return [...new Set([...client, ...gallery])].filter((file) => /\.m?js$/.test(file));
}

/** The first thing in a script that a browser with ES2020, or Safari before 16.4, does not read; '' where there is none. */
function faultOf(text: string): string {
  const lookbehinds: string[] = [];
  const onToken = ({ type, start, end }: Token) => {
    const regex = type === tokTypes.regexp ? text.slice(start, end) : '';
    if (/\(\?<[=!]/.test(regex)) lookbehinds.push(regex);
  };
  try {
    parse(text, { ecmaVersion: 2020, sourceType: 'module', onToken });
  } catch (error) {
    return String(error);
  }
  return lookbehinds.join(' ');
}

test('[A9] every script of the build, that of the PDF worker too – read as ES2020 without lookbehind – has no fault', () => {
  const scripts = builtScripts();
  expect(scripts.filter((file) => /\/(pdf|solver)\.worker-/.test(file))).toHaveLength(4);
  expect(scripts.length).toBeGreaterThan(500);
  const faults = scripts.map((file) => `${file}: ${faultOf(readFileSync(file, 'utf8'))}`);
  expect(faults.filter((line) => !line.endsWith(': '))).toEqual([]);
});

test.each([
  'class A { #a; }',
  'class A { static { } }',
  'let a; a ??= 1;',
  'const a = await 1;',
  'const a = 1_000;',
  '/(?<=a)b/;',
  '/a/d;',
])('[A9] a script with %s – read as ES2020 without lookbehind – has a fault', (text) => {
  expect(faultOf('export const a = b?.c ?? 1n;')).toBe('');
  expect(faultOf(text)).not.toBe('');
});

interface BuiltChunk extends BuiltFile {
  readonly imports?: readonly string[];
}

test('[A9] chunks of the build – imported in any order – never import each other in a circle', () => {
  const manifest: Record<string, BuiltChunk> = JSON.parse(
    readFileSync('dist/touch/.vite/manifest.json', 'utf8'),
  );
  const [open, done, circles] = [new Set<string>(), new Set<string>(), [] as string[]];
  const walk = (key: string): void => {
    if (open.has(key)) circles.push([...open].slice([...open].indexOf(key)).join(' → '));
    if (open.has(key) || done.has(key)) return;
    open.add(key);
    for (const next of manifest[key]?.imports ?? []) walk(next);
    open.delete(key);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) walk(key);
  expect(done.size).toBeGreaterThan(500);
  expect(circles).toEqual([]);
});
