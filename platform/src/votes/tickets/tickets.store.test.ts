import { VoteCycle } from '@contract/participation/voteCycle';
import { rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetTickets, putTickets, spendTickets, ticketsAmong } from './tickets.store';

/** Votes of both sites: 1 of an activity, 2 of a published article, 3 of one that is withdrawn on site 1, 4 hidden; 5 on site 2 alone. */
let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site_id of [1, 2]) {
    for (const id of [12, 13])
      await sites.add('articles', { site_id, id, key: `k${id}`, status: id === 12 || site_id === 2 ? 1 : 0 });
    const vote = (id: number, more: object = {}) => ({
      ...{ site_id, id, kind: 'activity', object_id: id, shown: true, starts_at: at(0), ends_at: at(9) },
      ...{ cycle: VoteCycle.once, ...more },
    });
    await sites.add(
      'votes',
      ...[vote(1), vote(2, { kind: 'article', object_id: 12 }), vote(3, { kind: 'article', object_id: 13 })],
      vote(4, { shown: false }),
      ...(site_id === 2 ? [vote(5)] : []),
    );
  }
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);

const hash = (name: string) => Buffer.from(name);
const ticket = (vote: number, name = `t${vote}`, expires = 100) => ({
  ...{ hash: hash(name), vote, who: Buffer.from('ann'), expires: at(expires) },
});

test(
  '[wire n10] tickets – of hidden votes, of a withdrawn article’s, of another site – are stored for votes that readers see',
  trying(async ({ db }) => {
    const stored = async (site: number, names: string) =>
      (
        await putTickets(
          db,
          site,
          [1, 2, 3, 4, 5].map((vote) => ticket(vote, `${names}${vote}`)),
        )
      )
        .map((row) => row.hash.toString())
        .toSorted();
    expect(await stored(1, 'a')).toEqual(['a1', 'a2']);
    expect(await stored(2, 'b')).toEqual(['b1', 'b2', 'b3', 'b5']);
    const all = ['a', 'b'].flatMap((name) => [1, 2, 3, 4, 5].map((vote) => hash(`${name}${vote}`)));
    const among = async (site: number, vote: number) =>
      (await ticketsAmong(db, site, vote, all, at(0))).map((row) => row.hash.toString());
    expect([await among(1, 1), await among(1, 2), await among(2, 1), await among(1, 3)]).toEqual([
      ...[['a1'], ['a2'], ['b1'], []],
    ]);
  }),
);

test(
  '[K11] a ticket – at its end, spent, of another vote or site, beside another – is good once and while it lasts',
  trying(async ({ db }) => {
    await putTickets(db, 1, [ticket(1, 'x'), ticket(1, 'y')]);
    await putTickets(db, 2, [ticket(1, 'x')]);
    const of = async (name: string, now: number, site = 1) =>
      (await ticketsAmong(db, site, 1, [hash(name)], at(now))).map(({ used, good, who }) => [
        used,
        good,
        who.toString(),
      ]);
    expect([await of('x', 99), await of('x', 100)]).toEqual([
      [[false, true, 'ann']],
      [[false, false, 'ann']],
    ]);
    await spendTickets(db, 1, [hash('x')], at(5));
    expect([await of('x', 0), await of('y', 0), await of('x', 0, 2)]).toEqual([
      ...[[[true, true, 'ann']], [[false, true, 'ann']], [[false, true, 'ann']]],
    ]);
  }),
);

test(
  '[K8] tickets whose end has passed – at it, after it, more than a part – go a part at a time',
  trying(async ({ db }) => {
    await putTickets(db, 1, [ticket(1, 'a', 10), ticket(1, 'b', 10), ticket(1, 'c', 10), ticket(1, 'd', 11)]);
    expect(await forgetTickets(db, at(10), 9)).toBe(0);
    expect(await forgetTickets(db, at(11), 2)).toBe(2);
    expect(await forgetTickets(db, at(11), 2)).toBe(1);
    expect(await ticketsAmong(db, 1, 1, [hash('d')], at(0))).toHaveLength(1);
  }),
);
