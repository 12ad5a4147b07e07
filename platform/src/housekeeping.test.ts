import { startJobs } from '@platform/jobs/jobRunner';
import { siteTime } from '@platform/wire/wireDate';
import { aRow } from '@testing/aRow';
import { jobsOn } from '@testing/jobs';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { deleteExpired, housekeepingJob, housekeepingTasks } from './housekeeping';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let platform: TestPlatform;
let now: number;
beforeAll(async () => {
  platform = await startPlatform();
  now = platform.clock.now();
  await aRow(platform.db, 'sites', { id: 2 });
});
afterAll(() => platform.close());

interface Case {
  readonly table: string;
  /** Column that holds the moment. */
  readonly column: string;
  /** A row whose moment lies so long before now is the oldest that stays, ms. */
  readonly kept: number;
  /** Other columns that a row needs, at this moment, epoch ms. */
  readonly having?: (now: number) => Readonly<Record<string, unknown>>;
  readonly isOfNoSite?: boolean;
}

const cases: Readonly<Record<keyof typeof housekeepingTasks, readonly Case[]>> = {
  forgetOldEvents: [{ table: 'counted_events', column: 'created_at', kept: 3 * DAY_MS }],
  forgetOldAdvertEvents: [{ table: 'advert_events', column: 'day', kept: DAY_MS }],
  deleteExpiredTokens: [{ table: 'login_tokens', column: 'expires_at', kept: 0 }],
  forgetOldStaffTokens: [{ table: 'staff_tokens', column: 'expires_at', kept: 0, isOfNoSite: true }],
  forgetOldChallenges: [{ table: 'challenges', column: 'expires_at', kept: 0 }],
  forgetUsedCodes: [
    { table: 'phone_codes', column: 'sent_at', kept: 10 * MINUTE_MS },
    { table: 'phone_codes', column: 'used_at', kept: MINUTE_MS, having: (at) => ({ sent_at: new Date(at) }) },
  ],
  forgetOldAttempts: [{ table: 'attempts', column: 'since', kept: DAY_MS }],
  deleteExpiredSigns: [{ table: 'seen_randoms', column: 'seen_at', kept: 20 * MINUTE_MS }],
  forgetOldProofs: [{ table: 'provider_proofs', column: 'expires_at', kept: 0 }],
  forgetOldFrames: [{ table: 'live_frames', column: 'at', kept: DAY_MS }],
  forgetOldTickets: [{ table: 'vote_tickets', column: 'expires_at', kept: 0 }],
  forgetOldSnapshots: [{ table: 'vote_snapshots', column: 'seen_at', kept: DAY_MS }],
  forgetExpiredUploads: [{ table: 'open_uploads', column: 'expires_at', kept: 0 }],
  forgetOldMessages: [{ table: 'outbox', column: 'sent_at', kept: 7 * DAY_MS }],
  // kinds that are changed or deleted by another row: personalData/retention.test.ts
  applyRetention: [
    { table: 'tipoffs', column: 'created_at', kept: 1095 * DAY_MS },
    { table: 'feedback', column: 'created_at', kept: 365 * DAY_MS },
    { table: 'contributions', column: 'created_at', kept: 365 * DAY_MS },
    { table: 'redemptions', column: 'settled_at', kept: 1095 * DAY_MS },
    { table: 'member_messages', column: 'created_at', kept: 365 * DAY_MS },
    { table: 'logins', column: 'ended_at', kept: 180 * DAY_MS },
    { table: 'logins', column: 'seen_at', kept: 180 * DAY_MS },
    { table: 'staff_acts', column: 'at', kept: 1095 * DAY_MS },
  ],
};

const all = Object.entries(cases).flatMap(([name, several]) =>
  several.map((one) => ({ ...one, name: name as keyof typeof housekeepingTasks })),
);
const raise = (error: unknown) => {
  throw error;
};

/** The moment as the column holds it: a day by the newsroom's clock, or itself. */
const momentOf = ({ column }: Case, at: number): Date | string =>
  column === 'day' ? siteTime(new Date(at)).date : new Date(at);
const stepOf = ({ column }: Case): number => (column === 'day' ? DAY_MS : 1);

/** A row of each of two sites at the oldest moment that stays, and one a step older. */
async function fill(one: Case): Promise<void> {
  const oldest = now - one.kept;
  await platform.db.script(`delete from ${one.table}`);
  for (const site of [1, 2])
    for (const at of [oldest, oldest - stepOf(one)])
      await aRow(platform.db, one.table, {
        ...(one.isOfNoSite ? {} : { site_id: site }),
        ...one.having?.(now),
        [one.column]: momentOf(one, at),
      });
}

const left = ({ table, column }: Case) =>
  platform.db.query<{ moment: Date | string }>({
    name: `test-moments-${table}-${column}`,
    text: `select ${column} as moment from ${table}`,
  });

const isKept = (one: Case) => {
  const moment = momentOf(one, now - one.kept);
  return [{ moment }, { moment }];
};

for (const one of all)
  test(`[K8] ${one.name} – ${one.table} at the limit of ${one.column} and beyond it, on two sites – those beyond are deleted and counted, the others stay`, async () => {
    await fill(one);
    expect(await housekeepingTasks[one.name](platform.db, now)).toBe(2);
    expect(await left(one)).toEqual(isKept(one));
  });

test('[K8] housekeeping – every task has rows to delete – deletes them all and counts their sum', async () => {
  const first = Object.values(cases).flatMap((several) => several.slice(0, 1));
  for (const one of first) await fill(one);
  expect(await deleteExpired(platform.db, now, raise)).toBe(2 * first.length);
  for (const one of first) expect(await left(one), one.table).toEqual(isKept(one));
});

test('[K8] housekeeping – a task fails – the others delete theirs, and the failure is told', async () => {
  const several = all.filter(({ table, column }) => table !== 'phone_codes' && column !== 'seen_at');
  for (const one of several) await fill(one);
  await platform.db.script('alter table phone_codes rename to phone_codes_away');
  onTestFinished(() => platform.db.script('alter table phone_codes_away rename to phone_codes'));
  const failures: unknown[] = [];
  expect(await deleteExpired(platform.db, now, (error) => failures.push(error))).toBe(2 * several.length);
  expect(failures).toHaveLength(1);
});

const CLAIMED = {
  name: 'test-claimed',
  text: 'select holder is not null as "isClaimed", attempts from jobs',
};

test('[K9] a stop – while a task of housekeeping is under way – waits for it, no other begins, and the work waits again', async () => {
  const own = await startPlatform();
  onTestFinished(() => own.close());
  for (const table of ['counted_events', 'phone_codes']) {
    const one = all.find((found) => found.table === table);
    if (one) await aRow(own.db, table, { site_id: 1, [one.column]: new Date(0) });
  }
  const { parts, failures } = jobsOn(own.db);
  const job = housekeepingJob(own.db, own.clock.now, (error) => failures.push(String(error)));
  const order: string[] = [];
  let stopped = Promise.resolve();
  await own.db.transaction(async (queries) => {
    // the first task waits
    await queries.script('lock table counted_events');
    const stop = startJobs(parts, [job]);
    await expect.poll(() => own.db.one(CLAIMED)).toMatchObject({ isClaimed: true });
    stopped = stop().then(() => void order.push('stopped'));
    order.push('let go');
  });
  await stopped;
  expect([order, failures]).toEqual([['let go', 'stopped'], []]);
  const COUNTS = {
    name: 'test-counts',
    text: 'select (select count(*)::int from counted_events) as events, (select count(*)::int from phone_codes) as codes',
  };
  expect(await own.db.one(COUNTS)).toEqual({ events: 0, codes: 1 });
  expect(await own.db.one(CLAIMED)).toEqual({ isClaimed: false, attempts: 0 });
});
