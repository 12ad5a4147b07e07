import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { OpenPublic } from '@platform/fetching/fetchPublic';
import { importError } from '@platform/fetching/refused';
import { cleanHtml } from '@platform/html/cleanHtml';
import { type ImportFixture, type OpenedImportFixture, openImportFixture } from '@testing/importFixture';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ImportJob, importSource } from './import.service';

/** Feeds, exports and agency items nobody on this project wrote; they stand beside the project, not in it. */
const real = resolve(process.env.REAL_INPUT ?? '../shared/data');
/** On a machine of one's own it may be missing; where changes are proven it may not. */
const missing = !existsSync(real) && !process.env.CI;

const clock = () => new Date('2026-03-05T00:00:00Z');
let fixture: OpenedImportFixture;
let place: ImportFixture;

beforeAll(async () => {
  fixture = await openImportFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  place = await fixture.place(() => clock().getTime());
});

/** The hosts these texts name are not asked. */
const offline: OpenPublic = async (url) => {
  throw importError(`${url} is not asked in tests`);
};

const run = (path: string, more: Partial<ImportJob> = {}) =>
  importSource({
    source: join(real, path),
    link: true,
    target: place.store,
    media: place.media,
    fetch: offline,
    clock,
    ...more,
  });

const articles = () => place.articles();

/** Every text in a value, whatever its shape. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function field(value: unknown, ...names: (string | number)[]): unknown {
  return names.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null
        ? Object.entries(inner).find(([key]) => key === String(name))?.[1]
        : undefined,
    value,
  );
}

function expectedItems(name: string): unknown[] {
  const read: unknown = JSON.parse(readFileSync(join(real, 'feeds', `${name}.json`), 'utf8'));
  const items = field(read, 'items') ?? field(read, 'entries');
  return Array.isArray(items) ? items : [];
}

/** Invariants of every imported article. */
function expectClean(): void {
  for (const { content, pictures = [], videos = [], title } of articles()) {
    const placed = { pictures: pictures.length, media: videos.length };
    expect(cleanHtml(content, { placed }).html).toBe(content);
    expect(content).not.toMatch(
      /<(?:script|style|iframe|svg|img|form|input)|\son\w+=|javascript:|<!--(?!(?:IMAGE|VIDEO)ARRAY#)/i,
    );
    expect(title).not.toMatch(/<\/?\w+>|&(?:amp|lt|#\d+);/);
    expect(title).not.toBe('');
    for (const { url } of [...pictures, ...videos]) {
      expect(url).toMatch(/^https:\/\//);
    }
    // Every placeholder has its picture.
    for (const [, kind, k] of content.matchAll(/<!--(IMAGE|VIDEO)ARRAY#(\d+)-->/g)) {
      expect(Number(k)).toBeLessThan(kind === 'IMAGE' ? pictures.length : videos.length);
    }
  }
}

async function expectUnchanged(path: string, count: number): Promise<void> {
  const before = JSON.stringify(articles());
  expect(await place.published()).toBe(articles().length);
  expect(await run(path)).toMatchObject({ new: 0, changed: 0, unchanged: count });
  expect(JSON.stringify(articles())).toBe(before);
}

/** Names of what is there; one that says so where nothing is, so that it is skipped by name. */
const namesIn = (folder: string, ending: string): string[] =>
  missing
    ? ['what is missing']
    : readdirSync(join(real, folder))
        .filter((name) => name.endsWith(ending))
        .map((name) => name.slice(0, -ending.length))
        .toSorted();

/** Of an encoding that neither they nor their names' bytes say. */
const unsaid = ['big5', 'gb2312'];

describe.skipIf(missing)('feeds as others wrote them', () => {
  test.each(namesIn('feeds', '.xml').filter((name) => !unsaid.includes(name)))(
    '[K5] %s: titles, dates and links are those expected',
    async (name) => {
      const expected = expectedItems(name);
      expect(expected.length).toBeGreaterThan(0);
      expect(await run(`feeds/${name}.xml`)).toMatchObject({
        new: expected.length,
        refused: [],
        readable: true,
      });
      const read = articles();
      expect(read.map((one) => one.title)).toEqual(
        expected.map((one) => field(one, 'title', 'value') ?? field(one, 'title')),
      );
      for (const [index, one] of expected.entries()) {
        const texts = textsOf(one);
        const { sourceUrl, publishtime } = read[index] ?? {};
        const links = texts.flatMap((text) =>
          URL.canParse(text, 'http://example.org/') ? new URL(text, 'http://example.org/').href : [],
        );
        expect(sourceUrl === undefined || links.includes(sourceUrl)).toBe(true);
        const day = field(one, 'pubDate') ?? field(one, 'published') ?? field(one, 'updated');
        if (typeof day === 'string') {
          expect(publishtime?.getTime()).toBe(Date.parse(day));
        }
        if (typeof field(one, 'link') === 'string') {
          expect(sourceUrl).toBe(new URL(String(field(one, 'link'))).href);
        }
      }
      expectClean();
      await expectUnchanged(`feeds/${name}.xml`, expected.length);
    },
  );

  test.each(unsaid)('[K5] %s without a word about its encoding is refused with the reason', async (name) => {
    const { new: added, refused } = await run(`feeds/${name}.xml`);
    expect(added).toBe(0);
    expect(refused).not.toEqual([]);
    for (const { reason } of refused) expect(reason).toMatch(/bytes are not of its encoding.*--encoding/);
  });
});

describe.skipIf(missing)('WordPress exports as others wrote them', () => {
  const known = [
    { name: 'theme-unit-test', posts: 55, pages: 21, unpublished: 3, comments: 32 },
    { name: 'block-test', posts: 61, pages: 1, unpublished: 0, comments: 2 },
  ];

  test('[K5] every export there is is one of these', () => {
    expect(namesIn('wxr', '.xml')).toEqual(known.map(({ name }) => name).toSorted());
  });

  test.each(known)(
    '[K5] $name: every published post, no script, nothing twice',
    async ({ name, posts, pages, unpublished, comments }) => {
      const summary = await run(`wxr/${name}.xml`);
      expect(summary).toMatchObject({ new: posts, changed: 0, unchanged: 0 });
      // and one for all entries of menus
      expect(summary.refused).toHaveLength(pages + unpublished + 1);
      expectClean();
      await expectUnchanged(`wxr/${name}.xml`, posts);
      const withPages = await run(`wxr/${name}.xml`, { pages: true });
      expect(withPages).toMatchObject({ new: pages, unchanged: posts, comments });
      expect(withPages.refused).toHaveLength(unpublished + 1);
      expectClean();
    },
  );

  test('[K5] posts of a real export that are not published – are refused with their reason', async () => {
    const { refused: left } = await run('wxr/theme-unit-test.xml', { pages: true });
    expect(left.map((one) => one.reason).toSorted()).toEqual([
      '70 of this type are no articles',
      'a draft',
      'protected by a password',
      'scheduled, not yet published',
    ]);
  });

  test('[K5] galleries, captions, sound and untitled posts are read', async () => {
    await run('wxr/theme-unit-test.xml');
    const of = (part: string) =>
      articles().find((one) => one.sourceUrl?.includes(part) || one.title.includes(part));
    expect(of('Post Format: Gallery')?.pictures?.length).toBeGreaterThan(5);
    expect(of('Post Format: Audio')?.videos?.[0]?.url).toMatch(/\.mp3$/);
    expect(of('Image Alignment')?.pictures?.some((one) => one.summary.length > 20)).toBe(true);
    expect(of('This post has no title')).toBeDefined();
    expect(of('Keyboard')?.content ?? '').not.toMatch(/\[(?:caption|gallery|audio|video)\b/);
  });
});

describe.skipIf(missing)('ninjs items as others wrote them', () => {
  /** Without a headline and a text, or no article at all. */
  const unfit = new Map([
    ['2.2-002_renditions_example', 'no headline'],
    ['3.1-002_renditions_example', 'no headline'],
    ['3.1-008_event', 'of type event, which is not an article'],
    ['invalid-008_extension', 'no headline'],
  ]);

  test.each(namesIn('ninjs', '.json'))('[K5] ninjs %s', async (name) => {
    const summary = await run(`ninjs/${name}.json`);
    const reason = unfit.get(name);
    if (reason !== undefined) {
      expect(summary).toMatchObject({ new: 0, refused: [{ reason }] });
      return;
    }
    expect(summary).toMatchObject({ new: 1, refused: [] });
    expectClean();
    await expectUnchanged(`ninjs/${name}.json`, 1);
  });

  test('[K5] an agency picture, film and illustrated text become what they are', async () => {
    await run('ninjs/3.0-ap_image.json');
    await run('ninjs/3.0-ap_video.json');
    await run('ninjs/3.0-tt_text_image_3.json');
    const [image, video, text] = articles();
    expect(image).toMatchObject({ articleType: 1, pictures: [{ width: 3000, height: 2208 }], source: 'DHA' });
    expect(video).toMatchObject({ articleType: 2, videos: [{ duration: 129, width: 640 }] });
    expect(text).toMatchObject({ articleType: 0, language: 'sv', cover: [{ width: 1024 }] });
    expect(text?.content).toMatch(/<!--IMAGEARRAY#0-->/);
  });
});
