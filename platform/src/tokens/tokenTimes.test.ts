import { MemberState } from '@platform/membership/memberState.types';
import { oneUseToken, siteOfToken, websocketToken } from '@platform/sockets/socketTokens.service';
import { rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TOKEN_MS } from './anonymousToken.rules';
import { createTokens } from './tokens.service';

const KEY = '11'.repeat(32);
const MONTH_MS = 30 * 24 * 3_600_000;
let sites: TwoSites;
/** Member 7 of both sites is open, 8 disabled, 9 former. */
beforeAll(async () => {
  sites = await openTwoSites();
  const states = [MemberState.open, MemberState.disabled, MemberState.ended];
  for (const site_id of [1, 2])
    for (const [index, state] of states.entries())
      await sites.add('members', {
        site_id,
        id: 7 + index,
        nickname: `名${index}`,
        state,
        created_at: at(0),
      });
});
afterAll(() => sites.close());

const trying = (work: (one: ReturnType<typeof newTokens>) => Promise<void>) =>
  rolledBack(
    () => sites,
    ({ db }) => work(newTokens(db)),
  );
function newTokens(db: TwoSites['db']) {
  const clock = { now: at(0).getTime() };
  const tokens = createTokens(db, KEY, () => clock.now);
  const start = (member: number, device = 'x', site = 1) => tokens.start(db, site, member, device, 'phone');
  const kind = async (token: string, { site = 1, device = 'x', isRequired = true } = {}) =>
    (await tokens.callerOf(site, token, { device, isRequired }))?.kind;
  const refreshed = (token: string, { site = 1, device = 'x' } = {}) =>
    tokens.refresh(site, device, token).then(
      () => 'done',
      (error: { status: number }) => error.status,
    );
  return { db, clock, tokens, start, kind, refreshed };
}

describe('[wire D8] a member’s token', () => {
  test(
    '[wire D8] of an open, a disabled and a former member – by its device, another, none, on another site – leads to whom it is',
    trying(async ({ start, kind }) => {
      const [open, disabled, gone] = [await start(7), await start(8), await start(9)].map(
        ({ accessToken }) => accessToken,
      );
      expect([await kind(open ?? ''), await kind(disabled ?? ''), await kind(gone ?? '')]).toEqual([
        'member',
        undefined,
        'gone',
      ]);
      expect([
        await kind(open ?? '', { device: 'y' }),
        await kind(open ?? '', { device: '' }),
        await kind(open ?? '', { site: 2 }),
      ]).toEqual(Array(3).fill(undefined));
      expect([
        await kind(open ?? '', { device: '', isRequired: false }),
        await kind(open ?? '', { device: 'y', isRequired: false }),
      ]).toEqual(['member', undefined]);
      expect([await kind('m1.none'), await kind('')]).toEqual([undefined, undefined]);
    }),
  );

  test(
    '[wire D8] at its last moment, at its end, of a login that has ended – is good until then',
    trying(async ({ db, clock, tokens, start, kind }) => {
      const first = await start(7);
      const second = await start(7, 'y');
      expect(first.expires).toBe(clock.now + TOKEN_MS);
      clock.now += TOKEN_MS - 1;
      expect(await kind(first.accessToken)).toBe('member');
      expect(await tokens.endAll(db, 1, 7, second.login)).toBe(1);
      expect([await kind(first.accessToken), await kind(second.accessToken, { device: 'y' })]).toEqual([
        undefined,
        'member',
      ]);
      clock.now += 1;
      expect(await kind(second.accessToken, { device: 'y' })).toBeUndefined();
    }),
  );

  test(
    '[wire D8] of a login – ended by its member, by another, by nobody’s number – ends once, for its member alone',
    trying(async ({ db, tokens, start, kind }) => {
      const [first, second] = [await start(7), await start(7, 'y')];
      expect([
        await tokens.endOne(db, 1, 8, first.login),
        await tokens.endOne(db, 2, 7, first.login),
        await tokens.endOne(db, 1, 7, 0),
      ]).toEqual(Array(3).fill(false));
      expect([
        await tokens.endOne(db, 1, 7, first.login),
        await tokens.endOne(db, 1, 7, first.login),
      ]).toEqual([true, false]);
      expect([await kind(first.accessToken), await kind(second.accessToken, { device: 'y' })]).toEqual([
        undefined,
        'member',
      ]);
      expect((await tokens.loginsOf(db, 1, 7)).filter(({ open }) => open).map(({ id }) => id)).toEqual([
        second.login,
      ]);
    }),
  );
});

describe('[wire D8] a refresh token', () => {
  test.each([
    { after: MONTH_MS - 1, answer: 'done' },
    { after: MONTH_MS, answer: 10102 },
  ])('[wire D8] $after ms old – answers $answer', async ({ after, answer }) =>
    trying(async ({ clock, start, refreshed }) => {
      const { refreshToken } = await start(7);
      clock.now += after;
      expect(await refreshed(refreshToken)).toBe(answer);
    })(),
  );

  test.each([
    { after: 60_000, answer: 'done', kind: 'member' },
    { after: 60_001, answer: 10102, kind: undefined },
  ])(
    '[wire D8] used again $after ms later – answers $answer and leaves the login to $kind',
    async ({ after, answer, kind: left }) =>
      trying(async ({ clock, tokens, start, kind, refreshed }) => {
        const { refreshToken, accessToken } = await start(7);
        const next = await tokens.refresh(1, 'x', refreshToken);
        expect([next.member, await kind(next.accessToken), await kind(accessToken)]).toEqual([
          7,
          'member',
          'member',
        ]);
        clock.now += after;
        expect(await refreshed(refreshToken)).toBe(answer);
        expect(await kind(next.accessToken)).toBe(left);
      })(),
  );

  test(
    '[wire D8] of another device, site, of an access token, a disabled and a former member, an ended login – is refused by its code',
    trying(async ({ db, tokens, start, refreshed }) => {
      const { refreshToken, accessToken } = await start(7);
      expect([
        await refreshed(refreshToken, { device: 'y' }),
        await refreshed(refreshToken, { site: 2 }),
        await refreshed(accessToken),
        await refreshed((await start(8)).refreshToken),
        await refreshed((await start(9)).refreshToken),
      ]).toEqual([10102, 10102, 10102, 10103, 10103]);
      expect(await refreshed(refreshToken)).toBe('done');
      await tokens.endAll(db, 1, 7);
      expect(await refreshed(refreshToken)).toBe(10102);
    }),
  );
});

test(
  '[K8] tokens of one login – twenty-one pairs – are the newest twenty',
  trying(async ({ db, clock, tokens, start, kind }) => {
    const { login, accessToken } = await start(7);
    const given: string[] = [accessToken];
    for (let turn = 0; turn < 19; turn += 1) {
      clock.now += 1;
      given.push((await tokens.again(db, 1, login)).accessToken);
    }
    expect(await kind(accessToken)).toBe('member');
    clock.now += 1;
    given.push((await tokens.again(db, 1, login)).accessToken);
    const good: (string | undefined)[] = [];
    for (const token of given) good.push(await kind(token));
    expect(good).toEqual([undefined, ...Array(20).fill('member')]);
  }),
);

describe('[wire D9] tokens of the socket', () => {
  const hour = 3_600_000;
  const start = Date.UTC(2026, 0, 10, 5, 0, 0);
  test(
    '[wire D9] shared – through an hour, at its end, changed, of another key – open their site’s socket for a day at least',
    trying(async ({ db }) => {
      const token = websocketToken(KEY, 2, start);
      expect([
        websocketToken(KEY, 2, start + hour - 1) === token,
        websocketToken(KEY, 2, start + hour) === token,
      ]).toEqual([true, false]);
      const site = (now: number, text = token, key = KEY) => siteOfToken(db, key, text, now);
      expect([await site(start), await site(start + 25 * hour - 1), await site(start + 25 * hour)]).toEqual([
        2,
        2,
        undefined,
      ]);
      expect([
        await site(start, token.replace('w1.2.', 'w1.1.')),
        await site(start, token, '22'.repeat(32)),
        await site(start, `${token}.x`),
      ]).toEqual(Array(3).fill(undefined));
      expect([await site(start), await site(start), await site(start, 'w3.2.0..x')]).toEqual([
        2,
        2,
        undefined,
      ]);
    }),
  );

  test(
    '[wire n19] of one use – used twice, at its end, another one – open once within a minute',
    trying(async ({ db }) => {
      const token = oneUseToken(KEY, 1, start);
      const site = (now: number, text = token) => siteOfToken(db, KEY, text, now);
      expect([await site(start + 60_000), await site(start + 59_999), await site(start + 59_999)]).toEqual([
        undefined,
        1,
        undefined,
      ]);
      const other = oneUseToken(KEY, 1, start);
      expect([other === token, await site(start, other)]).toEqual([false, 1]);
    }),
  );
});
