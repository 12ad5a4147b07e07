import { AUTH_COUNT_LIMIT } from '@contract/limits';
import { Status } from '@contract/statuses';
import { combinations } from '@testing/matrix';
import { configOf, openCallLayer } from '@testing/openCallLayer';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallDependencies } from '../callDependencies';
import type { NativeAppPort, TokenRenewal } from '../callPorts';
import { at } from '../member/addresses';
import { currentMember } from '../member/member';
import type { SiteConfig } from '../siteConfig';
import { forgetStored, writeStored } from '../storage';
import { type CallEvent, type CallState, INITIAL_CALL_STATE, nextCallState } from './callState';
import { writeStoredTokens } from './storedTokens';

const STATUSES = [-1, ...Object.values(Status), 10_112, 11_003, 599] as const;
const NOW = 1_900_000_000_000;
const names = ['securityToken', 'accessToken', 'refreshToken', 'loginInfo'];

const read = 'hotWords';
const write = at({ name: 'a write', service: 'base', path: '/write', method: 'POST' });
const enter = at({ name: 'a login', service: 'sso', path: '/enter', method: 'POST' }, { login: 'enters' });
const leave = at({ name: 'a sign-out', service: 'sso', path: '/leave', method: 'POST' }, { login: 'leaves' });

let platform: TestPlatform;
let config: SiteConfig;
beforeAll(async () => {
  platform = await startPlatform();
  config = await configOf(await platform.app.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(() => platform.close());

/** @param renewal result of asking for another token @param uid the app's user; '' = none */
function anApp(renewal: TokenRenewal, uid: string) {
  let isIn = uid !== '';
  const cleared: string[] = [];
  const port: NativeAppPort = {
    getToken: async () => 'app.token',
    isMember: () => isIn,
    device: () => 'xyapp',
    renewToken: async () => renewal,
    clearUser: () => {
      isIn = false;
      cleared.push(uid);
    },
  };
  return { port, cleared };
}

const logins = {
  'a visitor': {},
  'a visitor with a token': { security: 'v' },
  'a member': { access: 'a', refresh: 'r', uid: '7' },
  'a member whose token is due': { refresh: 'r', uid: '7' },
  'a member without tokens': { uid: '7' },
  'tokens without a member': { access: 'a', refresh: 'r' },
} as const;
const apps: Readonly<Record<string, readonly [TokenRenewal, string] | undefined>> = {
  'no app': undefined,
  'an app that renews': ['renewed', '7'],
  'an app without a user': ['nobody', ''],
  'an app that is silent': ['silent', '7'],
};
type Login = keyof typeof logins;

function storeLogin(login: Login): void {
  for (const name of names) forgetStored('local', name);
  forgetStored('session', 'authCount');
  const none = { security: '', access: '', refresh: '' };
  const { uid, ...tokens }: Partial<typeof none & { uid: string }> = logins[login];
  writeStoredTokens('1', none, { ...none, ...tokens }, NOW);
  if (uid) writeStored('local', 'loginInfo', JSON.stringify({ uid, nickname: '岸柳', site: '1' }));
}

/** A platform that gives tokens and answers everything else with one status; it goes away before an endless call hangs the test. */
function alwaysAnswers(status: number): typeof fetch {
  let requests = 0;
  return async (input) => {
    requests += 1;
    if (requests > 20) return Response.error();
    if (String(input).includes('getAnonymousToken'))
      return Response.json({ status: 0, message: '', data: { token: `a1.${requests}`, expires: NOW } });
    return Response.json({ status, message: 'no', data: {} });
  };
}

/** @param comesIn the reader logs in where the login is asked for */
const answering = (comesIn: boolean): CallDependencies['events'] => ({
  onSignedOut: async () => comesIn,
  onLoginNeeded: async () => comesIn,
  onMemberRequest: async () => comesIn,
  onAppExpired: () => undefined,
  onReload: () => undefined,
  onNetworkFailed: () => undefined,
});

describe('[G5][S§4] one answer causes at most one repeat', () => {
  const axes = {
    login: Object.keys(logins) as Login[],
    app: Object.keys(apps),
    name: [read, write, enter, leave],
    comesIn: [true, false],
  };

  test.each(STATUSES)(
    'status %d to every request – any login, app and call – it is repeated once where its status has a reason, else never',
    async (status) => {
      const counts: Record<string, number> = {};
      for (const { login, app, name, comesIn } of combinations(axes, true)) {
        storeLogin(login);
        const given = apps[app];
        const native = given && anApp(...given);
        const line = openCallLayer(config, {
          now: () => NOW,
          fetch: alwaysAnswers(status),
          ...(native ? { nativeApp: async () => native.port } : {}),
          events: answering(comesIn),
        });
        await line.call(name, {}).catch(() => undefined);
        counts[`${login}, ${app}, ${name}, ${comesIn}`] = line.sent.filter(
          ({ name: sent }) => !/Token$/.test(sent),
        ).length;
      }
      const repeats = [
        ...[Status.refreshRefused, Status.memberClosed, Status.tokenExpired, Status.loginNeeded],
        Status.phoneNeeded,
        Status.ageNeeded,
        Status.guardianNeeded,
      ];
      const allowed = repeats.some((one) => one === status) ? 2 : 1;
      expect(Math.max(...Object.values(counts))).toBe(allowed);
    },
  );

  test.each([Status.refreshRefused, Status.memberClosed])(
    'status %d to a visitor who reads – it changes and reports nothing, and is asked once',
    async (status) => {
      for (const login of ['a visitor', 'a visitor with a token'] as const) {
        storeLogin(login);
        const line = openCallLayer(config, { now: () => NOW, fetch: alwaysAnswers(status) });
        expect(await line.call(read, {})).toMatchObject({ status });
        expect([line.count(read), line.reported]).toEqual([1, []]);
      }
      const native = anApp('renewed', '');
      const line = openCallLayer(config, {
        fetch: alwaysAnswers(status),
        nativeApp: async () => native.port,
      });
      await line.call(read, {});
      expect([line.count(read), line.reported, native.cleared]).toEqual([1, [], []]);
    },
  );

  test('10102 to a member who reads – the login ends, it is told once, and the call is repeated as a visitor', async () => {
    storeLogin('a member');
    const line = openCallLayer(config, { now: () => NOW, fetch: alwaysAnswers(Status.refreshRefused) });
    await line.call(read, {});
    expect([line.count(read), line.reported, currentMember('1')]).toEqual([2, ['signedOut'], undefined]);
    expect(line.sent.filter(({ name }) => name === read).map(({ headers }) => headers.token)).toEqual([
      'a',
      expect.stringMatching(/^a1\./),
    ]);
    await line.call(read, {});
    expect([line.count(read), line.reported]).toEqual([3, ['signedOut']]);
  });

  test('any sequence of answers – any traits – the machine gives the answer after at most six requests', () => {
    const traits = combinations(
      { isAction: [true, false], inApp: [true, false], hadLogin: [true, false] },
      true,
    );
    const events: readonly CallEvent[] = [{ type: 'done' }, { type: 'declined' }];
    const answers = STATUSES.map((status): CallEvent => ({ type: 'answered', status }));
    const longest = new Map<string, number>();
    const requestsAfter = (state: CallState, sent: number): number => {
      if (state.next === 'give' || state.next === 'reload') return sent;
      const isSent = state.next === 'send';
      const key = JSON.stringify([state, sent]);
      const known = longest.get(key);
      if (known !== undefined) return known;
      expect(sent).toBeLessThan(7);
      const after = (isSent ? answers : events).flatMap((event) =>
        traits.map((one) =>
          requestsAfter(
            nextCallState(state, event, { ...one, authCount: AUTH_COUNT_LIMIT }),
            isSent ? sent + 1 : sent,
          ),
        ),
      );
      longest.set(key, Math.max(...after));
      return Math.max(...after);
    };
    expect(requestsAfter(INITIAL_CALL_STATE, 0)).toBe(6);
  });
});
