import { browserCaches } from '@testing/browserCaches';
import { type FileAnswer, fileAnswers } from '@testing/fileAnswers';
import { expect, test } from 'vitest';
import { OfflineStore } from './offlineStore';
import { createSaving } from './saving';

const PAGE = '/app/news/newsDetail/12/345.html';
const HOME = '/app/news/home.html';
const page: FileAnswer = {
  body: '<title>题</title><script src="/assets/a-1.js"></script><link href="/assets/a-1.css"><script src="/assets/a-1.js"></script><link href="/assets/f.woff2"><script src="https://other.example/assets/o.js"></script>',
};
const script: FileAnswer = { type: 'text/javascript', body: 'run()' };
const picture: FileAnswer = { type: 'image/webp', body: 'picture' };
const SUBMITTED = `/media/ab/ab${'1'.repeat(34)}0000.w320.webp`;

async function startSaving(files: Record<string, FileAnswer>) {
  const { origin, requested } = await fileAnswers(files);
  const store = new OfflineStore(browserCaches(1_000_000), 'b');
  const pathsIn = async (cache: OfflineStore['assets']) =>
    (await cache.all()).map(({ address }) => address.slice(origin.length));
  const message = (change: { page?: string; assets?: string[]; pictures?: string[] }) => ({
    locale: 'de',
    dark: true,
    page: '',
    assets: [],
    pictures: [],
    ...change,
  });
  return { origin, requested, store, saving: createSaving(store, origin), pathsIn, message };
}

test('[B9] a page that is cached – its scripts and sheets – are requested once each and cached, other files and sites are not', async () => {
  const { origin, requested, store, saving, pathsIn } = await startSaving({
    '/assets/a-1.js': script,
    '/assets/a-1.css': script,
  });
  const address = origin + PAGE;
  await saving.cachePage(
    address,
    new Response(page.body ?? '', { headers: { 'content-type': 'text/html' } }),
  );
  expect(requested).toEqual(['/assets/a-1.js', '/assets/a-1.css']);
  expect(await pathsIn(store.assets)).toEqual(['/assets/a-1.js', '/assets/a-1.css']);
  expect(await (await store.getPage(address))?.text()).toBe(page.body);
  await saving.cachePage(
    address,
    new Response(page.body ?? '', { headers: { 'content-type': 'text/html' } }),
  );
  expect(requested).toHaveLength(2);
});

test('[B9] a page that is not cached – private – has no files cached', async () => {
  const { origin, requested, saving } = await startSaving({ '/assets/a-1.js': script });
  const headers = { 'content-type': 'text/html', 'cache-control': 'private' };
  await saving.cachePage(origin + PAGE, new Response(page.body ?? '', { headers }));
  expect(requested).toEqual([]);
});

test('[B9] files of a page – one is gone, one has an error – leave the others cached', async () => {
  const { origin, store, saving, pathsIn, message } = await startSaving({
    '/assets/b.js': { status: 500 },
    '/assets/c.js': script,
    '/assets/d.css': script,
  });
  const assets = ['/assets/a.js', '/assets/b.js', '/assets/c.js', '/assets/d.css'].map(
    (path) => origin + path,
  );
  await saving.savePage(message({ assets: ['http://127.0.0.1:9/assets/x.js', ...assets] }));
  expect(await pathsIn(store.assets)).toEqual(['/assets/c.js', '/assets/d.css']);
});

test('[B9] a page’s message – of an article – caches the page, its files and its editors’ pictures', async () => {
  const { origin, requested, store, saving, pathsIn, message } = await startSaving({
    [PAGE]: page,
    '/assets/late.js': script,
    '/media/a.webp': picture,
    [SUBMITTED]: picture,
    '/api/secret.js': script,
  });
  await saving.savePage(
    message({
      page: origin + PAGE,
      assets: [`${origin}/assets/late.js`, `${origin}/api/secret.js`],
      pictures: [`${origin}/media/a.webp`, origin + SUBMITTED, 'http://127.0.0.1:9/media/b.webp'],
    }),
  );
  expect(await (await store.getPage(origin + PAGE))?.text()).toBe(page.body);
  expect(await pathsIn(store.assets)).toEqual(['/assets/late.js']);
  expect(await pathsIn(store.pictures)).toEqual(['/media/a.webp']);
  expect(requested).not.toContain('/api/secret.js');
  expect(requested).not.toContain(SUBMITTED);
});

test('[B9] a page’s message – of another screen, of another site – caches its files alone and sets the notice’s language', async () => {
  const { origin, requested, store, saving, pathsIn, message } = await startSaving({
    [HOME]: page,
    '/assets/late.js': script,
    '/media/a.webp': picture,
  });
  for (const address of ['', origin + HOME, `https://other.example${PAGE}`]) {
    const pictures = [`${origin}/media/a.webp`];
    await saving.savePage(message({ page: address, assets: [`${origin}/assets/late.js`], pictures }));
  }
  expect(requested).toEqual(['/assets/late.js']);
  expect(await pathsIn(store.pictures)).toEqual([]);
  expect(await (await store.offlineNotice('zh')).text()).toContain('<html lang="de">');
});

test('[B9] a page’s message – the page cannot be read again – caches its pictures', async () => {
  const { origin, store, saving, pathsIn, message } = await startSaving({ '/media/a.webp': picture });
  await saving.savePage(message({ page: origin + PAGE, pictures: [`${origin}/media/a.webp`] }));
  expect(await store.getPage(origin + PAGE)).toBeUndefined();
  expect(await pathsIn(store.pictures)).toEqual(['/media/a.webp']);
});
