import { VoteCycle } from '@contract/participation/voteCycle';
import type { Queries } from '@platform/db/connection';
import { rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockAnyVote, readVoteHead } from '../votes.store';
import type { LedgerEvent } from './ledger.document';
import { append, createLedgerBatch, entriesAfter, NOT_COUNTED } from './ledger.store';

/** Votes 1 and 2 of both sites; vote 1 has options 1, 2 and 3, vote 2 has option 4. */
let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site_id of [1, 2]) {
    for (const id of [1, 2])
      await sites.add('votes', {
        ...{
          site_id,
          id,
          kind: 'activity',
          object_id: id,
          cycle: VoteCycle.once,
          starts_at: at(0),
          ends_at: at(9),
        },
      });
    await sites.add('vote_themes', { site_id, id: 1, vote_id: 1, position: 1 });
    const option = { site_id, theme_id: 1, number: 1, votes: 10 };
    await sites.add(
      'vote_options',
      ...[1, 2, 3, 4].map((id) => ({ ...option, id, number: id, vote_id: id < 4 ? 1 : 2 })),
    );
  }
});
afterAll(() => sites.close());

const voteOf = async (db: Queries) => {
  const vote = await lockAnyVote(db, 1, 1);
  if (!vote) throw new Error('there is no vote');
  return vote;
};
const event: LedgerEvent = { kind: 'vote', voter: 'v', options: [1] };
/** Head and counts of the four votes. */
const heads = async (db: Queries) => {
  const rows = [];
  for (const [site, id] of [
    [1, 1],
    [1, 2],
    [2, 1],
    [2, 2],
  ] as const) {
    const head = await readVoteHead(db, site, id);
    rows.push([head?.last_no, head?.ballots, ...(head?.options.map(({ votes }) => votes) ?? [])]);
  }
  return rows;
};
const untouched = [
  [0, 0, 10],
  [0, 0, 10, 10, 10],
  [0, 0, 10],
];

const ways = [
  { how: 'one by one', isBatch: false },
  { how: 'in a batch', isBatch: true },
];
test.each(ways)(
  '[K11] entries $how – counted, taken back, without a count – are chained, and change this vote’s counts alone',
  async ({ isBatch }) =>
    rolledBack(
      () => sites,
      async ({ db }) => {
        const vote = await voteOf(db);
        const place = { site: 1, vote };
        const batch = createLedgerBatch(1, vote);
        const add = async (by: -1 | 0 | 1, options: readonly number[]) => {
          const counting = by === 0 ? { ...NOT_COUNTED, options } : { by, options };
          if (isBatch) batch.add(event, at(1), counting);
          else await append(db, place, event, at(1), counting);
        };
        await add(1, [1, 2, 4]);
        await add(1, [2]);
        await add(0, [3]);
        await add(-1, [1]);
        await batch.write(db);
        expect(await heads(db)).toEqual([[4, 1, 10, 12, 10], ...untouched]);
        expect([vote.last_no, vote.ballots]).toEqual([4, 1]);
        const entries = await entriesAfter(db, 1, 1, 0, 9);
        expect(entries.map(({ no }) => no)).toEqual([1, 2, 3, 4]);
        expect(entries.at(-1)?.hash).toBe((await readVoteHead(db, 1, 1))?.last_hash);
        expect(vote.last_hash).toBe(entries.at(-1)?.hash);
        expect(new Set(entries.map(({ hash }) => hash)).size).toBe(4);
        if (isBatch) {
          await createLedgerBatch(1, vote).write(db);
          expect((await heads(db))[0]).toEqual([4, 1, 10, 12, 10]);
        }
      },
    )(),
);

test(
  '[K11] entries of a ledger – of another vote and site, after a number – come in their order, a page at a time',
  rolledBack(
    () => sites,
    async ({ db, add }) => {
      const row = (site_id: number, vote_id: number, no: number) => ({
        ...{ site_id, vote_id, no, entry: `${site_id}/${vote_id}/${no}`, hash: 'h' },
      });
      await add('vote_ledger', row(1, 1, 3), row(1, 1, 1), row(1, 1, 2), row(1, 2, 1), row(2, 1, 2));
      const from = async (no: number, limit: number) =>
        (await entriesAfter(db, 1, 1, no, limit)).map(({ entry }) => entry);
      expect(await from(0, 9)).toEqual(['1/1/1', '1/1/2', '1/1/3']);
      expect(await from(1, 1)).toEqual(['1/1/2']);
      expect(await from(3, 9)).toEqual([]);
    },
  ),
);
