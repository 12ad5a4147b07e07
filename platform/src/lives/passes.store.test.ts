import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertPass, passByToken, passesOf, reportByKey, saveReportKey, setRevoked } from './passes.store';

/** Both sites have lives 1 and 2; numbers of passes run over both. */
let sites: TwoSites;
const passes: number[] = [];
const pass = (site: number, live: number, token: string) => ({
  ...{ site, live, name: `${site}-${live}-${token}`, created_by: 1, tokenHash: Buffer.from(token) },
  ...{ createdAt: at(0), expiresAt: at(1000) },
});
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2])
    for (const id of [1, 2])
      await sites.add('lives', { site_id: site, id, status: 0, starts_at: at(0), doc: {} });
  for (const one of [pass(1, 1, 'a'), pass(1, 1, 'b'), pass(1, 2, 'c'), pass(2, 1, 'd')])
    passes.push((await insertPass(sites.db, one))?.id ?? 0);
});
afterAll(() => sites.close());

const names = async (site: number, live: number, limit = 10) =>
  (await passesOf(sites.db, site, live, limit)).map(({ name }) => name);

test('[A17] passes of a live – another live’s and another site’s with its number – come newest first, as many as asked for', async () => {
  expect(await names(1, 1)).toEqual(['1-1-b', '1-1-a']);
  expect(await names(1, 1, 1)).toEqual(['1-1-b']);
  expect(await names(1, 2)).toEqual(['1-2-c']);
  expect(await names(2, 1)).toEqual(['2-1-d']);
});

test('a pass – for a live that the other site alone has – is none', async () => {
  await sites.add('lives', { site_id: 2, id: 3, status: 0, starts_at: at(0), doc: {} });
  expect(await insertPass(sites.db, pass(1, 3, 'e'))).toBeUndefined();
  expect(await passByToken(sites.db, Buffer.from('e'))).toBeUndefined();
  expect(await passByToken(sites.db, Buffer.from('c'))).toMatchObject({ site: 1, live: 2, name: '1-2-c' });
});

test('[A17] a pass – revoked by its number with another site or live – keeps; with its own it ends at the first moment', async () => {
  const [first = 0, second = 0] = passes;
  expect(await setRevoked(sites.db, 2, 1, first, at(5))).toBe(0);
  expect(await setRevoked(sites.db, 1, 2, first, at(5))).toBe(0);
  expect(await setRevoked(sites.db, 1, 1, first, at(5))).toBe(1);
  expect(await setRevoked(sites.db, 1, 1, first, at(6))).toBe(1);
  const revoked = (await passesOf(sites.db, 1, 1, 10)).map(({ id, revoked_at }) => [id, revoked_at]);
  expect(revoked).toEqual([
    [second, null],
    [first, at(5)],
  ]);
});

test('[A17] a report – sent with a key that other passes and another site have – is found by its own pass', async () => {
  const [first, second, , other] = await Promise.all(
    ['a', 'b', 'c', 'd'].map((token) => passByToken(sites.db, Buffer.from(token))),
  );
  if (!first || !second || !other) throw new Error('a pass is missing');
  const { id, live, created_by, created_at, expires_at } = first;
  const equal = { site_id: 2, id, live_id: live, name: '同号', token_hash: Buffer.from('f') };
  await sites.add('live_passes', { ...equal, created_by, created_at, expires_at });
  await saveReportKey(sites.db, first, 'k', 11);
  await saveReportKey(sites.db, first, 'l', 12);
  await saveReportKey(sites.db, { ...first, site: 2 }, 'k', 13);
  await saveReportKey(sites.db, second, 'k', 14);
  expect(await reportByKey(sites.db, first, 'k')).toEqual({ id: 11 });
  expect(await reportByKey(sites.db, first, 'l')).toEqual({ id: 12 });
  expect(await reportByKey(sites.db, { ...first, site: 2 }, 'k')).toEqual({ id: 13 });
  expect(await reportByKey(sites.db, other, 'k')).toBeUndefined();
});
