import type { Queries } from '@platform/db/connection';
import { type ItemRow, PLAIN_ROW } from '../articles.store';

const OF_SITE = {
  name: 'articles-recommended',
  text: `${PLAIN_ROW} where a.site_id = $1 and a.status = 1 and a.id <> all($2::int[])
    order by a.published_at desc, a.id desc limit $3 offset $4`,
};
const OF_COLUMN = {
  name: 'articles-recommended-of-column',
  text: `${PLAIN_ROW} join (select article_id, iorder from column_rows
      where site_id = $1 and column_id = $5 and article_id <> all($2::int[])
      order by iorder desc, article_id desc limit $3 offset $4) r on r.article_id = a.id
    where a.site_id = $1 and a.status = 1 order by r.iorder desc, a.id desc`,
};

interface Wanted {
  readonly site: number;
  /** 0 = all columns. */
  readonly column: number;
  /** Numbers of articles that are left out. */
  readonly without: readonly number[];
  readonly limit: number;
  readonly offset: number;
}

/** The newest articles but those left out. */
export const newestExcept = (db: Queries, { site, column, without, limit, offset }: Wanted) =>
  column > 0
    ? db.query<ItemRow>(OF_COLUMN, [site, without, limit, offset, column])
    : db.query<ItemRow>(OF_SITE, [site, without, limit, offset]);
