import { rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountsFor, accountsNamed, findAccountAuthors, statusesOf } from './accounts.service';

/** Accounts of both sites: 1 named in its description, 2 and 3 by name, 4 closed; member 7 of site 1 follows 3. */
let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site_id of [1, 2]) {
    const account = (id: number, topic: string, description: string, more: object = {}) => ({
      ...{
        site_id,
        id,
        status: 0,
        forbidden: id === 5,
        doc: { topic, description, icon: `/i${site_id}${id}.jpg` },
        ...more,
      },
    });
    await sites.add(
      'accounts',
      ...[account(1, '书场', '白塔下的说书人'), account(2, '白塔书场', ''), account(3, '古镇白塔', '老街')],
      ...[account(4, '白塔旧号', '', { status: 4 }), account(5, '白塔禁号', '')],
    );
  }
  const follow = { type: 4, created_at: at(0) };
  await sites.add(
    'subscriptions',
    { ...follow, site_id: 1, object_id: 3, who: 'm:7' },
    { ...follow, site_id: 2, object_id: 2, who: 'm:7' },
    { ...follow, site_id: 1, object_id: 2, who: 'm:8' },
  );
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);

test('[F26] accounts by words – in the name, the description, both words, hidden ones, none – come with names first', async () => {
  const named = (words: string, site = 1) => accountsNamed(sites.db, site, words);
  expect([await named('白塔'), await named('书场'), await named('白塔 说书'), await named('老街')]).toEqual([
    [2, 3, 1],
    [1, 2],
    [1],
    [3],
  ]);
  expect([await named('旧号'), await named(''), await named('   '), await named('白塔', 3)]).toEqual([
    [],
    [],
    [],
    [],
  ]);
});

test('[F26] accounts by number – in the order asked, unknown, followed by the reader, by nobody – say who follows them', async () => {
  const rows = async (ids: readonly number[], who: string, site = 1) =>
    (await accountsFor(sites.db, site, ids, who)).map(({ topic, isFollow }) => [topic, isFollow]);
  expect(await rows([3, 99, 1, 2], 'm:7')).toEqual([
    ['古镇白塔', 1],
    ['书场', 0],
    ['白塔书场', 0],
  ]);
  expect([
    await rows([3], ''),
    await rows([2], 'm:8'),
    await rows([3, 2], 'm:7', 2),
    await rows([], 'm:7'),
  ]).toEqual([
    [['古镇白塔', 0]],
    [['白塔书场', 1]],
    [
      ['古镇白塔', 0],
      ['白塔书场', 1],
    ],
    [],
  ]);
});

test('[wire g63] statuses – in the order asked, unknown, closed, banned, followed – are those of the site', async () => {
  expect(await statusesOf(sites.db, 1, [5, 4, 99, 3], 'm:7')).toEqual([
    { xyID: 5, xyStatus: 0, xyForbidden: 1, isFollow: 0 },
    { xyID: 4, xyStatus: 4, xyForbidden: 0, isFollow: 0 },
    { xyID: 3, xyStatus: 0, xyForbidden: 0, isFollow: 1 },
  ]);
  expect((await statusesOf(sites.db, 1, [3]))[0]?.isFollow).toBe(0);
});

test(
  '[F26] authors among accounts – none asked, an unknown one, another site’s – have name and picture',
  trying(async ({ db }) => {
    expect(await findAccountAuthors(db, 1, [])).toEqual(new Map());
    expect(await findAccountAuthors(db, 2, [2, 99])).toEqual(
      new Map([[2, { name: '白塔书场', icon: '/i22.jpg' }]]),
    );
  }),
);
