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
      where site_id = $1 and activity_id = $2 and status = ${waiting} order by id limit $5) returning id, member_id as member`,
};
/** Gives the first who wait a place. @returns those who got one */
export const promote = (
  db: Queries,
  site: number,
  activity: number,
  { status, at, places }: { status: RegistrationStatus; at: Date; places: number },
) => db.query<{ id: number; member: number }>(PROMOTE, [site, activity, status, at, places]);
