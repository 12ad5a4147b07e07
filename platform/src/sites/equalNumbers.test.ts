import { createArticleWriter } from '@platform/articles/saving/saving.service';
import { saveColumn } from '@platform/columns/columns.store';
import { anArticle } from '@testing/anArticle';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { parseJsonFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSiteFinder } from './sites.service';
import { saveSite } from './sites.store';

/** Both sites have columns 1 and 2 and articles 10 and 11 with equal keys; article 11 is related to article 10. */
const [FIRST, RELATED] = [10, 11];
const sites = [
  { site: 1, name: '澜川', relatedColumn: 1 },
  { site: 2, name: '邻县', relatedColumn: 2 },
] as const;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  const { db, clock } = platform;
  const config = { templatePath: '/neighbour' };
  await saveSite(db, { id: 2, name: '邻县', hosts: [], app_ids: ['2'], config, version: 1 });
  const found = await createSiteFinder(db, clock.now, '').all();
  for (const { site, name, relatedColumn } of sites) {
    for (const id of [1, 2]) {
      const column = { id, parent: 0, style: '101', order: id, topCount: 0, topic: false, doc: {} };
      await saveColumn(db, { ...column, site, name: `${name}${id}` });
    }
    const own = found.find(({ id }) => id === site);
    if (!own) throw new Error('the site is missing');
    const writer = createArticleWriter(db, own, clock.now);
    const second = { key: 'second', title: `${name}第二篇`, columnID: relatedColumn };
    await writer.saveDraft(anArticle(second), RELATED);
    await writer.saveDraft(anArticle({ key: 'first', title: `${name}第一篇`, related: ['second'] }), FIRST);
  }
  clock.forward(61_000);
});
afterAll(() => platform.close());

const call = async (path: string, site: number) =>
  (await platform.get(`/app_if/${path}&siteId=${site}`)).json();

describe.each(sites)(
  '[A17] two sites with equal keys and numbers: site $site',
  ({ site, name, relatedColumn }) => {
    const otherSite = site === 1 ? 2 : 1;

    test('[wire S3] related articles – both sites relate the same keys – are the site’s own', async () => {
      expect(await call(`getArticleContent?articleId=${FIRST}`, site)).toMatchObject({
        title: `${name}第一篇`,
        related: [{ relId: RELATED, title: `${name}第二篇` }],
      });
      expect(Object(await call(`getArticleContent?articleId=${FIRST}`, site)).related).toHaveLength(1);
    });

    test('[K13] the feed of a column – the other site has the article in another column – lists the own column', async () => {
      const titlesOf = async (column: number) => {
        const feed = parseJsonFeed((await platform.get(`/feeds/${column}.json?siteId=${site}`)).json());
        return (feed.items ?? []).map(({ title }) => title).sort();
      };
      const [one, two] = [`${name}第一篇`, `${name}第二篇`];
      expect(await titlesOf(1)).toEqual(relatedColumn === 1 ? [one, two] : [one]);
      expect(await titlesOf(2)).toEqual(relatedColumn === 2 ? [two] : []);
    });

    test('[H2] likes and shares of an article – counted on one site – leave the other site’s counts', async () => {
      const counts = async (of: number) => {
        platform.clock.forward(5_000);
        return call(`getArticleCounts?articleId=${FIRST}`, of);
      };
      const [before, others] = [await counts(site), await counts(otherSite)];
      const { countPraise, countShare } = Object(before);
      const device = `device=xy-${site}`;
      expect(await call(`event?id=${FIRST}&type=0&eventType=1&${device}`, site)).toBe(true);
      expect(await call(`event?id=${FIRST}&type=0&eventType=2&${device}`, site)).toBe(true);
      expect(await counts(site)).toMatchObject({
        countPraise: countPraise + 1,
        countShare: countShare + 1,
      });
      expect(await counts(otherSite)).toEqual(others);
    });
  },
);
