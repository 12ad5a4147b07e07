import { createArticleWriter, findArticleIds } from '@platform/articles/saving/saving.service';
import { saveColumn } from '@platform/columns/columns.store';
import type { Database } from '@platform/db/connection';
import { ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { createSiteFinder } from '@platform/sites/sites.service';
import { saveSite } from '@platform/sites/sites.store';
import { draftOf } from '../load/articles';
import type { DemoMedia } from '../load/media';
import { numberIn } from '../load/resources';
import { footer } from '../pages';
import { loadAdverts } from './loadAdverts';
import { town, townArticles, townColumns } from './town';

const COUNTY = 1;
const ARTICLES = 'demo/';

/**
 * Fills the second newsroom, or dates it to today; its articles have the numbers they have in the county paper.
 * A site that the operator made under its number is not changed.
 * @param withSite on a new installation
 */
export async function loadTown(
  db: Database,
  media: DemoMedia,
  clock: () => number,
  now: number,
  withSite: boolean,
): Promise<void> {
  if (withSite) await fillSite(db, media, now);
  else if ((await findArticleIds(db, town.id, ARTICLES)).size === 0) return;
  for (const [index, { name, style, topCount = 0, description }] of townColumns.entries()) {
    const doc = description ? { description } : {};
    await saveColumn(db, {
      site: town.id,
      id: index + 1,
      parent: 0,
      name,
      style,
      order: index,
      topCount,
      topic: false,
      doc,
    });
  }
  const site = (await createSiteFinder(db, clock, '').all()).find(({ id }) => id === town.id);
  if (!site) throw new Error('the demonstration has no second site');
  const writer = createArticleWriter(db, site, clock);
  const places = {
    columnOf: (key: string) => numberIn([...townColumns], key),
    accountOf: () => 0,
    leadersOf: () => [],
    liveOf: () => 0,
    reporterOf: () => undefined,
  };
  const numbers = await findArticleIds(db, COUNTY, ARTICLES);
  for (const article of townArticles) {
    const { vote: _, ...draft } = await draftOf(article, media, places, now);
    await writer.saveDraft(draft, numbers.get(ARTICLES + article.key));
  }
  await loadAdverts(db, media, now, (key) => numbers.get(ARTICLES + key) ?? 0);
}

async function fillSite(db: Database, media: DemoMedia, now: number): Promise<void> {
  const share = await media.picture('noodleShop.dawn');
  await saveSite(db, {
    id: town.id,
    name: town.name,
    hosts: [],
    app_ids: [String(town.id)],
    config: {
      appName: town.name,
      templatePath: town.templatePath,
      topicColor: '226BF7',
      advEnable: 1,
      appShareLogo: ORIGIN_PLACEHOLDER + share.url,
      sources: ['澜川日报', '澜川融媒'],
      footer,
    },
    version: now,
  });
}
