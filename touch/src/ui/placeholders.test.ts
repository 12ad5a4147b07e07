import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = new URL('../', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');
const tokens = read('ui/tokens.css');

/** Colours of the rule that begins like this. */
function coloursOf(selector: string): Record<string, string> {
  const rule = /\{([^}]*)\}/.exec(tokens.slice(tokens.indexOf(selector)))?.[1] ?? '';
  return Object.fromEntries(
    [...rule.matchAll(/(--[\w-]+): (#[\da-f]{3,6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex;
  return [1, 3, 5]
    .map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, at) => sum + part * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
}

const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

const light = coloursOf(':root {');
const themes = {
  light,
  'dark by choice': { ...light, ...coloursOf(':root[data-theme="dark"]') },
  'dark by the system': { ...light, ...coloursOf(':root[data-theme="auto"]') },
};

test.each(Object.entries(themes))(
  '[C6][D2] a placeholder – %s – holds 4.5 : 1 on each colour of a field',
  (_, colours) => {
    const [, colour = ''] =
      /::placeholder \{\s*color: var\((--[\w-]+)\);\s*opacity: 1;/.exec(read('ui/base.css')) ?? [];
    const worst = ['--paper', '--sunk', '--desk'].map((field) =>
      contrast(colours[colour] ?? '#000', colours[field] ?? '#000'),
    );
    expect(Math.min(...worst)).toBeGreaterThanOrEqual(4.5);
  },
);

test('[C6] a placeholder – any style sheet but the common one – has no colour of its own', () => {
  const sheets = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  expect(sheets.length).toBeGreaterThan(140);
  const own = sheets.filter((name) => /::placeholder[^{]*\{[^}]*(?:color|opacity)/.test(read(name)));
  expect(own).toEqual(['ui/base.css']);
});
