import type { Notice } from '@contract/circles';
import type { Queries } from '@platform/db/connection';

const BY_ID = {
  name: 'notices-by-id',
  text: `select id, doc, coalesce(doc->>'content', '') as content from notices where site_id = $1 and id = $2 and published_at <= $3`,
};

interface NoticeRow {
  doc: Record<string, unknown>;
  content: string;
}

/** A notice dated later does not show before its time. */
export const noticeById = (db: Queries, site: number, id: number, now: Date) =>
  db.one<NoticeRow>(BY_ID, [site, id, now]);

const OF_CIRCLES = {
  name: 'notices-of-circles',
  text: `select c.id as circle, n.doc from unnest($2::int[]) with ordinality as c(id, place)
    cross join lateral (select doc, published_at, id from notices
      where site_id = $1 and circle_id = c.id and circle_id > 0 and published_at <= $3
      order by published_at desc, id desc limit $4) n
    order by c.place, n.published_at desc, n.id desc`,
};
/** The newest notices of each circle, newest first. */
export const newestOfCircles = (
  db: Queries,
  site: number,
  circles: readonly number[],
  each: number,
  now: Date,
) => db.query<{ circle: number; doc: Notice }>(OF_CIRCLES, [site, circles, now, each]);

const ADD = {
  name: 'notices-add',
  text: `insert into notices (site_id, id, circle_id, published_at, doc)
    select $1, n.id, $2, $3, $4::jsonb || jsonb_build_object('id', n.id)
    from (select nextval('notice_ids')::int as id) n returning id`,
};
/** @param doc its number is added */
export const insertNotice = (db: Queries, site: number, circle: number, at: Date, doc: Omit<Notice, 'id'>) =>
  db.one<{ id: number }>(ADD, [site, circle, at, JSON.stringify(doc)]);
