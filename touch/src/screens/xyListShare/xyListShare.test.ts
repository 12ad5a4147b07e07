import { RANK_LIST_CAP } from '@contract/limits';
import { saveAccount } from '@platform/articles/saving/accountRows.service';
import { aMember } from '@testing/aMember';
import { anAccount } from '@testing/newsroomDocuments';
import { readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

const LAST = 25;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  for (let id = 1; id <= LAST; id += 1) {
    const doc = anAccount(id, { topic: `乡镇号${id}号` });
    const row = { category: 0, status: 0, forbidden: false, recommended: id === LAST, doc };
    await saveAccount(platform.db, 1, { id, ...row });
  }
  const { token } = await aMember(platform);
  await platform.get(`/app_if/hitXyBulletin?id=${LAST}`, { token });
  platform.clock.forward(3000);
});
afterAll(() => platform.close());

const open = (query = '', cookie = '') =>
  readPage(platform, `/xyListShare.html${query}`, { cookie: `touchpaper=${cookie}` });

test('[F15 xyListShare][A11] the rank of this week – read without JavaScript – has the best account first', async () => {
  const { status, text, html } = await open();
  expect(status).toBe(200);
  expect(text).toMatch(/影响力排行榜 首页 本周 上周 本月 上月/);
  expect(text).toMatch(new RegExp(`1 乡镇号${LAST}号 影响力 3 打榜 2 乡镇号1号 影响力 0 打榜`));
  expect(html).toContain(`/xyDetail/${LAST}.html"`);
  expect(html).toMatch(/href="[^"]+\/xyRules\.html"/);
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/xyListShare\.html"/);
  expect(text).toMatch(/推荐订阅/);
});

test('[E6] twenty-five accounts – the rank – shows the first twenty', async () => {
  const { html } = await open();
  expect(html.match(/影响力 \d/g)).toHaveLength(RANK_LIST_CAP);
  expect(html).not.toContain('乡镇号20号');
});

test('[F15 xyListShare] last week – its rank – has no votes to give', async () => {
  const { text, html } = await open('?type=1');
  expect(html).toContain('aria-current="page">上周');
  expect(text).not.toMatch(/影响力 0 打榜/);
});

test.each(['en', 'de', 'fr', 'bo'])(
  '[C4] the page in %s – its own words – has none in Chinese',
  async (locale) => {
    const { text } = await open('', `locale-${locale}`);
    for (const word of ['影响力', '打榜', '本周', '推荐']) expect(text).not.toContain(word);
  },
);
