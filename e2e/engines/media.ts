import { ArticleType } from '@contract/codes';
import { addReport } from '@platform/lives/liveEditing.service';
import { expect } from 'vitest';
import {
  addressOf,
  type EngineJourney,
  type EngineVisit,
  longArticle,
  untilWorkerControls,
} from './engineVisit';

/** Waits until a film moves on. */
const untilPlaying = ({ page }: EngineVisit, selector: string): Promise<void> =>
  page.until((where) => {
    const video = document.querySelector<HTMLVideoElement>(where);
    return video && !video.paused && video.currentTime > 0;
  }, selector);

export const video: EngineJourney = async (visit) => {
  const { page, newsroom } = visit;
  const id = await newsroom.articleOfType(ArticleType.video);
  await page.open(addressOf(visit, `/videoDetail/${id}.html`));
  await page.tap({ css: 'button', name: '播放' });
  await untilPlaying(visit, 'main video');
};

export const live: EngineJourney = async (visit) => {
  const { page, newsroom } = visit;
  const id = await newsroom.articleId('急诊科');
  await page.open(addressOf(visit, `/liveDetail/1/${id}.html`));
  await page.see({ css: 'li[id^=report-]' });
  const doc = { title: '', user: '林晚舟', userID: 2, userIcon: '', sourceType: 1, attachments: [] };
  const work = { site: 1, staff: 0, at: new Date(newsroom.clock.now()) };
  await addReport(newsroom.db, work, 1, { top: false, doc: { ...doc, content: '三床的家属送来一盆花' } });
  await page.tap({ css: 'button', name: '1条新报道' });
  await page.see({ css: 'li[id^=report-]', name: '三床的家属送来一盆花' });
};

export const shortVideos: EngineJourney = async (visit) => {
  const { page } = visit;
  await page.open(addressOf(visit, '/minVideoDetail/1.html'));
  await untilPlaying(visit, '[data-place="0"] video');
  await page.key('ArrowDown');
  await untilPlaying(visit, '[data-place="1"] video');
};

export const pdf: EngineJourney = async (visit) => {
  const { page } = visit;
  const id = new URL(await longArticle(visit)).pathname.match(/(\d+)\.html/)?.[1];
  await page.open(addressOf(visit, `/previewPDF.html?id=${id}`));
  await untilWorkerControls(visit);
  await page.tap({ css: 'button', name: '查看证书' });
  await page.until(() => {
    const canvas = document.querySelector('canvas');
    const context = canvas && canvas.width > 300 ? canvas.getContext('2d') : undefined;
    if (!context) return false;
    const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
    return data.filter((value, index) => index % 4 === 0 && value < 200).length > 1000;
  });
  // where no worker loads, the library reads the document in the page itself
  expect(await page.run(() => 'pdfjsWorker' in window)).toBe(false);
};
