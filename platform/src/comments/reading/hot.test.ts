import { KindNumber } from '@contract/codes';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findHottestThreads, type HotWeights } from './hot.service';
import { HOTTEST } from './hot.store';

const MANY = 4000;
const thing = { site: 1, source: KindNumber.source.article, objectID: 777 };

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  const { uid } = await platform.member();
  // few are liked or answered much, many alike; some are answers, or not shown
  await platform.db.script(`
    insert into comments (site_id, source, object_id, member_id, content, words_hash, state, created_at, praise, discuss, thread_id)
      select 1, ${thing.source}, ${thing.objectID}, ${uid}, 'c' || n, '\\x00', case when n % 41 = 0 then 1 + n % 3 else 0 end, now(),
        (n * 7919 % 1009) * (n * 7919 % 1009) / 90000, 1000 / (1 + n * 104729 % 997) / 2, case when n % 37 = 0 then 1 else 0 end
      from generate_series(1, ${MANY}) n;
    insert into comments (site_id, source, object_id, member_id, content, words_hash, state, created_at, praise)
      select 1, ${thing.source}, ${thing.objectID + 1}, ${uid}, 'other', '\\x00', 0, now(), 999;
    analyze comments;`);
});
afterAll(() => platform.close());

/** Every thread weighed, and put in order. */
async function plainly({ praise, discuss }: HotWeights, limit: number): Promise<number[]> {
  const text = `select id from comments where site_id = $1 and source = $2 and object_id = $3 and thread_id = 0 and state = 0
      and praise * $4::float8 + discuss * $5::float8 > 0
    order by praise * $4::float8 + discuss * $5::float8 desc, id desc limit $6`;
  const values = [thing.site, thing.source, thing.objectID, praise, discuss, limit];
  return (await platform.db.query<{ id: number }>({ name: 'plainly', text }, values)).map(({ id }) => id);
}

describe('[wire g15] the hottest of thousands of threads', () => {
  test.each([
    [1, 1],
    [5, 5],
    [2, 1],
    [1, 3],
    [1, 0],
    [0, 1],
    [0.5, 0.2],
    [1, 100],
    [0, 0],
  ])(
    'a like weighs %d, an answer %d: the same in the same order as by weighing all of them',
    async (praise, discuss) => {
      for (const limit of [1, 5, 20, 300]) {
        const expected = await plainly({ praise, discuss }, limit);
        expect(expected.length).toBe(praise + discuss > 0 ? limit : 0);
        expect(await findHottestThreads(platform.db, thing, { praise, discuss }, limit)).toEqual(expected);
      }
    },
  );

  test('as many as there are, where fewer are hot than asked for', async () => {
    const weights = { praise: 3, discuss: 2 };
    expect(await findHottestThreads(platform.db, thing, weights, MANY)).toEqual(await plainly(weights, MANY));
    expect(await findHottestThreads(platform.db, { ...thing, objectID: 1 }, weights, 5)).toEqual([]);
  });

  test('no more rows are read than are shown', async () => {
    const text = `explain (analyze, costs off, timing off, summary off) ${HOTTEST.text}`;
    const values = [thing.site, thing.source, thing.objectID, 2 ** 31 - 1, 2 ** 31 - 1, 5];
    const plan = await platform.db.query<{ 'QUERY PLAN': string }>({ name: 'explained', text }, values);
    const lines = plan.map((row) => row['QUERY PLAN']);
    expect(lines.join('\n')).toMatch(
      /Index (Only )?Scan using comments_hot on comments c \(actual rows=5(\.00)? /,
    );
    expect(lines.join('\n')).not.toContain('Sort');
  });
});
