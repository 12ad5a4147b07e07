import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ArticleType } from '@contract/codes';
import { createArticleWriter } from '@platform/articles/saving/saving.service';
import { createSiteFinder } from '@platform/sites/sites.service';
import { journey, type PhoneOptions } from '@testing/browser';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { holdFooterChunk } from './articleFooter';
import { serveFolder } from './fileServer';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

/** Streams are cut with ffmpeg; without it these journeys are skipped by name. */
const cuts = !(process.env.TOUCHPAPER_MISSING ?? '').split(',').includes('ffmpeg');

/** A stream on a host of its own, as newsrooms have theirs, cut from a clip of the demonstration. */
let folder = '';
let host: Awaited<ReturnType<typeof serveFolder>>;
let inVideo = 0;
let inText = 0;
let broken = 0;
let film = 0;

beforeAll(async () => {
  if (!cuts) return;
  folder = await mkdtemp(join(tmpdir(), 'touchpaper-hls-'));
  const cut = ['-c', 'copy', '-f', 'hls', '-hls_time', '2', '-hls_list_size', '0', join(folder, 'clip.m3u8')];
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-i', 'demo/videos/riverMorning.mp4', ...cut]);
  host = await serveFolder(folder, '/live', { headers: { 'access-control-allow-origin': '*' } });
  const { db, clock } = newsroom();
  const [site] = await createSiteFinder(db, clock.now, '').all();
  if (!site) throw new Error('the newsroom has no site');
  const { saveDraft } = createArticleWriter(db, site, clock.now);
  film = await newsroom().articleOfType(ArticleType.video);
  const save = (key: string, articleType: number, file: string, content = '') =>
    saveDraft({
      key,
      columnID: 1,
      articleType,
      aStatus: 1,
      title: key,
      content,
      publishtime: new Date(clock.now() - 60_000),
      source: '澜川日报',
      videos: [{ url: `${host.origin}/live/${file}`, cover: '', duration: 12, width: 640, height: 360 }],
    });
  await save('视频流', ArticleType.video, 'clip.m3u8');
  await save('文中流', ArticleType.news, 'clip.m3u8', '<p>清晨的河。</p><!--VIDEOARRAY#0-->');
  await save('坏流', ArticleType.video, 'broken.m3u8');
  const allow = `update sites set version = version + 1, config = config || $1::jsonb`;
  await db.run({ name: 'videoOrigins', text: allow }, [JSON.stringify({ videoOrigins: [host.origin] })]);
  clock.forward(10_000);
  inVideo = await newsroom().articleId('视频流');
  inText = await newsroom().articleId('文中流');
  broken = await newsroom().articleId('坏流');
});
afterAll(async () => {
  await host?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** A browser that says what it plays of itself; it keeps its media sources within reach. */
async function watch(native: '' | 'maybe', options: Omit<PhoneOptions, 'origin'> = {}) {
  const visitor = await phone(options);
  const parts: string[] = [];
  visitor.page.on('request', (request) => parts.push(request.url()));
  await visitor.page.addInitScript((support) => {
    const plays = HTMLMediaElement.prototype.canPlayType;
    HTMLMediaElement.prototype.canPlayType = function (type: string) {
      return /mpegurl/i.test(type) ? support : plays.call(this, type);
    };
    const sources: MediaSource[] = [];
    Object.assign(window, {
      sources,
      MediaSource: class extends MediaSource {
        constructor() {
          super();
          sources.push(this);
        }
      },
    });
  }, native);
  const brought = () => parts.some((url) => /\/assets\/hls[^/]*\.js/.test(url));
  return { ...visitor, parts, brought };
}

const played = (page: Page) =>
  page
    .locator('video')
    .first()
    .evaluate((video) => {
      if (!(video instanceof HTMLVideoElement)) throw new Error('no video');
      return { time: video.currentTime, width: video.videoWidth, blob: video.src.startsWith('blob:') };
    });
const playsByHls = async (page: Page) => {
  // a browser that plays it by itself does so until then
  await expect.poll(async () => (await played(page)).blob).toBe(true);
  await expect.poll(async () => (await played(page)).time).toBeGreaterThan(0.5);
  expect(await played(page)).toMatchObject({ width: 640, blob: true });
};
const states = (page: Page) =>
  page.evaluate(() => {
    const sources: unknown = Reflect.get(window, 'sources');
    return Array.isArray(sources) ? sources.map((source: MediaSource) => source.readyState) : [];
  });
const tap = (page: Page) => page.getByRole('button', { name: '播放视频' }).click();
/** The tap on a video's own button; runs in the page. */
const tapOn = (video: Element) => {
  if (video instanceof HTMLVideoElement) video.play().catch(() => undefined);
};

describe.runIf(cuts)('a playlist in a browser that has no player for it', () => {
  journey('[F6] is played by hls.js, which comes with the tap; leaving the screen ends it', async () => {
    const { page, open, brought, parts } = await watch('');
    await open(at(`/videoDetail/1/${inVideo}.html`));
    expect(brought()).toBe(false);
    expect(parts.filter((url) => url.startsWith(host.origin))).toEqual([]);
    await tap(page);
    await playsByHls(page);
    expect(brought()).toBe(true);
    expect((await states(page)).join()).toMatch(/^(open|ended)$/);
    await page.locator('a[href$="/home.html"]').first().click();
    await page.waitForURL('**/home.html');
    await expect.poll(() => states(page)).toEqual(['closed']);
    const before = parts.filter((url) => url.endsWith('.ts')).length;
    await page.locator('main li a').first().waitFor();
    expect(parts.filter((url) => url.endsWith('.ts')).length).toBe(before);
  });

  journey('[F4] inside an article’s text too, at the tap on its own button', async () => {
    const { page, open, brought } = await watch('');
    await open(at(`/newsDetail/1/${inText}.html`));
    await page.getByRole('button', { name: '分享' }).waitFor();
    const video = page.locator('#dirnum video');
    await video.scrollIntoViewIfNeeded();
    expect(brought()).toBe(false);
    await video.evaluate(tapOn);
    await playsByHls(page);
    await page.locator('a[href$="/home.html"]').first().click();
    await page.waitForURL('**/home.html');
    await expect.poll(() => states(page)).toEqual(['closed']);
  });

  journey('[F4] a reader who taps before anything listens need not tap again', async () => {
    const { page, open } = await watch('');
    const release = await holdFooterChunk(page);
    // a browser that can play it would
    const unreadable = (route: Route) => route.fulfill({ contentType: 'text/plain', body: 'no video' });
    await page.route(`${host.origin}/live/clip.m3u8`, unreadable, { times: 1 });
    await open(at(`/newsDetail/1/${inText}.html`));
    const video = page.locator('#dirnum video');
    await video.evaluate(tapOn);
    // the browser tries for itself, in vain
    await expect
      .poll(() => video.evaluate((one) => one instanceof HTMLVideoElement && one.error !== null))
      .toBe(true);
    release();
    await playsByHls(page);
  });

  journey('[F6] that is broken says so, and is tried again', async () => {
    await writeFile(join(folder, 'broken.m3u8'), '<html>no playlist</html>');
    const { page, open } = await watch('');
    await open(at(`/videoDetail/1/${broken}.html`));
    await tap(page);
    const alert = page.getByRole('alert').filter({ hasText: '视频无法播放' });
    await alert.waitFor();
    expect(await alert.getByRole('link').getAttribute('href')).toBe(`${host.origin}/live/broken.m3u8`);
    // the message goes with the tap and comes again: the one that is tapped still stands before that
    const read = page.waitForResponse(/broken\.m3u8/);
    await alert.getByRole('button', { name: '重试' }).click();
    await (await read).finished();
    await alert.waitFor();
    await copyFile(join(folder, 'clip.m3u8'), join(folder, 'broken.m3u8'));
    await alert.getByRole('button', { name: '重试' }).click();
    await playsByHls(page);
    expect(await alert.count()).toBe(0);
  });

  journey('[F6][K8] from a host the site does not name, it is refused and the reader is told', async () => {
    const other = await serveFolder(folder, '/live', { headers: { 'access-control-allow-origin': '*' } });
    const { page, open } = await watch('', { expected: [/Content Security Policy/] });
    await page.route('**/videoDetail/**', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll(host.origin, other.origin),
      });
    });
    await open(at(`/videoDetail/1/${inVideo}.html`));
    await tap(page);
    await page.getByRole('alert').filter({ hasText: '视频无法播放' }).waitFor();
    await other.close();
  });
});

describe.runIf(cuts)('hls.js stays away', () => {
  journey('[F6] where the browser plays playlists itself', async () => {
    const { page, open, brought } = await watch('maybe');
    await open(at(`/videoDetail/1/${inVideo}.html`));
    const playlistRequest = page.waitForRequest(`${host.origin}/live/clip.m3u8`);
    await tap(page);
    // The native player gets the address first, even where this browser cannot play it.
    await playlistRequest;
    expect((await played(page)).blob).toBe(false);
    expect(brought()).toBe(false);
  });

  journey('[F6] from a film that is no playlist', async () => {
    const { page, open, brought } = await watch('');
    await open(at(`/videoDetail/1/${film}.html`));
    await tap(page);
    await expect.poll(async () => (await played(page)).time).toBeGreaterThan(0.1);
    expect(brought()).toBe(false);
  });

  journey('[F6] from a browser it cannot feed: there the message leads to the address', async () => {
    const { page, open, brought } = await watch('', { expected: [/clip\.m3u8/] });
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'MediaSource');
      Reflect.deleteProperty(window, 'ManagedMediaSource');
    });
    await page.route(`${host.origin}/**`, (route) => route.abort());
    await open(at(`/videoDetail/1/${inVideo}.html`));
    await tap(page);
    await page.getByRole('alert').getByRole('link').waitFor();
    expect(brought()).toBe(false);
  });
});
