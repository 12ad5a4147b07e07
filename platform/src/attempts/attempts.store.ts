import type { Queries } from '@platform/db/connection';

/** One statement: counts a try, and begins anew where the while is over. */
const COUNT = {
  name: 'attempts-count',
  text: `insert into attempts (site_id, kind, subject, since, count) values ($1, $2, $3, $4, 1)
    on conflict (site_id, kind, subject) do update set
      count = case when attempts.since <= $5 then 1 else attempts.count + 1 end,
      since = case when attempts.since <= $5 then $4 else attempts.since end
    returning count`,
};
/** @param from tries before this are forgotten */
export async function countAttempt(
  db: Queries,
  site: number,
  kind: string,
  subject: string,
  now: Date,
  from: Date,
): Promise<number> {
  const row = await db.one<{ count: number }>(COUNT, [site, kind, subject, now, from]);
  return row?.count ?? 1;
}

const UNCOUNT = {
  name: 'attempts-uncount',
  text: `update attempts set count = count - 1 where site_id = $1 and kind = $2 and subject = $3 and count > 0`,
};
export const uncountAttempt = (db: Queries, site: number, kind: string, subject: string) =>
  db.run(UNCOUNT, [site, kind, subject]);

const CLEAR = {
  name: 'attempts-clear',
  text: 'delete from attempts where site_id = $1 and kind = $2 and subject = $3',
};
export const clearAttempts = (db: Queries, site: number, kind: string, subject: string) =>
  db.run(CLEAR, [site, kind, subject]);

const FORGET = {
  name: 'attempts-forget',
  text: `delete from attempts where ctid = any(array(select ctid from attempts where since < $1 limit $2))`,
};
export const forgetAttempts = (db: Queries, before: Date, limit: number) => db.run(FORGET, [before, limit]);
