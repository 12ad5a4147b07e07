import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetChallenges, takeChallenge } from './challenges.store';

let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
});
afterAll(() => sites.close());

const key = { site: 1, id: 'a', device: 'd', scene: 'login' };
const row = (id: string, expires: number) => ({
  ...{ site_id: 1, id, device: 'd', scene: 'login', answer_hash: Buffer.from(id), expires_at: at(expires) },
});

test('[H7] a challenge – asked for by another site, number, device, scene, or at its end – stays; its own call takes it once', async () => {
  await sites.add('challenges', row('a', 10), row('b', 10));
  const others = [{ site: 2 }, { id: 'c' }, { device: 'e' }, { scene: 'register' }];
  for (const other of others)
    expect(await takeChallenge(sites.db, { ...key, ...other }, at(0))).toBeUndefined();
  expect(await takeChallenge(sites.db, key, at(10))).toBeUndefined();
  expect(await takeChallenge(sites.db, key, at(9))).toMatchObject({ answer_hash: Buffer.from('a') });
  expect(await takeChallenge(sites.db, key, at(9))).toBeUndefined();
  expect(await takeChallenge(sites.db, { ...key, id: 'b' }, at(9))).toMatchObject({
    answer_hash: Buffer.from('b'),
  });
});

test('[K8] challenges that are over – more than one turn takes, one that ends at this moment – go turn by turn, others stay', async () => {
  await sites.add('challenges', row('1', 1), row('2', 2), row('3', 3), row('4', 4), row('5', 5));
  expect(await forgetChallenges(sites.db, at(4), 2)).toBe(2);
  expect(await forgetChallenges(sites.db, at(4), 2)).toBe(1);
  expect(await forgetChallenges(sites.db, at(4), 2)).toBe(0);
});
