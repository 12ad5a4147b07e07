import { anArticle } from '@testing/anArticle';
import { readPage, startNewsroom } from '@testing/renderPage';
import { screenNames } from '@testing/screenNames';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fetchScreen } from './screenModules';
import { optionsOf } from './screens';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await platform.addColumn({ id: 12, name: '要闻' });
  await platform.writer.saveDraft(anArticle({ key: 'one', columnID: 12, title: '清水进了柳湾' }), 345);
});
afterAll(() => platform.close());
afterEach(() => platform.configure({}));

const flags = await Promise.all(
  screenNames.map(async (screen) => optionsOf(await fetchScreen(screen), screen).requiresAuth),
);
const flagged = screenNames.filter((_, index) => flags[index]);

describe('[A8] routes that need authentication', () => {
  test('they are those of the specification', () => {
    expect(flagged).toEqual(['activityVote', 'voteItemDetail', 'activityVoteWeb']);
  });

  test.each(flagged)(
    '[A8] %s – xyAuth is 1 – answers 200 with its shell, the screen waits',
    async (screen) => {
      await platform.configure({ xyApi: { xyAuth: 1 } });
      const { status, html } = await readPage(platform, `/${screen}.html`);
      expect(status).toBe(200);
      expect(html).toMatch(/<main[^>]*id="main"/);
      expect(html).toContain('加载中…');
    },
  );

  test.each(flagged)('[A8][G3] %s – xyAuth is 0 – shows at once what it has', async (screen) => {
    const { html } = await readPage(platform, `/${screen}/999.html`);
    expect(html).not.toContain('加载中…');
    expect(html).toContain('还没有内容');
  });
});

describe('[G3] xyAuth 2', () => {
  test('no content is rendered without a token, on no page', async () => {
    await platform.configure({ xyApi: { xyAuth: 2 } });
    for (const path of ['/newsDetail/12/345.html', '/columnDetail/12.html', '/home.html']) {
      const { status, html } = await readPage(platform, path);
      expect(status).toBe(200);
      expect(html).not.toContain('清水进了柳湾');
      expect(html).toContain('加载中…');
      expect(html).toContain('<meta name="robots" content="noindex">');
    }
  });

  test('xyAuth 1 asks it of the flagged routes alone', async () => {
    await platform.configure({ xyApi: { xyAuth: 1 } });
    expect((await readPage(platform, '/newsDetail/12/345.html')).text).toContain('清水进了柳湾');
  });
});
