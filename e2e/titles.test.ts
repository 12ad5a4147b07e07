import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { samplePath } from './screens';
import { visitNewsroom } from './visit';

const { newsroom, at } = visitNewsroom();

const reference = (path: string) => readFileSync(new URL(`../docs/product/${path}`, import.meta.url), 'utf8');
/** Screens that S§2 gives a title, with it. */
const titled = [
  ...reference('specification/s2-screens.md').matchAll(/^\| (`\/.*`) \| ([\p{Script=Han}]+)/gmu),
].flatMap(([, paths = '', title = '']) =>
  [...paths.matchAll(/`\/(\w+)/g)].map(([, screen = '']) => [screen, title] as const),
);
const [, ownTitles = ''] = /\*\*A6\*\*.*?article screens, ([^;]+);/.exec(reference('behaviour.md')) ?? [];
const withOwnTitle = new Set(ownTitles.split(', '));

test('[A6] the titles of S§2 are read from its table', () => {
  expect(titled).toHaveLength(22);
  expect(withOwnTitle.size).toBe(15);
});

test.each(titled)(
  '[A6] %s – as served – names itself %s in the document title, or in its bar where A6 says so',
  async (screen, title) => {
    const html = await (await fetch(newsroom().origin + at(await samplePath(newsroom(), screen)))).text();
    const document = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    const bar = /<header[^>]*>.*?<\/button><(?:p|h1)[^>]*>([^<]*)</s.exec(html)?.[1];
    if (withOwnTitle.has(screen)) expect(bar).toBe(title);
    else expect(document).toBe(`${title} - 澜川融媒`);
  },
);
