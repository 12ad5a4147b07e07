import type { Queries } from '@platform/db/connection';

/** A job that one process alone works on, as long as it renews its claim. Moments are those of the database's clock. */
export interface Claim {
  readonly kind: string;
  /** Of its kind: the number of a video job; '' where the kind is one job. */
  readonly key: string;
  /** Drawn for this claim. */
  readonly holder: string;
  /** Times it was begun without an end, this one included. */
  readonly attempts: number;
  /** Parts that are done, by former holders too, in the kind's own form. */
  readonly progress: string;
}

const ADD = {
  name: 'jobs-add',
  text: 'insert into jobs (kind, key) select $1, unnest($2::text[]) on conflict do nothing',
};
/** Adds jobs; one that waits or is claimed stays as it is. */
export const addJobs = (db: Queries, kind: string, keys: readonly string[]) => db.run(ADD, [kind, keys]);

const HASTEN = {
  name: 'jobs-hasten',
  text: `insert into jobs (kind) values ($1)
    on conflict (kind, key) do update set free_at = now() where jobs.holder is null and jobs.free_at > now()`,
};
/** Adds the one job of a kind, or makes it due at once. */
export const hastenJob = (db: Queries, kind: string) => db.run(HASTEN, [kind]);

const REMOVE = { name: 'jobs-remove', text: 'delete from jobs where kind = $1 and key = any($2)' };
/** Removes jobs that are no longer wanted; a process at work on one loses its claim. */
export const removeJobs = (db: Queries, kind: string, keys: readonly string[]) =>
  db.run(REMOVE, [kind, keys]);

const CLAIM = {
  name: 'jobs-claim',
  text: `with free as (
      select one.kind, one.key from unnest($1::text[]) as wanted(kind) cross join lateral (
        select j.kind, j.key from jobs j where j.kind = wanted.kind and j.free_at <= now()
        order by j.free_at, j.key limit 1 for update skip locked) one)
    update jobs j set holder = gen_random_uuid(), free_at = now() + $2::int * interval '1 millisecond', attempts = attempts + 1
    from free where j.kind = free.kind and j.key = free.key
    returning j.kind, j.key, j.holder, j.attempts, j.progress`,
};
/** Claims the job of each kind that is due for longest. Of several processes each gets another one. */
export const claimJobs = (db: Queries, kinds: readonly string[], claimMs: number) =>
  db.query<Claim>(CLAIM, [kinds, claimMs]);

const CLAIM_ONE = {
  name: 'jobs-claim-one',
  text: `insert into jobs (kind, holder, free_at, attempts)
      values ($1, gen_random_uuid(), now() + $2::int * interval '1 millisecond', 1)
    on conflict (kind, key) do update set holder = excluded.holder, free_at = excluded.free_at, attempts = jobs.attempts + 1
      where jobs.free_at <= now()
    returning kind, key, holder, attempts, progress`,
};
/** Adds and claims the one job of a kind. @returns undefined while another process has it */
export const claimOne = (db: Queries, kind: string, claimMs: number) =>
  db.one<Claim>(CLAIM_ONE, [kind, claimMs]);

const RENEW = {
  name: 'jobs-renew',
  text: `update jobs set free_at = now() + $4::int * interval '1 millisecond', progress = coalesce($5::text, progress)
    where kind = $1 and key = $2 and holder = $3`,
};
/** @param progress where it changed @returns false where the claim is lost */
export async function renewClaim(
  db: Queries,
  { kind, key, holder }: Claim,
  claimMs: number,
  progress?: string,
): Promise<boolean> {
  return (await db.run(RENEW, [kind, key, holder, claimMs, progress ?? null])) === 1;
}

const RELEASE = {
  name: 'jobs-release',
  text: `update jobs set holder = null, free_at = now() + $4::int * interval '1 millisecond', attempts = $5
    where kind = $1 and key = $2 and holder = $3`,
};
/** Lets the job wait again; what is done stays. @param attempts that count from now on @returns false where the claim is lost */
export async function releaseClaim(
  db: Queries,
  { kind, key, holder }: Claim,
  { afterMs, attempts }: { readonly afterMs: number; readonly attempts: number },
): Promise<boolean> {
  return (await db.run(RELEASE, [kind, key, holder, afterMs, attempts])) === 1;
}

const REPEAT = {
  name: 'jobs-repeat',
  text: `update jobs set holder = null, free_at = now() + $4::int * interval '1 millisecond', attempts = 0, progress = ''
    where kind = $1 and key = $2 and holder = $3`,
};
/** Ends a job that comes again. @returns false where the claim is lost */
export const repeatClaim = async (
  db: Queries,
  { kind, key, holder }: Claim,
  afterMs: number,
): Promise<boolean> => (await db.run(REPEAT, [kind, key, holder, afterMs])) === 1;

const END = { name: 'jobs-end', text: 'delete from jobs where kind = $1 and key = $2 and holder = $3' };
/** Removes the job. @returns false where the claim is lost */
export const endClaim = async (db: Queries, { kind, key, holder }: Claim): Promise<boolean> =>
  (await db.run(END, [kind, key, holder])) === 1;
