import { KindNumber, ModuleType } from '@contract/codes';
import { accountTexts } from '@platform/accounts/accounts.service';
import { activityTexts } from '@platform/activities/activities.service';
import { itemsOf } from '@platform/articles/articleItems.service';
import { itemsText, itemText } from '@platform/articles/articles.service';
import { relatedOf } from '@platform/articles/related.document';
import type { Queries } from '@platform/db/connection';
import { followersOf } from '@platform/following/following.service';
import { personTexts } from '@platform/people/people.service';
import { headRows, type ModuleRow, moduleById } from './modules.store';

/** The rows of a module as JSON text: what they are follows from its type (wire S7). */
export async function moduleRows(db: Queries, site: number, module: ModuleRow): Promise<string> {
  const ids = module.doc.ids ?? [];
  switch (module.type) {
    case ModuleType.activities:
      return activityTexts(db, site, ids);
    case ModuleType.accounts:
      return accountTexts(db, site, ids);
    case ModuleType.people:
      return personTexts(db, site, ids);
    case ModuleType.topics:
      return topicRows(db, site, ids, module.doc.related ?? []);
    default:
      return itemsText(await itemsOf(db, site, ids));
  }
}

const relatedEntry = (row: Parameters<typeof relatedOf>[0] | undefined) =>
  row ? [[row.article_id, relatedOf(row)] as const] : [];

/** Topics with the articles below each: wire S3 merged with wire S1. */
async function topicRows(
  db: Queries,
  site: number,
  ids: readonly number[],
  related: readonly (readonly number[])[],
): Promise<string> {
  const rows = await itemsOf(db, site, [...ids, ...related.flat()]);
  const byId = new Map(rows.map((row) => [row.article_id, row]));
  const { column } = KindNumber.topicSub;
  const shorts = new Map(related.flat().flatMap((id) => relatedEntry(byId.get(id))));
  const columns = [...new Set([...shorts.values()].map(({ columnID }) => columnID))];
  const followers = await followersOf(db, site, column, columns);
  const texts = ids.flatMap((id, index) => {
    const topic = byId.get(id);
    if (!topic) return [];
    const below = (related[index] ?? []).flatMap((one) => byId.get(one) ?? []);
    const merged = below.map((row) => {
      const short = shorts.get(row.article_id);
      const rssCount = followers.get(short?.columnID ?? 0) ?? 0;
      return { ...short, 'columnRssCount ': rssCount, ...JSON.parse(itemText(row)) };
    });
    return [`${itemText(topic, index).slice(0, -1)},"related":${JSON.stringify(merged)}}`];
  });
  return `[${texts.join(',')}]`;
}

/** Data of a column's first page besides its rows (wire W12, W21). */
interface ColumnHead {
  /** ColumnStyle; '' where there is no such column. */
  readonly style: string;
  /** Number of its banners. */
  readonly topCount: number;
  /** cmDisplayStyle of its pinned rows. */
  readonly topStyle: number;
  /** JSON text. */
  readonly modules: string;
}

export async function columnHead(db: Queries, site: number, column: number): Promise<ColumnHead> {
  const rows = await headRows(db, site, column);
  const texts = await Promise.all(
    rows.map(async ({ id, type, position, doc: whole }) => {
      if (id === null) return [];
      const { ids = [], related: _, ...fields } = whole;
      const head = { ...fields, type, moduleID: id, position, count: ids.length };
      const charactor = await moduleRows(db, site, { id, type, position, doc: whole });
      return [`${JSON.stringify(head).slice(0, -1)},"charactor":${charactor}}`];
    }),
  );
  const [head] = rows;
  const topStyle = typeof head?.top_style === 'number' ? head.top_style : 0;
  const modules = `[${texts.flat().join(',')}]`;
  return { style: head?.style ?? '', topCount: head?.top_count ?? 0, topStyle, modules };
}

export async function moduleJson(db: Queries, site: number, id: number): Promise<string | undefined> {
  const module = await moduleById(db, site, id);
  if (!module) return undefined;
  return `{"type":${module.type},"list":${await moduleRows(db, site, module)}}`;
}
