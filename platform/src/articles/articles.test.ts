import { anArticle } from '@testing/anArticle';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await platform.addColumn({ id: 1, name: '要闻' });
  await platform.writer.saveDraft(anArticle({ key: 'one', title: '清水进了柳湾' }), 345);
});
afterAll(() => platform.close());

test('[wire g8] an article is read bare, without any header', async () => {
  const { status, json } = await platform.get('/app_if/getArticleContent?articleId=345');
  expect(status).toBe(200);
  // a list's address: the article itself has none
  expect(json()).not.toHaveProperty('contentUrl');
  expect(json()).toMatchObject({
    fileId: '345',
    title: '清水进了柳湾',
    source: '澜川日报',
  });
});

test('[wire W4] an absent article is the text "empty", and status 1 for curVersions 3 and above', async () => {
  expect((await platform.get('/app_if/getArticleContent?articleId=9')).json()).toBe('empty');
  expect((await platform.get('/app_if/getArticleContent?articleId=9&curVersions=2')).json()).toEqual({
    status: 0,
    message: 'success',
    data: 'empty',
  });
  expect((await platform.get('/app_if/getArticleContent?articleId=9&curVersions=3')).json()).toEqual({
    status: 1,
    message: 'empty',
    data: {},
  });
});
