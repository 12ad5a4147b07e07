import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ArticleType } from '@contract/codes';
import { createArticleWriter } from '@platform/articles/saving/saving.service';
import { addReport } from '@platform/lives/liveEditing.service';
import { folderStore } from '@platform/media/folderStore';
import { createSiteFinder } from '@platform/sites/sites.service';
import { cutVideo } from '@platform/videos/cutting.service';
import { ffmpegEncoder, hasFfmpeg } from '@platform/videos/encoder.port';
import { anArticle } from '@testing/anArticle';
import { heapOf } from '@testing/longList';
import type { Page } from 'playwright-core';
import { onPhone } from './browser';
import { type Figure, median } from './figure';
import { BASE_PATH, type BenchNewsroom } from './newsroom';

const FILM = 'demo/videos/riverMorning.mp4';
const ARTICLE = 9_200;
const LIVE = 9_201;
const REPORTS = 10_000;
const FRAMES = 200;
/** A task beyond it is felt, ms. */
const LONG_FRAME_MS = 100;
const RUNS = 5;
const SLOWDOWN = 4;

/** A film cut into a stream, in an article. @returns path of its page */
async function streamedArticle({ db, folder }: BenchNewsroom): Promise<string> {
  const media = folderStore({ folder: join(folder, 'media'), maxPixels: 50_000_000 });
  const { url } = await media.keepFile(await readFile(FILM), 'film.mp4');
  const parts = { media, encoder: ffmpegEncoder() };
  const cut = await cutVideo(parts, url, () => undefined, new AbortController().signal);
  const { playlist, poster: cover, width, height, duration } = cut;
  const [site] = await createSiteFinder(db, Date.now, '').all();
  if (!site) throw new Error('there is no site');
  const videos = [{ url: playlist, cover, width, height, duration: Math.round(duration) }];
  const fields = { key: 'bench/stream', columnID: 2, articleType: ArticleType.video, title: '河', videos };
  await createArticleWriter(db, site, Date.now).saveDraft(anArticle(fields), ARTICLE);
  return `${BASE_PATH}/videoDetail/2/${ARTICLE}.html`;
}

/** From the tap to the first frame that is shown, ms. */
async function firstFrame(address: string): Promise<number> {
  return onPhone(async (page, devtools) => {
    await page.goto(address);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(() => {
      const video = document.querySelector('video');
      Reflect.set(
        window,
        'firstFrame',
        new Promise<number>((done) => {
          document.addEventListener(
            'click',
            ({ timeStamp }) => {
              video?.requestVideoFrameCallback((now) => done(now - timeStamp));
            },
            { capture: true, once: true },
          );
        }),
      );
    });
    await page.getByRole('button', { name: '播放视频' }).click();
    return page.evaluate(async () => Number(await Reflect.get(window, 'firstFrame')));
  });
}

async function benchStream(newsroom: BenchNewsroom): Promise<Figure[]> {
  if (!(await hasFfmpeg())) throw new Error('ffmpeg is not on the path');
  const address = newsroom.server.origin + (await streamedArticle(newsroom));
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await firstFrame(address));
  const name = `first frame of a stream after the tap, ${SLOWDOWN}× slower`;
  return [{ name, value: median(times), unit: 'ms', max: 1000 }];
}

async function manyReports({ db }: BenchNewsroom): Promise<void> {
  await db.script(`insert into lives (site_id, id, status, starts_at, article_id, doc)
    values (1, ${LIVE}, 1, now(), 0, '{"title": "一天"}') on conflict do nothing`);
  const doc = { title: '', user: '记者', userID: 0, userIcon: '', sourceType: 1, attachments: [] };
  const at = new Date();
  await addReport(db, { site: 1, staff: 0, at }, LIVE, { top: false, doc: { ...doc, content: '开始。' } });
  await db.script(`insert into live_reports (site_id, live_id, published_at, top, doc)
    select site_id, live_id, published_at, false, jsonb_set(doc, '{content}', to_jsonb('水位又涨了一公分。第' || n || '条'))
    from live_reports, generate_series(1, ${REPORTS}) as n where live_id = ${LIVE}`);
}

/** Scrolls as a thumb does. @returns share of frames that took too long */
const longFrames = (page: Page): Promise<number> =>
  page.evaluate(
    async ({ frames, limit }) => {
      let [long, before] = [0, performance.now()];
      for (let n = 0; n < frames; n += 1) {
        window.scrollTo(0, document.documentElement.scrollHeight);
        await new Promise((done) => requestAnimationFrame(done));
        const now = performance.now();
        if (now - before > limit) long += 1;
        before = now;
      }
      return (100 * long) / frames;
    },
    { frames: FRAMES, limit: LONG_FRAME_MS },
  );

/** Ten thousand reports, read on and on. */
async function benchReports(newsroom: BenchNewsroom): Promise<Figure[]> {
  await manyReports(newsroom);
  return onPhone(async (page, devtools) => {
    await page.goto(`${newsroom.server.origin}${BASE_PATH}/liveDetail/${LIVE}/0.html`);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    const before = await heapOf(devtools);
    const long = await longFrames(page);
    const grown = (await heapOf(devtools)) - before;
    const name = `a live of ${REPORTS} reports`;
    return [
      { name: `${name}: frames beyond ${LONG_FRAME_MS} ms`, value: long, unit: '%', max: 2 },
      { name: `${name}: heap grown by`, value: grown, unit: 'MB', max: 20 },
    ];
  });
}

/** Streams and long lives on a phone. */
export async function benchVideos(newsroom: BenchNewsroom): Promise<Figure[]> {
  return [...(await benchStream(newsroom)), ...(await benchReports(newsroom))];
}
