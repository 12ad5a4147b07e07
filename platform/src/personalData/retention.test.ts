import { createHash } from 'node:crypto';
import { ContributionStatus } from '@contract/participation/codes';
import { defaultRetention, retentionOf } from '@platform/sites/retention';
import { wireDate } from '@platform/wire/wireDate';
import { aRow } from '@testing/aRow';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalTableList } from './personalTables.rules';
import { applyRetention } from './retention.service';

const DAY_MS = 86_400_000;

let platform: TestPlatform;
let now: number;
beforeAll(async () => {
  platform = await startPlatform();
  now = platform.clock.now();
  // the second site keeps everything a day longer
  const retention = Object.fromEntries(
    Object.entries(defaultRetention).map(([name, days]) => [name, days + 1]),
  );
  await aRow(platform.db, 'sites', { id: 2, config: JSON.stringify({ retention }) });
});
afterAll(() => platform.close());

const ago = (days: number, more = 0) => new Date(now - days * DAY_MS - more);
/** Ids of the rows of a table, `<site>/<id>`, in their order. */
async function idsIn(table: string, condition = 'true', id = 'id'): Promise<string[]> {
  const text = `select site_id || '/' || ${id} as row from ${table} where ${condition} order by site_id, ${id}`;
  return (
    await platform.db.query<{ row: string }>({ name: createHash('sha1').update(text).digest('hex'), text })
  ).map(({ row }) => row);
}

test('[K16] retention of registrations – activities that ended at the limit, before it, and without an end – those whose days are over are deleted, on each site by its own days', async () => {
  const { registrations: days } = defaultRetention;
  for (const site of [1, 2]) {
    const ends: readonly (readonly [number, string, Date])[] = [
      [11, wireDate(ago(days)), ago(2 * days)],
      [12, wireDate(ago(days, 1000)), ago(2 * days)],
      [13, wireDate(ago(days + 1, 1000)), ago(1)],
      [14, '', ago(days, 1)],
      [15, '', ago(days)],
    ];
    for (const [id, endTime, created] of ends) {
      await aRow(platform.db, 'activities', { site_id: site, id, doc: JSON.stringify({ endTime }) });
      await aRow(platform.db, 'entries', {
        site_id: site,
        id,
        activity_id: id,
        created_at: created,
        sign_form: '[]',
      });
    }
  }
  expect(await applyRetention(platform.db, now)).toBe(4);
  expect(await idsIn('entries')).toEqual(['1/11', '1/15', '2/11', '2/12', '2/14', '2/15']);
});

test('[K16] retention of ballots – votes that ended at the limit and before it – what was typed with ballots of the older one is cleared, the ballots stay', async () => {
  for (const [id, ends] of [
    [21, ago(180)],
    [22, ago(180, 1)],
  ] as const) {
    await aRow(platform.db, 'votes', { site_id: 1, id, ends_at: ends });
    await aRow(platform.db, 'vote_ballots', { site_id: 1, vote_id: id, info: '{"name": "甲"}' });
  }
  expect(await applyRetention(platform.db, now)).toBe(1);
  expect(await idsIn('vote_ballots', `info <> '{}'`, 'vote_id')).toEqual(['1/21']);
  expect(await idsIn('vote_ballots', 'site_id = 1', 'vote_id')).toEqual(['1/21', '1/22']);
  expect(await applyRetention(platform.db, now)).toBe(0);
});

test('[K16] retention of reports – at the limit and beyond it – older ones name nobody and give no words, and still count', async () => {
  for (const [object_id, created_at] of [
    [31, ago(365)],
    [32, ago(365, 1)],
  ] as const)
    await aRow(platform.db, 'exposes', {
      site_id: 1,
      kind: 1,
      object_id,
      who: 'm:5',
      reason: '吵',
      created_at,
    });
  expect(await applyRetention(platform.db, now)).toBe(1);
  expect(await idsIn('exposes', `who = 'm:5' and reason = '吵'`, 'object_id')).toEqual(['1/31']);
  expect(await idsIn('exposes', `reason = '' and who like 'e:%'`, 'object_id')).toEqual(['1/32']);
  expect(await applyRetention(platform.db, now)).toBe(0);
});

test('[K16] retention of contributions and logins – accepted ones, and logins whose tokens are good – stay', async () => {
  const created_at = ago(400);
  await aRow(platform.db, 'contributions', {
    site_id: 1,
    id: 41,
    created_at,
    status: ContributionStatus.passed,
  });
  await aRow(platform.db, 'logins', { site_id: 1, id: 42, seen_at: created_at });
  await aRow(platform.db, 'login_tokens', { site_id: 1, login_id: 42, expires_at: new Date(now) });
  expect(await applyRetention(platform.db, now)).toBe(0);
  // the token ends with its last moment
  await platform.db.script(`update login_tokens set expires_at = '${ago(180).toISOString()}'`);
  expect(await applyRetention(platform.db, now)).toBe(1);
  expect(await idsIn('contributions')).toEqual(['1/41']);
});

test('[K16] retention of a kind with more rows than one statement deletes – all go', async () => {
  await platform.db.script(`insert into staff_acts (site_id, id, at, staff_id, act, object_kind, object_id, detail)
    select 1, 900000 + n, '${ago(1095, 1).toISOString()}', 0, 'approve', 'comment', 1, '{}' from generate_series(1, 1001) n`);
  expect(await applyRetention(platform.db, now)).toBe(1001);
});

test.each([
  ['nothing', undefined, 1095],
  ['a number', { tipoffs: 30 }, 30],
  ['the least', { tipoffs: 1 }, 1],
  ['zero', { tipoffs: 0 }, 1095],
  ['less than nothing', { tipoffs: -1 }, 1095],
  ['a fraction', { tipoffs: 1.5 }, 1095],
  ['the most', { tipoffs: 36_500 }, 36_500],
  ['too much', { tipoffs: 36_501 }, 1095],
  ['a text', { tipoffs: '30' }, 1095],
  ['no object', 'x', 1095],
])('[K16] the setting retention – %s – days of tip-offs', (_, retention, days) => {
  expect(retentionOf({ retention })).toEqual({ ...defaultRetention, tipoffs: days });
});

test('[K16] kinds with a time of their own – are those that tables name', () => {
  const named = personalTableList.flatMap(([, { kept }]) => (typeof kept === 'string' ? [kept] : []));
  const names = new Set(named.filter((kept) => kept !== 'membership' && kept !== 'deletion'));
  expect([...names].toSorted()).toEqual(Object.keys(defaultRetention).toSorted());
});

test('[K16] retention of registrations, ballots and logins – what the other site has under the same number is over, or goes on – each follows its own site', async () => {
  const old = ago(900);
  for (const [site, end] of [
    [1, new Date(now)],
    [2, old],
  ] as const) {
    const doc = JSON.stringify({ endTime: wireDate(end) });
    await aRow(platform.db, 'activities', { site_id: site, id: 51, doc });
    await aRow(platform.db, 'votes', { site_id: site, id: 52, ends_at: end });
    await aRow(platform.db, 'logins', { site_id: site, id: 53, seen_at: old });
  }
  await aRow(platform.db, 'entries', {
    site_id: 1,
    id: 51,
    activity_id: 51,
    created_at: old,
    sign_form: '[]',
  });
  await aRow(platform.db, 'vote_ballots', { site_id: 1, vote_id: 52, info: '{"name": "甲"}' });
  await aRow(platform.db, 'login_tokens', { site_id: 1, login_id: 53, expires_at: new Date(now) });
  await applyRetention(platform.db, now);
  expect(await idsIn('entries', 'id = 51')).toEqual(['1/51']);
  expect(await idsIn('vote_ballots', `vote_id = 52 and info <> '{}'`, 'vote_id')).toEqual(['1/52']);
  expect(await idsIn('logins', 'id = 53')).toEqual(['1/53']);
});
