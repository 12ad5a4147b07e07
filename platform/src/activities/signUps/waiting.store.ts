import { RegistrationStatus } from '@contract/participation/codes';
import type { Queries } from '@platform/db/connection';

const waiting = RegistrationStatus.waiting;

const COUNT = {
  name: 'entries-waiting-count',
  text: `select count(*)::int as count from entries where site_id = $1 and activity_id = $2 and status = ${waiting}
    and id <= $3`,
};
const LAST_NUMBER = 2_147_483_647;
/** Place of an entry on its activity's waiting list, from 1. */
export const waitingPlace = async (db: Queries, site: number, activity: number, id: number) =>
  (await db.one<{ count: number }>(COUNT, [site, activity, id]))?.count ?? 0;
/** Number of members who wait. */
export const countWaiting = (db: Queries, site: number, activity: number) =>
  waitingPlace(db, site, activity, LAST_NUMBER);

const OWN = {
  name: 'entries-waiting-own',
  text: `select id from entries where site_id = $1 and activity_id = $2 and member_id = $3 and status = ${waiting}`,
};
/** A member's waiting entry. */
export const ownWaitingEntry = (db: Queries, site: number, activity: number, member: number) =>
  db.one<{ id: number }>(OWN, [site, activity, member]);

const PROMOTE = {
  name: 'entries-promote',
  text: `update entries set status = $3, promoted_at = $4 where site_id = $1 and id in (select id from entries
      where site_id = $1 and activity_id = $2 and status = ${waiting} order by id limit $5)`,
};
/** Gives the first who wait a place. @returns how many got one */
export const promote = (
  db: Queries,
  site: number,
  activity: number,
  { status, at, places }: { status: RegistrationStatus; at: Date; places: number },
) => db.run(PROMOTE, [site, activity, status, at, places]);

const PROMOTED = {
  name: 'entries-promoted',
  text: `select e.id, e.activity_id as activity, e.promoted_at as at, a.doc->>'title' as title from entries e
    join activities a on a.site_id = e.site_id and a.id = e.activity_id
    where e.site_id = $1 and e.member_id = $2 and e.promoted_at > $3 order by e.promoted_at desc, e.id desc limit $4`,
};
export interface PromotedEntry {
  readonly id: number;
  readonly activity: number;
  readonly at: Date;
  readonly title: string;
}
/** A member's entries that got a place from the waiting list since a moment, newest first. */
export const promotedEntries = (db: Queries, site: number, member: number, since: Date, limit: number) =>
  db.query<PromotedEntry>(PROMOTED, [site, member, since, limit]);
