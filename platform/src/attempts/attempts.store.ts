import type { Queries } from '@platform/db/connection';

/** One statement: counts tries, and begins anew where the while is over. Rows in their order, so that two processes never cross. */
const COUNT = {
  name: 'attempts-count-all',
  text: `insert into attempts (site_id, kind, subject, since, count)
      select site_id, $1::text, subject, $4::timestamptz, count from unnest($2::int[], $3::text[], $6::int[]) as tried (site_id, subject, count)
      order by site_id, subject
    on conflict (site_id, kind, subject) do update set
      count = case when attempts.since <= $5 then 0 else attempts.count end + excluded.count,
      since = case when attempts.since <= $5 then $4::timestamptz else attempts.since end
    returning site_id as site, subject, count`,
};

export interface AttemptCount {
  readonly site: number;
  readonly subject: string;
  /** Number of new attempts; in the result of `countAttempts` the new total. */
  readonly count: number;
}

/**
 * Counts tries of one kind. @param tries each subject of a site once; @param from tries before this are forgotten
 * @returns how many each has now
 */
export const countAttempts = (
  db: Queries,
  kind: string,
  tries: readonly AttemptCount[],
  now: Date,
  from: Date,
) =>
  db.query<AttemptCount>(COUNT, [
    kind,
    tries.map(({ site }) => site),
    tries.map(({ subject }) => subject),
    now,
    from,
    tries.map(({ count }) => count),
  ]);

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
