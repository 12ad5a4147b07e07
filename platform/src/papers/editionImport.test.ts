import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, PDFDocument } from '@napi-rs/canvas';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runPaper } from './cli/main';

const DAY = '20310304';
const page = { number: '01', name: '要闻', image: '01.jpg' };
const article = {
  title: '清水进了柳湾',
  content: '<p>闸门打开。</p><script>1</script>',
  areas: [['5,5', '95,5', '95,45', '5,45']],
};
const edition = { paper: 7, date: DAY, pages: [{ ...page, articles: [article] }] };

let platform: TestPlatform;
let folder: string;
let lines: string[] = [];

beforeAll(async () => {
  platform = await startPlatform();
  folder = await mkdtemp(join(tmpdir(), 'edition-'));
  const canvas = createCanvas(80, 116);
  canvas.getContext('2d').fillRect(0, 0, 40, 40);
  await writeFile(join(folder, '01.jpg'), await canvas.encode('jpeg', 80));
  const pdf = new PDFDocument();
  pdf.beginPage(100, 145).fillRect(0, 0, 50, 50);
  pdf.endPage();
  await writeFile(join(folder, '02.pdf'), pdf.close());
  await writeFile(join(folder, 'broken.pdf'), '%PDF-1.7 nothing follows');
  await writeFile(join(folder, 'words.jpg'), 'no picture');
  expect(await run(edition, '--add', '澜川晚报', '--id', '7')).toBe(0);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await platform.close();
});

/** Runs the command on an edition.json. */
async function run(manifest: unknown, ...options: string[]): Promise<number> {
  const text = typeof manifest === 'string' ? manifest : JSON.stringify(manifest);
  await writeFile(join(folder, 'edition.json'), text);
  lines = [];
  const add = options.includes('--add');
  return runPaper(add ? options : [folder, ...options], {
    openResources: async () => ({ db: platform.db, media: platform.media, close: async () => undefined }),
    now: platform.clock.now,
    print: (line) => lines.push(line),
    printError: (line) => lines.push(line),
  });
}
async function layouts() {
  platform.clock.forward(3000);
  return (await platform.get(`/app_if/getPaperLayouts?id=7&date=${DAY}`)).json();
}

test.each([
  ['no JSON', '{', 'edition.json is no JSON'],
  ['an unknown paper', { ...edition, paper: 99 }, 'paper: there is no paper 99'],
  ['no such day', { ...edition, date: '20310231' }, 'date: is no day'],
  [
    'a corner outside of the page',
    { ...edition, pages: [{ ...page, articles: [{ ...article, areas: [['5,5', '120,5', '95,45']] }] }] },
    'pages.0.articles.0.areas.0.1: lies outside the page',
  ],
  [
    'a mapping that is none',
    { ...edition, pages: [{ ...page, articles: [{ ...article, areas: [['5;5', '9,5', '9,9']] }] }] },
    'pages.0.articles.0.areas.0.0: is no corner "x,y"',
  ],
  [
    'a missing image',
    { ...edition, pages: [{ ...page, image: '9.jpg', articles: [] }] },
    'pages.0.image: 9.jpg is missing',
  ],
  [
    'a file of another folder',
    { ...edition, pages: [{ ...page, image: '../01.jpg', articles: [] }] },
    'pages.0.image: names no file of the folder',
  ],
  [
    'an image that is none',
    { ...edition, pages: [{ ...page, image: 'words.jpg', articles: [] }] },
    'pages.0.image: words.jpg is no picture',
  ],
  [
    'an article without a title',
    { ...edition, pages: [{ ...page, articles: [{ ...article, title: ' ' }] }] },
    'pages.0.articles.0.title: is empty',
  ],
])(
  '[F25] an edition with %s – comes in – is refused by name and nothing is stored',
  async (_, manifest, fault) => {
    expect(await run(manifest)).toBe(1);
    expect(lines).toContain(fault);
    expect(await layouts()).toMatchObject({ version: 0, layouts: [] });
  },
);

test('[F25] an edition with a broken PDF – after a good page – is refused and nothing is stored', async () => {
  const second = { number: '02', name: '副刊', pdf: 'broken.pdf', articles: [] };
  expect(await run({ ...edition, pages: [...edition.pages, second] })).toBe(1);
  expect(lines[0]).toMatch(/^pages\.1\.pdf: broken\.pdf cannot be read/);
  expect(await layouts()).toMatchObject({ layouts: [] });
});

test('[F25] an edition of images and PDFs – comes in by command line – has images, areas and clean texts', async () => {
  const second = { number: '02', name: '副刊', pdf: '02.pdf', articles: [] };
  const whole = { ...edition, pages: [...edition.pages, second] };
  expect(await run(whole, '--dry-run')).toBe(0);
  expect(await layouts()).toMatchObject({ layouts: [] });
  expect(await run(whole)).toBe(0);
  expect(lines).toEqual([`${DAY}: 2 pages, 1 articles are saved.`]);
  const issue = await layouts();
  expect(issue).toMatchObject({
    layouts: [
      { name: '01 要闻', width: 80, height: 116, mapping: [{ mapping: article.areas[0] }] },
      { name: '02 副刊', height: 2400, pdfUrl: expect.stringMatching(/\.pdf$/) },
    ],
  });
  const found = await platform.get('/app_if/searchAllPaper?key=闸门');
  const fileId = /"fileId":"(\d+)"/.exec(found.text)?.[1];
  expect((await platform.get(`/app_if/getPaperArticle?id=${fileId}`)).json()).toMatchObject({
    content: '<p>闸门打开。</p>',
  });
});

test('[F25] the command – without a folder or with an unknown option – answers 2 and the help', async () => {
  expect(await run(edition, '--nonsense')).toBe(2);
  expect(lines[0]).toContain('npm run paper');
});
