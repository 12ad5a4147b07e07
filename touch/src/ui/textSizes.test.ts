import { readFileSync } from 'node:fs';
import { fontVariables } from '@touch/lib/fontVariables';
import { readPreferences } from '@touch/outside/preferences';
import { expect, test } from 'vitest';

const sheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
type Values = Readonly<Record<string, string>>;

/** Variables of the first rule whose selectors begin like this. */
function valuesOf(selector: string): Values {
  const rule = /\{([^}]*)\}/.exec(sheet.slice(sheet.indexOf(`\n${selector}`)))?.[1] ?? '';
  const all = [...rule.matchAll(/(--[\w-]+):([^;]+);/g)];
  return Object.fromEntries(all.map(([, name, value = '']) => [name, value.trim()]));
}

const sum = (text: string): number =>
  text
    .split(' + ')
    .map((term) => term.split(' * ').reduce((product, factor) => product * Number(factor), 1))
    .reduce((all, one) => all + one, 0);

/** A value in px, from its innermost brackets outwards. */
function pxOf(value: string, values: Values): number {
  const known = /var\((--[\w-]+)(?:, ([\w-]+))?\)/.exec(value);
  if (known) {
    const [whole, name = '', otherwise = ''] = known;
    return pxOf(value.replace(whole, values[name] ?? otherwise), values);
  }
  const text = value.replaceAll('px', '');
  const inner = /(\w*)\(([^()]*)\)/.exec(text);
  if (!inner) return sum(text);
  const [whole, name, list = ''] = inner;
  const numbers = list.split(', ').map(sum);
  return pxOf(text.replace(whole, String(name === 'min' ? Math.min(...numbers) : Math.max(...numbers))), {});
}

const styles = {
  standard: valuesOf(':root {'),
  Tibetan: { ...valuesOf(':root {'), ...valuesOf(':root:lang(bo),') },
  elder: { ...valuesOf(':root {'), ...valuesOf(':root[data-elder] {') },
  'elder, Tibetan': {
    ...valuesOf(':root {'),
    ...valuesOf(':root:lang(bo),'),
    ...valuesOf(':root[data-elder] {'),
    ...valuesOf(':root:lang(bo)[data-elder]'),
  },
};

const own = { size: 18, step: 2 };
/** Sizes of body text in px for the cookie's steps −3 to 7; its range is −2 to 6. */
test.each([
  ['standard', own, [14, 14, 16, 18, 20, 22, 24, 26, 28, 30, 30]],
  ['standard', { size: 20, step: 3 }, [14, 14, 17, 20, 23, 26, 29, 32, 35, 38, 38]],
  ['Tibetan', own, [16, 16, 18, 20, 22, 24, 26, 28, 30, 32, 32]],
  ['elder', own, [20, 20, 22, 24, 26, 28, 30, 30, 30, 30, 30]],
  ['elder', { size: 26, step: 1 }, [24, 24, 25, 26, 27, 28, 29, 30, 30, 30, 30]],
  ['elder, Tibetan', own, [22, 22, 24, 26, 28, 30, 30, 30, 30, 30, 30]],
] as const)(
  '[C3][C7] %s text – of a site with %j – at each text step – is %j px',
  (style, site, expected) => {
    const sizes = expected.map((_, index) => {
      const step = String(index - 3).replace('-', 'm');
      const { font } = readPreferences(`touchpaper=font-${step}`);
      const values = {
        ...styles[style],
        ...Object.fromEntries(fontVariables(site)),
        '--font-step': String(font),
      };
      return pxOf('var(--type-body)', values);
    });
    expect(sizes).toEqual(expected);
  },
);

test('[C7] elder mode – every size of its type – is 18 to 30 px, its targets 60 px', () => {
  const names = ['s', 'm', 'row', 'lead', 'title', 'most'];
  const sizes = names.map((name) => pxOf(`var(--type-${name})`, styles.elder));
  expect(sizes).toEqual([18, 18, 22, 25, 30, 30]);
  expect(pxOf('var(--tap)', styles.elder)).toBe(60);
  expect(pxOf('var(--tap)', styles.standard)).toBe(44);
});
