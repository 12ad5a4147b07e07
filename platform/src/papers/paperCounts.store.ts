import { KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';

const KIND = KindNumber.event.paperArticle;

/** Articles of editions that are not released count nothing. */
const RELEASED = `select a.id from paper_articles a join paper_pages g on g.site_id = a.site_id and g.id = a.page_id
  join paper_editions e on e.site_id = g.site_id and e.paper_id = g.paper_id and e.day = g.day and e.released
  where a.site_id = $1`;

/** The like and its count in one statement: a second one of the same person changes nothing (K3). */
const INSERT_LIKE = {
  name: 'papers-insert-like',
  text: `with new as (insert into praises (site_id, kind, object_id, who, created_at)
      select $1, ${KIND}, $2, $3, $4 where $2 in (${RELEASED} and a.id = $2) on conflict do nothing returning 1)
    insert into paper_article_counts (site_id, article_id, praise) select $1, $2, 1 from new
    on conflict (site_id, article_id) do update set praise = paper_article_counts.praise + 1`,
};
export const insertLike = (db: Queries, site: number, id: number, who: string, at: Date) =>
  db.run(INSERT_LIKE, [site, id, who, at]);

const DELETE_LIKE = {
  name: 'papers-delete-like',
  text: `with gone as (delete from praises where site_id = $1 and kind = ${KIND} and object_id = $2 and who = $3 returning 1)
    update paper_article_counts set praise = praise - 1
    where site_id = $1 and article_id = $2 and exists (select 1 from gone)`,
};
export const deleteLike = (db: Queries, site: number, id: number, who: string) =>
  db.run(DELETE_LIKE, [site, id, who]);

/** Rows are locked in the order of their numbers, so that two callers never wait for each other. */
const MOVE_LIKES = {
  name: 'papers-move-likes',
  text: `with gone as (delete from praises where site_id = $1 and kind = ${KIND} and who = $2 returning object_id, created_at),
    kept as (insert into praises (site_id, kind, object_id, who, created_at)
      select $1, ${KIND}, object_id, $3, created_at from gone on conflict do nothing returning object_id),
    locked as (select article_id from paper_article_counts where site_id = $1
      and article_id in (select object_id from gone except select object_id from kept) order by article_id for no key update)
    update paper_article_counts c set praise = c.praise - 1 from locked l
    where c.site_id = $1 and c.article_id = l.article_id`,
};
export const moveLikes = (db: Queries, site: number, from: string, to: string) =>
  db.run(MOVE_LIKES, [site, from, to]);

const ADD_CLICKS = {
  name: 'papers-add-clicks',
  text: `insert into paper_article_counts (site_id, article_id, click)
    select $1, t.id, t.count from unnest($2::int[], $3::int[]) as t(id, count) where t.id in (${RELEASED} and a.id = any($2::int[]))
    order by t.id
    on conflict (site_id, article_id) do update set click = paper_article_counts.click + excluded.click`,
};
/** @param times openings by article */
export const addClicks = (db: Queries, site: number, times: ReadonlyMap<number, number>) =>
  db.run(ADD_CLICKS, [site, [...times.keys()], [...times.values()]]);
