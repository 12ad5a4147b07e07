import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = 'touch/src';

const files = (end: string): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(end));

/** Fields that are closed while another control has the focus: an option beyond the limit, a region of a form that is being sent. */
const CLOSED_FIELDS = ['Ballot.tsx', 'RegionField.tsx'];

test('[C6] a control that has nothing to do now – any component – is aria-disabled: a disabled one loses the focus', () => {
  const components = files('.tsx').filter((name) => !name.endsWith('.test.tsx'));
  expect(components.length).toBeGreaterThan(350);
  const found = components.filter((name) =>
    /(?<![-\w])disabled(?:=|\s*\/?>|\s*$)/m.test(readFileSync(join(FOLDER, name), 'utf8')),
  );
  expect(found.map((name) => basename(name)).toSorted()).toEqual(CLOSED_FIELDS);
});

/** Layers over the page, what stands beside it in wide windows, and the bar that offers the app (static in low windows by itself). */
const FIXED = [
  'Authorising.module.css',
  'OpenAppBar.module.css',
  'Overlay.module.css',
  'PullToRefresh.module.css',
  'Sheet.module.css',
  'StartAdvert.module.css',
  'base.css',
  'debugConsole.module.css',
  'gallery.css',
];

test('[C6] a bar that stays while the page scrolls – any style sheet – stands by --stuck: in a low window it leaves with the page', () => {
  const sheets = files('.css').map((name) => ({ name, css: readFileSync(join(FOLDER, name), 'utf8') }));
  expect(sheets.length).toBeGreaterThan(140);
  expect(sheets.filter(({ css }) => css.includes('var(--stuck)')).length).toBeGreaterThan(10);
  expect(
    sheets.filter(({ css }) => /position:\s*(?:-webkit-)?sticky/.test(css)).map(({ name }) => name),
  ).toEqual([]);
  const fixed = sheets.filter(({ css }) => /position:\s*fixed/.test(css)).map(({ name }) => basename(name));
  expect(fixed.toSorted()).toEqual(FIXED);
});

test('[C6] a button that is pressed – any component – has the same name as before: the state is said once', () => {
  const buttons = files('.tsx').flatMap((name) =>
    [
      ...readFileSync(join(FOLDER, name), 'utf8').matchAll(
        /<(button|Action)\b(?:(?!<\1\b).)*?(?:aria-pressed|isOn)=\{([^}]+)\}.*?(?:<\/\1>|\/>)/gs,
      ),
    ].map(([element, , state = '']) => ({ name, element, state })),
  );
  expect(buttons.length).toBeGreaterThan(18);
  const found = buttons
    .filter(({ element, state }) => {
      const named = [...element.matchAll(/(?:aria-label|title|name|label)=\{([^}]*)\}/g)].map(
        ([, value]) => value,
      );
      const texts = [...element.matchAll(/(?<![=\w])\{(?!\.\.\.)([^{}]*)\}/g)].map(([, value]) => value);
      return [...named, ...texts].some((value) => value?.includes(`${state} ?`));
    })
    .map(({ name }) => name);
  expect(found).toEqual([]);
});
