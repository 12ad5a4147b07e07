import type { Answer } from '@contract/render';
import { readPage, startNewsroom } from '@testing/renderPage';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import type { ShortVideo } from '@touch/api/shortVideos';
import { QueryCache } from '@touch/outside/queryCache';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchFollowing } from './useFeed';

const { first, withdrawn } = seeded.shortVideos;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await platform.configure({ appLogo: '/media/logo.png' });
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

describe.each(['minVideoDetail', 'mvodShare'])('%s', (screen) => {
  test('[F18][A11] a short video – served – plays without JavaScript and is described for search engines', async () => {
    const { status, text, html } = await readPage(platform, `/${screen}/${first}.html`);
    expect(status).toBe(200);
    expect(text).toContain('林晚舟 闸门开了 六点整，水从闸口出来。');
    const player = /<video[^>]*>/.exec(html)?.[0] ?? '';
    expect(player).toContain('src="http://paper.test/media/gate.mp4"');
    expect(player).toContain('preload="none"');
    expect(player).toContain('controls=""');
    expect(player).not.toContain('autoplay');
    expect(html).toMatch(/"@type":"VideoObject".*"duration":"PT9S"/);
    expect(html).toMatch(/"dateModified":"\d{4}-.*"publisher":\{"@type":"Organization",.*"ImageObject"/);
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/minVideoDetail\/1\.html">/);
    expect(html).toContain(`/reporter/${seeded.reporter}.html"`);
  });

  test.each([withdrawn, 99, 'x'])(
    '[F18][E7] video %s – withdrawn or unknown – answers 404 with the empty state',
    async (id) => {
      const { status, text } = await readPage(platform, `/${screen}/${id}.html`);
      expect(status).toBe(404);
      expect(text).toContain('还没有内容');
    },
  );
});

test('[F18 mvodShare] a shared video – served – names the paper and leads to its app', async () => {
  const { text } = await readPage(platform, `/mvodShare/${first}.html`);
  expect(text).toContain('打开App');
  expect((await readPage(platform, `/mvodShare/${first}.html?cms=1`)).text).not.toContain('打开App');
});

describe('[F18] the videos that follow', () => {
  const row = (id: number) => ({ id, title: `${id}`, videoUrl: `/media/${id}.mp4` });
  const video = (id: number): ShortVideo => ({
    ...{ id: `${id}`, title: '', description: '', cover: '', videoUrl: '', width: 0, height: 0, duration: 0 },
    ...{ userID: 0, userName: '', userIcon: '', publishtime: '', isPraise: false },
    ...{ countPlay: 0, countPraise: 0, countDiscuss: 0, countShare: 0 },
  });
  /** Related videos by page, as `relatedList` answers them. */
  const following = (pages: readonly (readonly number[])[], seen: readonly number[], fails = false) => {
    const calls: unknown[] = [];
    const send = async (_: string, input: Readonly<Record<string, unknown>>): Promise<Answer> => {
      calls.push([input.id, input.page, input.size, input.clientType, input.node]);
      if (fails) throw new Error('no network');
      const page = Number(input.page);
      const list = (pages[page - 1] ?? []).map(row);
      return { status: 0, message: '', data: { list, hasMore: page < pages.length } };
    };
    const cache = new QueryCache(send, () => 0);
    return fetchFollowing(cache, seen.map(video)).then((videos) => ({ videos, calls }));
  };
  const ids = (videos: readonly ShortVideo[] | 'failed') =>
    videos === 'failed' ? videos : videos.map(({ id }) => Number(id));

  test('[F18] related ones of the last – calls for as S§7 says – skip those seen', async () => {
    const { videos, calls } = await following([[1, 3, 4, 5]], [1, 2]);
    expect(ids(videos)).toEqual([3, 4, 5]);
    expect(calls).toEqual([['2', 1, 4, 1, 'pub']]);
  });

  test('[F18] a page with nothing but seen ones – has a next page – leads to that page', async () => {
    const { videos, calls } = await following([[1, 2], [1], [7]], [1, 2]);
    expect(ids(videos)).toEqual([7]);
    expect(calls).toHaveLength(3);
  });

  test('[F18] no page has an unseen one – the feed ends', async () => {
    expect(ids((await following([[1, 2], [1]], [1, 2])).videos)).toEqual([]);
  });

  test('[B8] the next ones do not come – says so', async () => {
    expect((await following([], [1], true)).videos).toBe('failed');
  });
});
