import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenPublic } from '@platform/fetching/fetchPublic';
import { importError } from '@platform/fetching/refused';
import { cleanHtml } from '@platform/html/cleanHtml';
import { type ImportFixture, type OpenedImportFixture, openImportFixture } from '@testing/importFixture';
import { inputsIn, outsideInputs, ownInputs } from '@testing/realInput';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ImportJob, importSource } from './import.service';

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

const run = (source: string, more: Partial<ImportJob> = {}) =>
  importSource({
    source,
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

function expectedItems(path: string): unknown[] {
  const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
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

/** The project's own inputs, and outside collections where they are named. */
const collections = [ownInputs, ...(outsideInputs === undefined ? [] : [outsideInputs])];
const all = (folder: string, ending: string) =>
  collections.flatMap((collection) => inputsIn(join(collection, folder), ending));
/** Rows about files of the outside collections: none where these are not named. */
const outsideOnly = <Row extends object>(...rows: Row[]): Row[] => (outsideInputs === undefined ? [] : rows);

describe('feeds', () => {
  const feeds = all('feeds', '.xml').map(({ name, path }) => ({
    name,
    path,
    expected: path.replace(/xml$/, 'json'),
  }));
  const isDeclared = ({ expected }: (typeof feeds)[number]) => existsSync(expected);

  test.each(feeds.filter(isDeclared))(
    '[K5] the feed $name – imported – has the titles, dates and links expected',
    async ({ path, expected: expectedPath }) => {
      const expected = expectedItems(expectedPath);
      expect(expected.length).toBeGreaterThan(0);
      expect(await run(path)).toMatchObject({ new: expected.length, refused: [], readable: true });
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
      await expectUnchanged(path, expected.length);
    },
  );

  test.each(feeds.filter((feed) => !isDeclared(feed)))(
    '[K5] the feed $name – which declares no encoding – is refused with the reason',
    async ({ path }) => {
      const { new: added, refused } = await run(path);
      expect(added).toBe(0);
      expect(refused).not.toEqual([]);
      for (const { reason } of refused) expect(reason).toMatch(/bytes are not of its encoding.*--encoding/);
    },
  );
});

describe('WordPress exports', () => {
  const counts = [
    { name: 'river-paper', posts: 4, pages: 1, unpublished: 3, comments: 3 },
    ...outsideOnly(
      { name: 'theme-unit-test', posts: 55, pages: 21, unpublished: 3, comments: 32 },
      { name: 'block-test', posts: 61, pages: 1, unpublished: 0, comments: 2 },
    ),
  ];
  const pathOf = (name: string) => all('wxr', '.xml').find((one) => one.name === name)?.path ?? name;

  test('[K5] exports – in the folders of inputs – are those whose counts are known', () => {
    expect(
      all('wxr', '.xml')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(counts.map(({ name }) => name).toSorted());
  });

  test.each(counts)(
    '[K5] the export $name – imported twice, then with pages – brings every published post once and without scripts',
    async ({ name, posts, pages, unpublished, comments }) => {
      const path = pathOf(name);
      const summary = await run(path);
      expect(summary).toMatchObject({ new: posts, changed: 0, unchanged: 0 });
      // and one for all entries of menus
      expect(summary.refused).toHaveLength(pages + unpublished + 1);
      expectClean();
      await expectUnchanged(path, posts);
      const withPages = await run(path, { pages: true });
      expect(withPages).toMatchObject({ new: pages, unchanged: posts, comments });
      expect(withPages.refused).toHaveLength(unpublished + 1);
      expectClean();
    },
  );

  test.each([{ name: 'river-paper', menus: 2 }, ...outsideOnly({ name: 'theme-unit-test', menus: 70 })])(
    '[K5] unpublished items – of the export $name – are left out with their reasons',
    async ({ name, menus }) => {
      const { refused: left } = await run(pathOf(name), { pages: true });
      expect(left.map((one) => one.reason).toSorted()).toEqual([
        `${menus} of this type are no articles`,
        'a draft',
        'protected by a password',
        'scheduled, not yet published',
      ]);
    },
  );

  test.each([
    {
      ...{ name: 'river-paper', gallery: 'ferry-in-pictures', pictures: 2, sound: 'song' },
      ...{ caption: 'Bridge', untitled: 'Nobody gave this a name', plain: 'Bridge' },
    },
    ...outsideOnly({
      ...{
        name: 'theme-unit-test',
        gallery: 'Post Format: Gallery',
        pictures: 6,
        sound: 'Post Format: Audio',
      },
      ...{ caption: 'Image Alignment', untitled: 'This post has no title', plain: 'Keyboard' },
    }),
  ])(
    '[K5] galleries, captions, sound and untitled posts – of the export $name – are read',
    async ({ name, gallery, pictures, sound, caption, untitled, plain }) => {
      await run(pathOf(name));
      const of = (part: string) =>
        articles().find((one) => one.sourceUrl?.includes(part) || one.title.includes(part));
      expect(of(gallery)?.pictures?.length).toBeGreaterThanOrEqual(pictures);
      expect(of(sound)?.videos?.[0]?.url).toMatch(/\.mp3$/);
      expect(of(caption)?.pictures?.some((one) => one.summary.length > 20)).toBe(true);
      expect(of(untitled)).toBeDefined();
      expect(of(plain)?.content ?? '').not.toMatch(/\[(?:caption|gallery|audio|video)\b/);
    },
  );
});

test('[K5] a Ghost export – with a draft and a page – brings its published posts and their pictures, and names the rest', async () => {
  const path = join(ownInputs, 'ghost/river-paper.json');
  const summary = await run(path);
  expect(summary).toMatchObject({ new: 2, changed: 0 });
  expect(summary.refused).toHaveLength(2);
  expectClean();
  const [bridge, ferry] = articles();
  expect(bridge).toMatchObject({
    title: '渡口的木桥',
    credits: { author: '卓玛央金' },
    pictures: [{ url: 'https://river.example/content/images/rails.jpg', summary: '四十二根松木' }],
  });
  expect(ferry?.content).toContain('Timetable');
  await expectUnchanged(path, 2);
});

describe('ninjs items', () => {
  /** Without a headline and a text, or no article at all. */
  const unfit = new Map([
    ['event', 'of type event, which is not an article'],
    ['without-headline', 'no headline'],
    ['2.2-002_renditions_example', 'no headline'],
    ['3.1-002_renditions_example', 'no headline'],
    ['3.1-008_event', 'of type event, which is not an article'],
    ['invalid-008_extension', 'no headline'],
  ]);

  test.each(all('ninjs', '.json'))(
    '[K5] the ninjs item $name – imported – becomes one article or is refused with its reason',
    async ({ name, path }) => {
      const summary = await run(path);
      const reason = unfit.get(name);
      if (reason !== undefined) {
        expect(summary).toMatchObject({ new: 0, refused: [{ reason }] });
        return;
      }
      expect(summary).toMatchObject({ new: 1, refused: [] });
      expectClean();
      await expectUnchanged(path, 1);
    },
  );

  test.each([
    {
      folder: ownInputs,
      ...{ picture: 'picture', video: 'video', text: 'illustrated-text' },
      image: { pictures: [{ width: 3000, height: 2000 }] },
      film: { videos: [{ duration: 41, width: 640 }] },
    },
    ...outsideOnly({
      folder: outsideInputs ?? '',
      ...{ picture: '3.0-ap_image', video: '3.0-ap_video', text: '3.0-tt_text_image_3' },
      image: { pictures: [{ width: 3000, height: 2208 }], source: 'DHA' },
      film: { videos: [{ duration: 129, width: 640 }] },
    }),
  ])(
    '[K5] $picture, $video and $text – imported – become a picture set, a video and an illustrated article',
    async ({ folder, picture, video, text, image, film }) => {
      for (const name of [picture, video, text]) await run(join(folder, 'ninjs', `${name}.json`));
      const [first, second, third] = articles();
      expect(first).toMatchObject({ articleType: 1, ...image });
      expect(second).toMatchObject({ articleType: 2, ...film });
      expect(third).toMatchObject({ articleType: 0, language: 'sv', cover: [{ width: 1024 }] });
      expect(third?.content).toMatch(/<!--IMAGEARRAY#0-->/);
    },
  );
});
