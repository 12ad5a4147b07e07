import { access, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FetchOptions, OpenPublic } from '@platform/fetching/fetchPublic';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readFeed } from './formats/feeds.reader';
import { readGhost } from './formats/ghost.reader';
import { readNinjs } from './formats/ninjs.reader';
import { readWxr } from './formats/wxr.reader';
import { openSource, readerOf } from './openSource.service';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchpaper-sources-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const unused: OpenPublic = async () => {
  throw new Error('nothing is fetched');
};
async function file(name: string, text: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}
async function textOf(open: () => AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of open()) text += part;
  return text;
}

test('[K5] a file – opened – has its name, its reader and its text, as often as it is read', async () => {
  const path = await file('old.paper.xml', '\ufeff \n<rss>一\u0000</rss>');
  const source = await openSource(path, unused);
  expect(source).toMatchObject({ name: 'old.paper', address: undefined, contentType: '' });
  expect(source.read).toBe(readFeed);
  expect(await textOf(source.open)).toBe(' \n<rss>一</rss>');
  expect(await textOf(source.open)).toBe(' \n<rss>一</rss>');
  await source.close();
  await access(path);
});

test('[K5] a WordPress export – its name after a long comment – is known within 16,000 characters', async () => {
  const exported = (blanks: number) =>
    `<rss>${' '.repeat(blanks)}xmlns:wp="http://wordpress.org/export/1.2/">`;
  expect((await openSource(await file('a.xml', exported(15_000)), unused)).read).toBe(readWxr);
  expect((await openSource(await file('b.xml', exported(16_000)), unused)).read).toBe(readFeed);
});

test('[K5] a file – missing, a folder or empty – is refused by its fault', async () => {
  await mkdir(join(folder, 'folder'));
  await expect(openSource(join(folder, 'missing.xml'), unused)).rejects.toThrow(/^cannot be opened: ENOENT/);
  await expect(openSource(join(folder, 'folder'), unused)).rejects.toThrow('not a file');
  await expect(openSource(await file('empty.xml', ' \n'), unused)).rejects.toThrow('empty');
});

/** Copies of fetched sources that stand in the machine's folder for such files, here one of the test's own. */
async function copies(): Promise<string[]> {
  const temporary = join(folder, 'temporary');
  await mkdir(temporary, { recursive: true });
  vi.stubEnv('TMPDIR', temporary);
  return readdir(temporary);
}
/** The world's answer to one address. */
function answering(text: string, contentType: string) {
  const calls: { url: string; options: FetchOptions | undefined }[] = [];
  const fetch: OpenPublic = async (url, options) => {
    calls.push({ url, options });
    async function* body() {
      yield Buffer.from(text, 'latin1');
    }
    return { url: 'https://feeds.test/moved.xml', contentType, body: body() };
  };
  return { calls, fetch };
}

test('[K5] an address – fetched – is read in its charset from a copy that is deleted at the end', async () => {
  expect(await copies()).toEqual([]);
  const { calls, fetch } = answering('<rss>\xd6\xd0</rss>', 'text/xml; charset=gbk');
  const source = await openSource('HTTPS://paper.test/feed', fetch);
  expect(calls).toEqual([
    {
      url: 'HTTPS://paper.test/feed',
      options: {
        limit: 1_000_000_000,
        timeout: 600_000,
        accept: expect.stringContaining('application/rss+xml'),
      },
    },
  ]);
  expect(source).toMatchObject({ name: 'feeds.test', address: 'https://feeds.test/moved.xml' });
  expect(await textOf(source.open)).toBe('<rss>中</rss>');
  expect(await copies()).toEqual([expect.stringMatching(/^import-/)]);
  await source.close();
  expect(await copies()).toEqual([]);
});

test('[K5] an address – broken off, or of no format – leaves no copy', async () => {
  expect(await copies()).toEqual([]);
  async function* broken() {
    yield Buffer.from('<rss>');
    throw new Error('broken off');
  }
  const breaking: OpenPublic = async (url) => ({ url, contentType: '', body: broken() });
  await expect(openSource('http://paper.test/feed', breaking)).rejects.toThrow('broken off');
  await expect(openSource('http://paper.test/feed', answering('text', '').fetch)).rejects.toThrow('neither');
  expect(await copies()).toEqual([]);
});

test.each([
  ['<html>', 'a web page, not a feed'],
  ['<!DOCTYPE html><html>', 'a web page, not a feed'],
  ['text <html>', 'neither XML nor JSON'],
  ['', 'empty'],
  ['<packageItem>', 'NewsML-G2, which is not read; ask the agency for ninjs, RSS or Atom'],
  ['<a:NITF>', 'NITF, which is not read'],
])('[K5] a source that begins %j – is refused: %s', (head, reason) => {
  expect(() => readerOf(head)).toThrow(reason);
});

test.each([
  ['{"version": "https://jsonfeed.org/version/1.1"}', readFeed],
  ['[{"uri":"a"}]', readNinjs],
  ['{ "meta" : {}}', readGhost],
  ['{"uri":"a","db":1}', readNinjs],
  ['<rss xmlns:wp="http://wordpress.org/export/1.2/">', readWxr],
  ['<feed><nitfs/>', readFeed],
])('[K5] a source that begins %j – is read by %o', (head, reader) => {
  expect(readerOf(head)).toBe(reader);
});
