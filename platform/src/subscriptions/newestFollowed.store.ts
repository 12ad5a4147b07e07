import { KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { shownAccountSql } from '@platform/db/shownAccountSql';

const { account, column, reporter } = KindNumber.topicSub;

/** Of one person at most so many are looked at, those followed last. */
const LOOKED_AT = 100;

/** A column's rows, pinned ones and the others each newest first, as its index has them. */
const ofColumn = (top: string): string => `(select r.article_id, r.iorder from column_rows r
      where f.type = ${column} and r.site_id = $1 and r.column_id = f.object_id and ${top}
        and ($3::bigint is null or r.iorder < $3)
      order by r.iorder desc, r.article_id desc limit $5::int + $6::int)`;

/** The key a column's rows are sorted by, made of the article itself. */
const PLACE = '(floor(extract(epoch from a.published_at))::bigint * 1000000 + a.id % 1000000)';

/** From each that is followed no more than can be shown, then the newest of all. */
const NEWEST = {
  name: 'subscriptions-newest-articles',
  text: `with followed as (select type, object_id from subscriptions
      where site_id = $1 and who = $2 and type in (${column}, ${reporter}, ${account})
        and ($4 = 0 or (type = ${column} and object_id = $4))
      order by created_at desc, object_id desc limit ${LOOKED_AT}),
    found as (select n.article_id, n.iorder from followed f cross join lateral (
        ${ofColumn('r.is_top')} union all ${ofColumn('not r.is_top')} union all
        (select a.id, ${PLACE} from article_reporters p
          join articles a on a.site_id = p.site_id and a.id = p.article_id and a.status = 1
          where f.type = ${reporter} and p.site_id = $1 and p.person_id = f.object_id
            and ($3::bigint is null or ${PLACE} < $3)
          order by a.published_at desc, a.id desc limit $5::int + $6::int) union all
        (select a.id, ${PLACE} from articles a
          join accounts x on x.site_id = a.site_id and x.id = a.account_id and ${shownAccountSql('x')}
          where f.type = ${account} and a.site_id = $1 and a.account_id = f.object_id and a.account_id > 0
            and a.status = 1 and ($3::bigint is null or ${PLACE} < $3)
          order by a.published_at desc, a.id desc limit $5::int + $6::int)) n)
    select distinct iorder, article_id as id from found order by iorder desc, article_id desc limit $5 offset $6`,
};
/** Articles of the columns, reporters and accounts a person follows, newest first. @param only one column of them; 0 = all */
export const newestFollowed = (
  db: Queries,
  site: number,
  { who, only }: { readonly who: string; readonly only: number },
  limit: number,
  from: { after: number | null; offset: number },
) => db.query<{ id: number }>(NEWEST, [site, who, from.after, only, limit, from.offset]);
