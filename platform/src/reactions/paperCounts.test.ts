import { KindNumber } from '@contract/codes';
import { aMember } from '@testing/aMember';
import { seedNewsroom } from '@testing/seedNewsroom';
import { seededPapers } from '@testing/seedPapers';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moveLikes } from './likes.service';

const { latest, unreleased } = seededPapers;
const id = latest.articles.brief;
let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterEach(() => platform.close());

const event = async (query: string, article: number = id, token = '') => {
  const path = `/app_if/event?id=${article}&type=${KindNumber.event.paperArticle}&${query}`;
  return (await platform.get(path, token ? { token } : {})).json();
};
const counts = async () => {
  platform.clock.forward(3000);
  return (await platform.get(`/app_if/getPaperArticle?id=${id}`)).json();
};

test('[wire S16][H2] a paper’s article – opened twice, liked by two devices, one like taken back – counts just that', async () => {
  expect(await counts()).toMatchObject({ countClick: '0', countPraise: '0' });
  await Promise.all([event('eventType=0'), event('eventType=0')]);
  await Promise.all(['a', 'a', 'b'].map((device) => event(`eventType=1&device=${device}`)));
  expect(await counts()).toMatchObject({ countClick: '2', countPraise: '2' });
  await event('eventType=1&device=b&cancel=1');
  await event('eventType=1&device=c&cancel=1');
  expect(await counts()).toMatchObject({ countPraise: '1' });
  const page = await platform.get(`/app_if/getPaperArticles?id=${latest.pages.front}`);
  expect(page.json()).toMatchObject([{ countPraise: '0' }, { countPraise: '1', countClick: '2' }]);
});

test('[H2] a like of a device – whose member likes the article too – counts once from their login on', async () => {
  const member = await aMember(platform);
  await event(`eventType=1&device=${member.device}`);
  await event('eventType=1', id, member.token);
  expect(await counts()).toMatchObject({ countPraise: '2' });
  await moveLikes(platform.db, 1, `d:${member.device}`, `m:${member.id}`);
  expect(await counts()).toMatchObject({ countPraise: '1' });
});

test('[wire g21] a paper’s article – that is not released or not there – is answered true and counts nothing', async () => {
  for (const article of [unreleased.article, 999])
    for (const query of ['eventType=0', 'eventType=1&device=a'])
      expect(await event(query, article)).toBe(true);
  const rows = await platform.db.query({
    name: 'test-paper-counts',
    text: 'select * from paper_article_counts',
  });
  expect(rows).toEqual([]);
});
