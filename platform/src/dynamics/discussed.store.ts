import type { Queries } from '@platform/db/connection';
import { shownAccountSql } from '@platform/db/shownAccountSql';

/** A dynamic as the target of comments. */
export interface DiscussedDynamic {
  readonly id: number;
  readonly discuss: number;
  readonly title: string;
  readonly content: string;
  /** First picture; '' = none. */
  readonly picture: string;
}
const DISCUSSED = {
  name: 'dynamics-discussed',
  text: `select d.id, d.discuss, d.doc->>'title' as title, d.doc->>'content' as content,
      coalesce(d.doc->'attachments'->'pics'->>0, '') as picture
    from dynamics d where d.site_id = $1 and d.id = any($2::int[]) and not d.withdrawn
      and (exists (select 1 from people p where p.site_id = d.site_id and p.id = d.person_id and p.kind = 'reporter')
        or exists (select 1 from accounts x
          where x.site_id = d.site_id and x.id = d.account_id and ${shownAccountSql('x')}))`,
};
export const discussedDynamics = (db: Queries, site: number, ids: readonly number[]) =>
  db.query<DiscussedDynamic>(DISCUSSED, [site, ids]);

/** Rows are locked in the order of their numbers, so that two callers never wait for each other. */
const ADD = {
  name: 'dynamics-add-discuss',
  text: `with added as (select * from unnest($2::int[], $3::int[]) as a(id, count)),
    locked as (select id from dynamics where site_id = $1 and id in (select id from added) order by id for no key update)
    update dynamics d set discuss = d.discuss + a.count from locked l join added a on a.id = l.id
    where d.site_id = $1 and d.id = l.id`,
};
export const addDiscuss = (db: Queries, site: number, ids: readonly number[], counts: readonly number[]) =>
  db.run(ADD, [site, ids, counts]);
