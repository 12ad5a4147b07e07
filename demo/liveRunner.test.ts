import { ArticleType, LiveStatus } from '@contract/codes';
import { liveView } from '@contract/lives';
import { anArticle } from '@testing/anArticle';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runLive } from './liveRunner';
import { ferryScript } from './liveScript';
import { lives } from './lives';
import { FIRST_MEMBER } from './load/comments';
import { draftLive, liveNumber, loadLives } from './load/lives';
import type { DemoMedia } from './load/media';
import { readers } from './readers';

const media: DemoMedia = {
  picture: async (key) => ({ url: `/media/${key}.png`, summary: '', width: 3, height: 2 }),
  clip: async (key) => ({ url: `/media/${key}.mp4`, cover: '', duration: 8, width: 3, height: 2 }),
  still: async (key) => ({ url: `/media/still-${key}.png`, width: 3, height: 2 }),
  sheet: async ({ name }) => ({ name, url: `/media/`, size: 0 }),
  captions: async (text) => ({ url: '/media/c.vtt', size: text.length, type: 'text/vtt' }),
  known: () => ({}),
};
const LIVE = liveNumber(ferryScript.live);
const ARTICLE = 1000 + LIVE;
const MINUTE = 60_000;

let platform: TestPlatform;
let startsAt: number;
beforeAll(async () => {
  platform = await startPlatform();
  const { db, clock, writer } = platform;
  await platform.addColumn({ id: 5, name: '直播' });
  const live = await draftLive(ferryScript.live, media, clock.now());
  const fields = { key: 'ferry', columnID: 5, articleType: ArticleType.live, linkID: LIVE, live };
  await writer.saveDraft(anArticle(fields), ARTICLE);
  const articleOf = (key: string) => (lives[LIVE - 1]?.articleKey === key ? ARTICLE : 0);
  await loadLives(db, 1, media, clock.now(), articleOf);
  const text = `insert into members (site_id, id, nickname, created_at)
    select 1, $1::int - 1 + place, name, now() from unnest($2::text[]) with ordinality as r(name, place)`;
  await db.run({ name: 'test-readers', text }, [FIRST_MEMBER, readers]);
  const row = await db.one<{ at: Date }>(
    { name: 'test-start', text: 'select starts_at as at from lives where id = $1' },
    [LIVE],
  );
  startsAt = row?.at.getTime() ?? 0;
});
afterAll(() => platform.close());

/** The live as readers see it at a minute after its start. */
async function at(minute: number) {
  await runLive({ db: platform.db, media }, ferryScript, startsAt + minute * MINUTE);
  platform.clock.forward(3_000);
  const view = v.parse(liveView.output, (await platform.get(`/app_if/liveView?id=${LIVE}`)).json());
  const article = Object((await platform.get(`/app_if/getArticleContent?articleId=${ARTICLE}`)).json());
  return {
    status: view.main.status,
    ofArticle: article.liveStatus,
    reports: view.list.length,
    comments: view.main.countDiscuss,
    startTime: view.main.startTime,
  };
}

test('[F7] the scheduled live of the demonstration – the site has just started – is announced for minutes from now', async () => {
  const minutes = (startsAt - platform.clock.now()) / MINUTE;
  expect(minutes).toBeGreaterThan(0);
  expect(minutes).toBeLessThanOrEqual(12);
  expect(await at(-1)).toMatchObject({ status: LiveStatus.preview, reports: 0, comments: 0 });
});

test('[F7] its reports and comments arrive by the clock, each once, and it ends', async () => {
  expect(await at(0)).toMatchObject({ status: LiveStatus.live, ofArticle: LiveStatus.live, reports: 1 });
  expect(await at(4)).toMatchObject({ reports: 2, comments: 2 });
  expect(await at(4)).toMatchObject({ reports: 2, comments: 2 });
  // the server was away for a while
  expect(await at(29)).toMatchObject({ status: LiveStatus.live, reports: 7, comments: 5 });
  expect(await at(31)).toMatchObject({ status: LiveStatus.ended, ofArticle: LiveStatus.ended, reports: 7 });
  expect(await at(20 * 60)).toMatchObject({ status: LiveStatus.ended, reports: 7 });
});

test('[F7] a day later it is announced again, empty, and runs again', async () => {
  const today = (await at(22 * 60)).startTime;
  const announced = await at(23 * 60 + 30);
  expect(announced).toMatchObject({ status: LiveStatus.preview, reports: 0 });
  expect(announced.startTime > today).toBe(true);
  expect(await at(24 * 60 + 8)).toMatchObject({ status: LiveStatus.live, reports: 3 });
});
