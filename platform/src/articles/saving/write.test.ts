import { anArticle } from '@testing/anArticle';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findArticleIds } from './saving.service';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await platform.addColumn({ id: 1, name: '新闻' });
});
afterAll(() => platform.close());

test('[K5] a number that another article has is not taken from it', async () => {
  const save = (key: string) => platform.writer.saveDraft(anArticle({ key, columnID: 1, title: key }), 5000);
  expect(await save('day-1')).toBe('new');
  expect(await save('day-2')).toBe('new');
  const numbers = await findArticleIds(platform.db, 1, 'day-');
  expect(numbers.get('day-1')).toBe(5000);
  expect(numbers.get('day-2')).not.toBe(5000);
  const { json } = await platform.get('/app_if/getArticleContent?articleId=5000');
  expect(json()).toMatchObject({ title: 'day-1' });
});
