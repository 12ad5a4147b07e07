import { ArticleType } from '@contract/codes';
import { liveView } from '@contract/lives';
import { anArticle } from '@testing/anArticle';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lives } from '../lives';
import { draftLive, loadLives } from './lives';
import type { DemoMedia } from './media';

const media: DemoMedia = {
  picture: async (key) => ({ url: `/media/${key}.png`, summary: '', width: 3, height: 2 }),
  clip: async (key) => ({
    url: `/media/${key}.mp4`,
    cover: '/media/c.png',
    duration: 8,
    width: 3,
    height: 2,
  }),
  still: async (key) => ({ url: `/media/still-${key}.png`, width: 3, height: 2 }),
  sheet: async ({ name }) => ({ name, url: `/media/`, size: 0 }),
  captions: async (text) => ({ url: '/media/c.vtt', size: text.length, type: 'text/vtt' }),
  known: () => ({}),
};
const FIRST = 1000;
const articleOf = (key: string) => FIRST + lives.findIndex(({ articleKey }) => articleKey === key);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await platform.addColumn({ id: 5, name: '直播' });
  for (const [index, { key, title }] of lives.entries()) {
    const live = await draftLive(key, media, platform.clock.now());
    const fields = { key, title, columnID: 5, articleType: ArticleType.live, linkID: index + 1, live };
    await platform.writer.saveDraft(anArticle(fields), FIRST + index);
  }
  await load();
});
afterAll(() => platform.close());

const load = () => loadLives(platform.db, 1, media, platform.clock.now(), articleOf);
const view = async (id: number) => {
  platform.clock.forward(3_000);
  return v.parse(liveView.output, (await platform.get(`/app_if/liveView?id=${id}&sort=1`)).json());
};

test.for(lives.map((live, index) => [live.key, index + 1, live] as const))(
  '[K5][wire S6] demonstration live %s – read by liveView – has everything that is written for it',
  async ([, id, live]) => {
    const { main, list } = await view(id);
    const { title, content, countClick = 0 } = live;
    expect(main).toMatchObject({ title, content, countClick });
    expect(main.config.liveAnnouncement ?? '').toBe(live.announcement ?? '');
    expect(main.config.webBannerUrl).toBe(`http://paper.test/media/${live.banner}.png`);
    expect(list.map((one) => [one.user, one.content, one.attachments.map(({ url }) => url)])).toEqual(
      live.reports.map((one) => [
        one.user,
        one.content,
        [
          ...(one.pictures ?? []).map((key) => `http://paper.test/media/${key}.png`),
          ...(one.clip ? [`http://paper.test/media/${one.clip}.mp4`] : []),
        ],
      ]),
    );
    const start = Date.parse(`${main.startTime.slice(0, 19).replace(' ', 'T')}+08:00`);
    const minutes = list.map(
      ({ publishtime }) =>
        (Date.parse(`${publishtime.slice(0, 19).replace(' ', 'T')}+08:00`) - start) / 60_000,
    );
    expect(minutes).toEqual(live.reports.map(({ minutesAfterStart }) => minutesAfterStart));
  },
);

test('[K5] reports of the demonstration – loaded again on a later day – move with the live and stand once', async () => {
  const before = await view(1);
  platform.clock.forward(24 * 3_600_000);
  await load();
  const after = await view(1);
  expect(after.list.map(({ fileId }) => fileId)).toEqual(before.list.map(({ fileId }) => fileId));
  expect(after.list[0]?.publishtime).toBe(after.main.startTime);
  expect(after.main.startTime > before.main.startTime).toBe(true);
});
