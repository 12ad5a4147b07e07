import { aStaff } from '@testing/aStaff';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, expect, test } from 'vitest';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterEach(() => platform.close());

async function push(message: object) {
  const { headers } = await aStaff(platform, { site: 1, role: 'editor' });
  platform.clock.forward(3000);
  return (await platform.post('/newsroom/sites/1/push-messages', message, headers)).status;
}
const list = async (query = '') => (await platform.get(`/app_if/getAppPushMessage?${query}`)).json();

test('[wire x17] messages of the newsroom – of an article, with a link, with words alone – are listed newest first, page by page', async () => {
  expect(await push({ title: '开闸了', content: '清水进村', article: seeded.articles.news })).toBe(200);
  expect(await push({ title: '明日停水', url: '/noticeDetail.html?id=1' })).toBe(200);
  expect(await push({ title: '早安' })).toBe(200);
  const base = 'http://paper.test/app/template/displayTemplate/news';
  expect(await list()).toMatchObject([
    { title: '早安', articleID: 0, url: '' },
    { title: '明日停水', content: '', url: `${base}/noticeDetail.html?id=1` },
    {
      ...{ title: '开闸了', content: '清水进村', articleID: seeded.articles.news, articleType: 0 },
      ...{ created: '2031-03-05 09:30:03.0', url: `${base}/newsDetail/${seeded.articles.news}.html` },
    },
  ]);
  expect(await list('currentPage=1&pageSize=2')).toMatchObject([{ title: '开闸了' }]);
  expect(await list('currentPage=-1')).toMatchObject({ status: -1 });
});

test('[wire x17] a message – of an unreleased article, or one withdrawn later – is refused, or left out', async () => {
  expect(await push({ title: '还早', article: seeded.articles.draft })).toBe(404);
  await push({ title: '开闸了', article: seeded.articles.news });
  await platform.db.script(`update articles set status = 0 where id = ${seeded.articles.news}`);
  expect(await list()).toEqual([]);
});
