import { EventType, KindNumber } from '@contract/codes';
import { aMember } from '@testing/aMember';
import { seedNewsroom } from '@testing/seedNewsroom';
import { seededPapers } from '@testing/seedPapers';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, expect, test } from 'vitest';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterEach(() => platform.close());

test('[H5] an article of the paper – opened twice, unknown, unreleased – brings 点开数字报按钮 once', async () => {
  const reader = await aMember(platform);
  const { latest, unreleased } = seededPapers;
  const open = (id: number) => {
    const query = `id=${id}&type=${KindNumber.event.paperArticle}&eventType=${EventType.click}`;
    return platform.get(`/app_if/event?${query}`, { token: reader.token });
  };
  const { lead } = latest.articles;
  for (const id of [99_999, unreleased.article, lead, lead]) expect((await open(id)).json()).toBe(true);
  const rows = await platform.db.query({
    name: 'test-paper-points',
    text: `select e_type as name, event_key as key from points where e_type <> '启动'`,
  });
  expect(rows).toEqual([{ name: '点开数字报按钮', key: `paper ${lead}` }]);
});
