import { ArticleType, LiveStatus } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { type ItemRow, ofType, PLAIN_ROW } from './articles.store';

const LIVES = ofType(ArticleType.live);

/** Running and announced lives are few and found through `lives`; ended ones are found by date. */
const BESIDE = {
  name: 'articles-lives-beside',
  text: `with open as (select article_id, status, starts_at from lives
      where site_id = $1 and status in (${LiveStatus.live}, ${LiveStatus.preview})),
    picked as (
      (select a.id, case o.status when ${LiveStatus.live} then 0 else 1 end as rank,
          case o.status when ${LiveStatus.preview} then o.starts_at end as soon
        from open o join articles a on a.id = o.article_id ${LIVES}
        order by rank, soon, a.published_at desc, a.id desc limit $3)
      union all
      (select a.id, 2, null from articles a ${LIVES} and not exists (select 1 from open o where o.article_id = a.id)
        order by a.published_at desc, a.id desc limit $3))
    ${PLAIN_ROW} join picked p on p.id = a.id where a.site_id = $1
    order by p.rank, p.soon, a.published_at desc, a.id desc limit $3`,
};
/** For the strip beside a list: what runs, then what is announced, the nearest first, then what is over. */
export const livesBeside = (db: Queries, site: number, column: number, limit: number) =>
  db.query<ItemRow>(BESIDE, [site, column, limit]);
