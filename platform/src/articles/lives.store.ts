import { ArticleType, LiveStatus } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { type ItemRow, PLACE, PLAIN_ROW } from './articles.store';
import type { Place } from './place';

const LIVES = `where a.site_id = $1 and a.status = 1 and a.article_type = ${ArticleType.live}
    and ($2 = 0 or exists (select 1 from column_rows r where r.site_id = a.site_id and r.article_id = a.id and r.column_id = $2))`;

const NEWEST = {
  name: 'articles-lives',
  text: `${PLAIN_ROW} ${LIVES} and ($3::bigint is null or ${PLACE} < $3) order by ${PLACE} desc limit $4 offset $5`,
};
/** Newest first (wire W21). @param column 0 = all columns. */
export const livesByDate = (db: Queries, site: number, column: number, limit: number, from: Place) =>
  db.query<ItemRow>(NEWEST, [site, column, from.after, limit, from.offset]);

/** How a live stands now; where its article came without one, as the article says. */
const STATUS = `coalesce(l.status, (a.item::jsonb ->> 'liveStatus')::smallint)`;
const BESIDE = {
  name: 'articles-lives-beside',
  text: `${PLAIN_ROW} left join lives l on l.site_id = a.site_id and l.id = a.link_id ${LIVES}
    order by case ${STATUS} when ${LiveStatus.live} then 0 when ${LiveStatus.preview} then 1 else 2 end,
      case when l.status = ${LiveStatus.preview} then l.starts_at end, a.published_at desc, a.id desc limit $3`,
};
/** For the strip beside a list: what runs, then what is announced, the nearest first, then what is over. */
export const livesBeside = (db: Queries, site: number, column: number, limit: number) =>
  db.query<ItemRow>(BESIDE, [site, column, limit]);
