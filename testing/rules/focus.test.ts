import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = 'touch/src';

const files = (end: string): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(end));

/** Fields that are closed while another control has the focus: an option beyond the limit, a region of a form that is being sent. */
const CLOSED_FIELDS = ['features/article/voting/Ballot.tsx', 'widgets/signForms/RegionField.tsx'];

test('[C6] a control that has nothing to do now – any component – is aria-disabled: a disabled one loses the focus', () => {
  const found = files('.tsx').filter((name) =>
    /(?<![-\w])disabled(?:=|\s*\/?>|\s*$)/m.test(readFileSync(join(FOLDER, name), 'utf8')),
  );
  expect(found.filter((name) => !CLOSED_FIELDS.includes(name))).toEqual([]);
});

/** Layers over the page, what stands beside it in wide windows, and the bar that offers the app (static in low windows by itself). */
const MAY_BE_FIXED = [
  'app/debugging/debugConsole.module.css',
  'features/adverts/StartAdvert.module.css',
  'widgets/gallery/gallery.css',
  'features/lists/column/PullToRefresh.module.css',
  'features/messenger/Authorising.module.css',
  'features/openInBrowser/Overlay.module.css',
  'features/openInBrowser/getApp/OpenAppBar.module.css',
  'ui/base.css',
  'ui/sheet/Sheet.module.css',
];

test('[C6] a bar that stays while the page scrolls – any style sheet – stands by --stuck: in a low window it leaves with the page', () => {
  const sheets = files('.css').map((name) => ({ name, css: readFileSync(join(FOLDER, name), 'utf8') }));
  expect(sheets.filter(({ css }) => css.includes('var(--stuck)')).length).toBeGreaterThan(10);
  expect(
    sheets.filter(({ css }) => /position:\s*(?:-webkit-)?sticky/.test(css)).map(({ name }) => name),
  ).toEqual([]);
  const fixed = sheets.filter(({ css }) => /position:\s*fixed/.test(css)).map(({ name }) => name);
  expect(fixed.filter((name) => !MAY_BE_FIXED.includes(name))).toEqual([]);
});

test('[C6] a button that is pressed – any component – has the same name as before: the state is said once', () => {
  const found = files('.tsx').flatMap((name) => {
    const source = readFileSync(join(FOLDER, name), 'utf8');
    return [
      ...source.matchAll(
        /<(button|Action)\b(?:(?!<\1\b).)*?(?:aria-pressed|isOn)=\{([^}]+)\}.*?(?:<\/\1>|\/>)/gs,
      ),
    ]
      .filter(([element, , state = '']) => {
        const named = [...element.matchAll(/(?:aria-label|title|name|label)=\{([^}]*)\}/g)].map(
          ([, value]) => value,
        );
        const texts = [...element.matchAll(/(?<![=\w])\{(?!\.\.\.)([^{}]*)\}/g)].map(([, value]) => value);
        return [...named, ...texts].some((value) => value?.includes(`${state} ?`));
      })
      .map(() => name);
  });
  expect(found).toEqual([]);
});
