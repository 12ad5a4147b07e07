import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { journey } from '@testing/browser';
import postcss, { AtRule, type Container, type Document } from 'postcss';
import { expect, test } from 'vitest';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

interface BuiltFile {
  readonly css?: readonly string[];
}

/** Style sheets of this build by their files. */
function builtSheets(): [string, string][] {
  const manifest: Record<string, BuiltFile> = JSON.parse(
    readFileSync('dist/touch/.vite/manifest.json', 'utf8'),
  );
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  return [...files].map((file) => [file, readFileSync(join('dist/touch', file), 'utf8')]);
}

/** Chinese type is justified and spaced from other scripts where the browser trims quotation marks, and nowhere else. */
const TRIMS = /^\(?text-spacing-trim:\s*trim-start\)?$/;

function isWhereTrimmed(parent: Container | Document | undefined): boolean {
  if (!parent || parent.type === 'root') return false;
  const isHere = parent instanceof AtRule && parent.name === 'supports' && TRIMS.test(parent.params);
  return isHere || isWhereTrimmed(parent.parent);
}

/** Declarations that stand where they harm: torn lines, and figures that WebKit sets over each other. */
function harmfulIn(sheet: string): string[] {
  const found: string[] = [];
  postcss.parse(sheet).walkDecls(/^text-(align|autospace)$/, (declaration) => {
    const { prop, value, parent } = declaration;
    const harms = prop === 'text-align' ? value.startsWith('justify') : value !== 'no-autospace';
    if (harms && !isWhereTrimmed(parent)) found.push(`${prop}: ${value}`);
  });
  return found;
}

test('[C3] every style sheet of the build – read – justifies lines and spaces scripts only where quotation marks are trimmed', () => {
  const sheets = builtSheets();
  expect(sheets.length).toBeGreaterThan(50);
  for (const used of ['text-autospace:normal', 'text-align:justify'])
    expect(sheets.join('\n')).toContain(used);
  expect(sheets.flatMap(([file, text]) => harmfulIn(text).map((fault) => `${file} ${fault}`))).toEqual([]);
});

test.each([
  ['text-align: justify', 'p { text-align: justify }'],
  ['text-autospace: normal', 'body { text-autospace: normal }'],
  ['text-align: justify', '@supports (display: grid) { p { text-align: justify } }'],
  ['text-align: justify', '@supports not (text-spacing-trim: trim-start) { p { text-align: justify } }'],
])('[C3] %s in the style sheet %s – read – is found', (fault, sheet) => {
  expect(harmfulIn('@supports (text-spacing-trim: trim-start) { p { text-align: justify } }')).toEqual([]);
  expect(harmfulIn(sheet)).toEqual([fault]);
});

journey(
  '[C3] an article – in a browser that trims quotation marks – is justified and its scripts are spaced',
  async () => {
    const { page, open } = await phone();
    await open(at(`/newsDetail/${await newsroom().articleId('央措隧道两头掘进')}.html`));
    const look = await page
      .locator('.content-main > p:not([class])')
      .first()
      .evaluate((line) => {
        const style = getComputedStyle(line);
        return [style.textAlign, style.getPropertyValue('text-autospace')];
      });
    expect(look).toEqual(['justify', 'normal']);
  },
);
