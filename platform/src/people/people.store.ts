import { KindNumber } from '@contract/codes';
import type { Reporter } from '@contract/reporters';
import type { Queries } from '@platform/db/connection';
import type { DocumentRow } from '@platform/db/documents';
import { followersSql } from '@platform/following/followers.sql';

/** The longer text stands with the person alone (wire o5). */
const DOC = `select id, doc - 'details' as doc from people`;
const LEADERS = `${DOC} where site_id = $1 and kind = 'leader'`;

const BY_IDS = {
  name: 'people-by-ids',
  // a reporter's card has neither column nor group; readers of a module ask everybody for them (wire S17a)
  text: `select id, jsonb_build_object('cmiName', name, 'columnID', 0, 'groupID', group_id) || (doc - 'details') as doc
    from people where site_id = $1 and id = any($2::int[])`,
};
const ALL_LEADERS = {
  name: 'people-leaders',
  text: `${LEADERS} order by order_id, id limit $2 offset $3`,
};
const LEADERS_OF = {
  name: 'people-leaders-of-group',
  text: `${LEADERS} and ($2 = 0 or group_id = $2) order by order_id, id limit $3 offset $4`,
};
const LEADER = {
  name: 'people-leader',
  text: `select id, jsonb_build_object('details', '') || doc as doc from people
    where site_id = $1 and id = $2 and kind = 'leader'`,
};
const REPORTER = {
  name: 'people-reporter',
  text: `select p.id, (p.doc - 'details') || jsonb_build_object('articleCount', (select count(*) from article_reporters r
      join articles a on a.site_id = r.site_id and a.id = r.article_id
      where r.site_id = p.site_id and r.person_id = p.id and a.status = 1), 'isFollow', 0,
      'rssCount', ${followersSql(KindNumber.topicSub.reporter, 'p.id')}) as doc
    from people p where p.site_id = $1 and p.id = $2 and p.kind = 'reporter'`,
};

export const peopleByIds = (db: Queries, site: number, ids: readonly number[]) =>
  db.query<DocumentRow>(BY_IDS, [site, ids]);
export const leaders = (db: Queries, site: number, limit: number, offset: number) =>
  db.query<DocumentRow>(ALL_LEADERS, [site, limit, offset]);
/** @param group 0 = all. */
export const leadersOf = (db: Queries, site: number, group: number, limit: number, offset: number) =>
  db.query<DocumentRow>(LEADERS_OF, [site, group, limit, offset]);
/** With `details`. */
export const leaderById = (db: Queries, site: number, id: number) => db.one<DocumentRow>(LEADER, [site, id]);
/** With the number of published articles. */
export const reporterById = (db: Queries, site: number, id: number) =>
  db.one<{ doc: Reporter }>(REPORTER, [site, id]);

/** A field that is undefined stays. */
export interface LeaderChange {
  readonly name?: string | undefined;
  readonly duty?: string | undefined;
  readonly description?: string | undefined;
  readonly details?: string | undefined;
}
const UPDATE_LEADER = {
  name: 'people-update-leader',
  text: `update people set name = coalesce($3, name), doc = doc || jsonb_strip_nulls(jsonb_build_object('name', $3::text,
      'cmiName', $3::text, 'duty', $4::text, 'description', $5::text, 'details', $6::text))
    where site_id = $1 and id = $2 and kind = 'leader'`,
};
export const updateLeader = (db: Queries, site: number, id: number, change: LeaderChange) =>
  db.run(UPDATE_LEADER, [
    ...[site, id, change.name ?? null, change.duty ?? null],
    ...[change.description ?? null, change.details ?? null],
  ]);
