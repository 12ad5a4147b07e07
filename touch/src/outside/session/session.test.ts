import { configOf, type OpenedCallLayer, openCallLayer } from '@testing/openCallLayer';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { loginByPhone, logout, sendCode } from '@touch/api/login';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import type { CallDependencies } from '../callDependencies';
import { CallFailed } from '../calls/callLayer';
import { at } from '../member/addresses';
import { currentMember } from '../member/member';
import { QueryCache } from '../queryCache';
import type { SiteConfig } from '../siteConfig';
import { forgetStored, readStored, writeStored } from '../storage';
import { readStoredTokens, writeStoredTokens } from './storedTokens';

const MINUTE = 60_000;
const LIFE = 130 * MINUTE;
const names = ['securityToken', 'accessToken', 'refreshToken', 'loginInfo', 'authToken', 'appSecret'];

/** A call only a member may make, without changing anything. */
const modify = at({ name: 'modify', service: 'sso', method: 'POST' });

let platform: TestPlatform;
let config: SiteConfig;
/** Another person's browser and phone in every test: codes are counted. */
let person = 0;
let needsReset = false;
const phone = () => `1380000${String(person).padStart(4, '0')}`;
const device = () => `xy${person}`;
beforeAll(async () => {
  platform = await startPlatform();
  config = await configOf(await platform.app.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(() => platform.close());
beforeEach(() => {
  person += 1;
});
afterEach(async () => {
  for (const name of names) forgetStored('local', name);
  forgetStored('session', 'authCount');
  if (needsReset) await platform.configure({});
  needsReset = false;
});

/** A page whose own clock stands, whatever the platform's does. */
const tab = (parts: Partial<CallDependencies> = {}): OpenedCallLayer => {
  const now = platform.clock.now();
  return openCallLayer(config, { now: () => now, device, ...parts });
};

async function enter(line: OpenedCallLayer, own = phone()): Promise<void> {
  const cache = new QueryCache(line.call, platform.clock.now);
  platform.clock.forward(MINUTE);
  expect(await sendCode(cache, own, 'login')).toEqual({ kind: 'done' });
  const code = await platform.codeTo(own);
  expect(await loginByPhone(cache, own, code)).toEqual({ kind: 'done' });
}

async function needsTokens(): Promise<void> {
  needsReset = true;
  await platform.configure({ tokenEnable: 1 });
}
const endLogins = () => platform.db.run({ name: 'end', text: 'update logins set ended_at = now()' });
const storedTokens = () => readStoredTokens('1', platform.clock.now());
/** The same by a clock that stands, as the tabs' do. */
const tokensAtFixedTime = () => {
  const now = platform.clock.now();
  return () => readStoredTokens('1', now);
};

describe('[G4] a visitor', () => {
  test('many calls at once share one anonymous token', async () => {
    await needsTokens();
    const line = tab();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => line.call('hotWords', {})));
    expect(answers.map(({ status }) => status)).toEqual([0, 0, 0, 0, 0]);
    expect([line.count('getAnonymousToken'), line.count('hotWords')]).toEqual([1, 5]);
  });

  test('a token that is over is fetched anew, and the call retried once', async () => {
    await needsTokens();
    const line = tab();
    await line.call('hotWords', {});
    platform.clock.forward(LIFE);
    expect(await line.call('hotWords', {})).toMatchObject({ status: 0 });
    expect([line.count('getAnonymousToken'), line.count('hotWords')]).toEqual([2, 3]);
  });

  test('a call – no token can be had – goes without one, and the platform decides', async () => {
    const gone: typeof fetch = async (input, init) =>
      String(input).includes('getAnonymousToken') ? Response.error() : fetch(input, init);
    const line = tab({ fetch: gone });
    expect(await line.call('hotWords', {})).toMatchObject({ status: 0 });
    expect(await line.call('hotWords', {})).toMatchObject({ status: 0 });
    expect(line.count('getAnonymousToken')).toBe(1);
    await needsTokens();
    expect(await line.call('hotWords', {})).toMatchObject({ status: 10111, message: '登录已过期' });
    expect([line.count('getAnonymousToken'), line.reported]).toEqual([2, []]);
  });
});

describe('[G4] a member', () => {
  test('[G10] the tokens of a login stay in the call layer, and travel in the header alone', async () => {
    const line = tab();
    await enter(line);
    expect(currentMember('1')).toMatchObject({ hasPhone: true, nickname: expect.stringMatching(/^读者/) });
    const { access, refresh } = storedTokens();
    expect(await line.call(modify, {})).toMatchObject({ status: 0 });
    expect(line.sent.at(-1)?.headers.token).toBe(access);
    const login = line.sent.find(({ name }) => name === 'loginByPhone');
    expect(login?.headers['program-params']).toBe('phone,code,devid');
    const addresses = line.sent.map(({ url }) => url.href).join(' ');
    for (const secret of [access, refresh, storedTokens().security]) expect(addresses).not.toContain(secret);
  });

  test('many calls with an expired token share one refresh', async () => {
    await needsTokens();
    const line = tab();
    await enter(line);
    platform.clock.forward(LIFE);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => line.call('hotWords', {})));
    expect(answers.map(({ status }) => status)).toEqual([0, 0, 0, 0, 0]);
    expect([line.count('refreshAccessToken'), line.count('hotWords'), line.reported]).toEqual([1, 10, []]);
    expect(await line.call(modify, {})).toMatchObject({ status: 0 });
  });

  test('[S§4] after two hours of this browser’s clock the login is refreshed before the call', async () => {
    const line = openCallLayer(config, { now: platform.clock.now, device });
    await enter(line);
    platform.clock.forward(120 * MINUTE);
    expect(await line.call(modify, {})).toMatchObject({ status: 0 });
    expect([line.count('refreshAccessToken'), line.count('modify')]).toEqual([1, 1]);
  });

  /** Two tabs whose calls find their token over at the same moment. */
  async function twoTabs(lock: CallDependencies['lock'], line?: typeof fetch): Promise<number> {
    const parts = { lock, ...(line ? { fetch: line } : {}) };
    const [one, other] = [tab(parts), tab(parts)];
    await enter(one);
    platform.clock.forward(LIFE);
    const answers = await Promise.all([one.call(modify, {}), other.call(modify, {})]);
    expect(answers.map(({ status }) => status)).toEqual([0, 0]);
    return one.count('refreshAccessToken') + other.count('refreshAccessToken');
  }

  test('two tabs take turns where the browser can say so: one refresh for both', async () => {
    let before: Promise<unknown> = Promise.resolve();
    const inTurn: CallDependencies['lock'] = (run) => {
      const mine = before.then(run);
      before = mine.catch(() => undefined);
      return mine;
    };
    expect(await twoTabs(inTurn)).toBe(1);
  });

  test('[wire D8] elsewhere both refresh, and both go on: a replaced token holds for a minute', async () => {
    let asking = 0;
    let bothAsk = () => {};
    const both = new Promise<void>((done) => {
      bothAsk = done;
    });
    const together: typeof fetch = async (input, init) => {
      if (String(input).includes('refreshAccessToken')) {
        asking += 1;
        if (asking === 2) bothAsk();
        await both;
      }
      return fetch(input, init);
    };
    expect(await twoTabs((run) => run(), together)).toBe(2);
  });

  /** A renewal whose answer comes when it is let through; `asked` resolves once it has left. */
  function pendingRenewal() {
    let answers = () => {};
    let left = () => {};
    const free = new Promise<void>((done) => {
      answers = done;
    });
    const begun = new Promise<void>((done) => {
      left = done;
    });
    const slow: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (!String(input).includes('refreshAccessToken')) return answer;
      left();
      await free;
      return answer;
    };
    return { fetch: slow, begun, answers: () => answers() };
  }

  test('[wire D8] without locks the later answer leaves what another tab has stored since', async () => {
    const late = pendingRenewal();
    const [one, other] = [tab(), tab({ fetch: late.fetch })];
    await enter(one);
    const stored = tokensAtFixedTime();
    platform.clock.forward(LIFE);
    const waits = other.call(modify, {});
    await late.begun;
    expect(await one.call(modify, {})).toMatchObject({ status: 0 });
    const { access, refresh } = stored();
    late.answers();
    expect(await waits).toMatchObject({ status: 0 });
    expect([stored(), other.sent.at(-1)?.headers.token]).toMatchObject([{ access, refresh }, access]);
  });

  test('a sign-out – while a token is being renewed in another tab – lasts', async () => {
    await needsTokens();
    const late = pendingRenewal();
    const [one, other] = [tab(), tab({ fetch: late.fetch })];
    await enter(one);
    const stored = tokensAtFixedTime();
    platform.clock.forward(LIFE);
    const waits = other.call('hotWords', {});
    await late.begun;
    await logout(new QueryCache(one.call, platform.clock.now), currentMember('1')?.uid ?? '');
    late.answers();
    await waits;
    expect([stored(), currentMember('1')]).toMatchObject([{ access: '', refresh: '' }, undefined]);
  });

  test('[G9] a token that is over stays stored until another one stands there: another tab may have brought it', async () => {
    const late = pendingRenewal();
    const line = tab({ fetch: late.fetch });
    await enter(line);
    const stored = tokensAtFixedTime();
    platform.clock.forward(LIFE);
    const { access } = stored();
    const waits = line.call(modify, {});
    await late.begun;
    expect(stored().access).toBe(access);
    late.answers();
    await waits;
    expect(['', access]).not.toContain(stored().access);
  });

  test('[G6] a call that waits for another tab looks every 1000 ms', async () => {
    const line = tab({ lock: () => new Promise<never>(() => undefined) });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      let came = false;
      const answer = line.call('hotWords', {}).finally(() => {
        came = true;
      });
      const other = tab();
      const none = { security: '', access: '', refresh: '' };
      const { data } = await other.call('getAnonymousToken', {});
      writeStoredTokens('1', storedTokens(), none, platform.clock.now());
      vi.advanceTimersByTime(1_000);
      const token = String(Object(data).token);
      writeStoredTokens('1', none, { ...none, security: token }, platform.clock.now());
      vi.advanceTimersByTime(999);
      await new Promise((done) => setImmediate(done));
      expect(came).toBe(false);
      vi.advanceTimersByTime(1);
      expect(await answer).toMatchObject({ status: 0 });
      expect(line.sent.map(({ name, headers }) => [name, headers.token])).toEqual([['hotWords', token]]);
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ['does not get through', () => Response.error()],
    ['is answered by a server in trouble', () => new Response('busy', { status: 503 })],
    ['is answered by a proxy’s page', () => new Response('<html>', { status: 502 })],
    ['fails on the platform', () => Response.json({ status: -1, message: '', data: {} }, { status: 500 })],
    ['is one of too many', () => Response.json({ status: 429, message: '操作频繁' }, { status: 429 })],
    ['is answered by another status', () => Response.json({ status: 10111, message: '登录已过期' })],
    ['is answered without tokens', () => Response.json({ status: 0, message: '', data: {} })],
  ])('[G12] a refresh that %s ends nothing', async (_why, answer) => {
    const line = tab();
    await enter(line);
    platform.clock.forward(LIFE);
    const lost = tab({
      fetch: async (input, init) =>
        String(input).includes('refreshAccessToken') ? answer() : fetch(input, init),
    });
    await expect(lost.call(modify, {})).rejects.toThrow(CallFailed);
    expect([lost.count('modify'), lost.reported]).toEqual([0, ['networkFailed']]);
    expect(await line.call(modify, {})).toMatchObject({ status: 0 });
  });
});

describe('[G5] the login ends elsewhere', () => {
  test('reading goes on as a visitor, and it is told once', async () => {
    await needsTokens();
    const line = tab();
    await enter(line);
    await endLogins();
    expect(await line.call('hotWords', {})).toMatchObject({ status: 0 });
    expect(await line.call('hotWords', {})).toMatchObject({ status: 0 });
    expect([line.reported, currentMember('1')]).toEqual([['signedOut'], undefined]);
    expect(storedTokens()).toMatchObject({ access: '', refresh: '' });
    expect(line.sent.at(-1)?.headers.token).toMatch(/^a1\./);
  });

  test('[G11] an action waits for the login and goes on after it', async () => {
    const line = tab();
    await enter(line);
    await endLogins();
    const again = tab();
    const acting = openCallLayer(config, {
      now: platform.clock.now,
      device,
      events: reportsThat(async () => {
        await enter(again);
        return true;
      }),
    });
    expect(await acting.call(modify, { sex: '2' })).toMatchObject({ status: 0, data: { sex: '2' } });
    expect(acting.count('refreshAccessToken')).toBe(1);
  });

  test('an action whose login is declined is told as ended', async () => {
    const line = tab();
    await enter(line);
    await endLogins();
    expect(await line.call(modify, {})).toMatchObject({ status: 10102, message: '登录已过期' });
  });
});

const reportsThat = (login: () => Promise<boolean>): CallDependencies['events'] => ({
  onSignedOut: login,
  onLoginNeeded: login,
  onMemberRequest: login,
  onAppExpired: () => undefined,
  onReload: () => undefined,
  onNetworkFailed: () => undefined,
});

describe('[G11] an action that needs a member', () => {
  test('the login is asked for, and the action goes on after it', async () => {
    const other = tab();
    const line = openCallLayer(config, {
      now: platform.clock.now,
      device,
      events: reportsThat(async () => {
        await enter(other);
        return true;
      }),
    });
    expect(await line.call(modify, { sex: '1' })).toMatchObject({ status: 0, data: { sex: '1' } });
    expect(line.count('modify')).toBe(2);
  });

  test('declined, the caller hears that one is needed; what was left of a member goes', async () => {
    const line = tab();
    writeStored('local', 'loginInfo', JSON.stringify({ uid: '7', nickname: '旧', site: '1' }));
    expect(await line.call(modify, {})).toMatchObject({ status: 11002, message: '请先登录' });
    expect([line.count('modify'), line.reported]).toEqual([1, ['loginNeeded']]);
    expect(currentMember('1')).toBeUndefined();
  });

  test('[H2] a visitor’s like – given again after the login – is the member’s and counts once', async () => {
    await seedNewsroom(platform);
    const { news } = seeded.articles;
    const line = tab();
    const likes = async () => {
      platform.clock.forward(5_000);
      const { data } = await line.call('getArticleCounts', { articleId: news });
      return Number(Object(data).countPraise);
    };
    const before = await likes();
    const like = () => line.call('event', { id: news, type: 0, eventType: 1 });
    await like();
    await enter(line);
    await like();
    expect(await likes()).toBe(before + 1);
    const who = await platform.db.query({ name: 'who', text: 'select who from praises' });
    expect(who).toEqual([{ who: `m:${currentMember('1')?.uid}` }]);
  });
});

describe('coming in and leaving', () => {
  test('[wire D1] a phone whose clock is wrong comes in by the platform’s', async () => {
    const line = openCallLayer(config, { now: () => platform.clock.now() - 3_600_000, device });
    await enter(line);
    expect([line.count('serverTime'), line.count('sendCode'), line.count('loginByPhone')]).toEqual([1, 2, 1]);
  });

  test('[G4] a visitor’s token that is over costs no code: the login is signed and sent again', async () => {
    const line = tab();
    const cache = new QueryCache(line.call, platform.clock.now);
    await sendCode(cache, phone(), 'login');
    const code = await platform.codeTo(phone());
    const security = `${storedTokens().security}x`;
    writeStoredTokens('1', storedTokens(), { security, access: '', refresh: '' }, platform.clock.now());
    expect(await loginByPhone(cache, phone(), code)).toEqual({ kind: 'done' });
    const randoms = line.sent
      .filter(({ name }) => name === 'loginByPhone')
      .map(({ headers }) => headers.random);
    expect(new Set(randoms).size).toBe(2);
  });

  test('signing out – ends the login in the browser and on the platform, and removes the likes', async () => {
    const line = tab();
    await enter(line);
    writeStored('local', 'likedArticles', '345');
    const { refresh } = storedTokens();
    expect(
      await logout(new QueryCache(line.call, platform.clock.now), currentMember('1')?.uid ?? ''),
    ).toEqual({
      kind: 'done',
    });
    expect([currentMember('1'), storedTokens().access, storedTokens().refresh, line.reported]).toEqual([
      undefined,
      '',
      '',
      [],
    ]);
    expect(readStored('local', 'likedArticles')).toBeUndefined();
    const answer = await tab().call('refreshAccessToken', { refreshToken: refresh });
    expect(answer.status).not.toBe(0);
  });

  test('[G12] signing out – without network – clears the local session', async () => {
    const line = tab();
    await enter(line);
    const lost = tab({ fetch: async () => Response.error() });
    await logout(new QueryCache(lost.call, platform.clock.now), currentMember('1')?.uid ?? '');
    expect([currentMember('1'), storedTokens().access]).toEqual([undefined, '']);
  });

  test('[G5] signing out – the login ended elsewhere – clears the local session and reports nothing', async () => {
    const line = tab();
    await enter(line);
    await endLogins();
    await logout(new QueryCache(line.call, platform.clock.now), currentMember('1')?.uid ?? '');
    expect([currentMember('1'), line.reported]).toEqual([undefined, []]);
  });
});

describe('[G9] another member comes in in another tab', () => {
  const leave = (line: OpenedCallLayer) =>
    logout(new QueryCache(line.call, platform.clock.now), currentMember('1')?.uid ?? '');

  /** A tab whose first call of this name waits until something else has happened. */
  function waits(name: string, happens: () => Promise<unknown>, answers = fetch): OpenedCallLayer {
    let happened: Promise<unknown> | undefined;
    return tab({
      fetch: async (input, init) => {
        if (!String(input).includes(`/${name}`)) return fetch(input, init);
        happened ??= happens();
        await happened;
        return answers(input, init);
      },
    });
  }
  const second = () => `1390000${String(person).padStart(4, '0')}`;

  test('a write that one member began – another signed in meanwhile – is refused, and the other’s login stays', async () => {
    const other = tab();
    const line = waits('modify', async () => {
      await leave(other);
      await enter(other, second());
    });
    await enter(line);
    const first = currentMember('1')?.uid;
    expect(await line.call(modify, { sex: '2' })).toMatchObject({ status: 10102, message: '登录已过期' });
    expect([line.count('modify'), line.reported]).toEqual([1, []]);
    const uid = currentMember('1')?.uid;
    expect([undefined, first]).not.toContain(uid);
    expect(await other.call(modify, {})).toMatchObject({ status: 0, data: { uid, sex: '0' } });
  });

  test('a write that waits for a renewal – another member signed in meanwhile – is not sent with the other’s token', async () => {
    const other = tab();
    const line = waits('refreshAccessToken', async () => {
      await leave(other);
      await enter(other, second());
    });
    await enter(line);
    platform.clock.forward(LIFE);
    const tokensThen = tokensAtFixedTime();
    expect(await line.call(modify, { sex: '2' })).toMatchObject({ status: 10102 });
    expect(line.sent.map(({ headers }) => headers.token)).not.toContain(tokensThen().access);
    expect(await other.call(modify, {})).toMatchObject({ status: 0, data: { sex: '0' } });
  });

  test.each([
    ['10102', { status: 10102, message: '登录已过期', data: {} }],
    ['11002', { status: 11002, message: '请先登录', data: {} }],
  ])(
    '[G5] another member has signed in before %s to the member’s call arrives – their login stays, the call is not theirs',
    async (_, refusal) => {
      const other = tab();
      const line = waits(
        'modify',
        async () => {
          await leave(other);
          await enter(other, second());
        },
        async () => Response.json(refusal),
      );
      await enter(line);
      expect(await line.call(modify, { sex: '2' })).toMatchObject({ status: 10102, message: '登录已过期' });
      expect([line.count('modify'), line.reported]).toEqual([1, []]);
      expect(storedTokens().access).not.toBe('');
      expect(await other.call(modify, {})).toMatchObject({ status: 0, data: { sex: '0' } });
    },
  );

  test('[G11] a member has signed in before 11002 to a visitor’s call arrives – it goes on as theirs, no login is asked for', async () => {
    const other = tab();
    const line = waits(
      'modify',
      async () => undefined,
      async (input, init) => {
        const answer = await fetch(input, init);
        if (!currentMember('1')) await enter(other, second());
        return answer;
      },
    );
    expect(await line.call(modify, { sex: '2' })).toMatchObject({ status: 0, data: { sex: '2' } });
    expect([line.count('modify'), line.reported]).toEqual([2, []]);
    expect(currentMember('1')).toBeDefined();
  });

  test.each<[string, typeof fetch]>([
    ['whose answer comes late', fetch],
    ['whose answer got lost', async () => Response.error()],
  ])('a leaving %s takes nobody else out', async (_, answers) => {
    const other = tab();
    const line = waits('logout', () => enter(other, second()), answers);
    await enter(line);
    const first = currentMember('1')?.uid;
    await leave(line);
    expect([undefined, first]).not.toContain(currentMember('1')?.uid);
    expect(await other.call(modify, {})).toMatchObject({ status: 0 });
  });
});

/** A tab's own storage, as pages in it find it when they are loaded anew. */
function keepsSession(): void {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  vi.stubGlobal('window', { sessionStorage, addEventListener: vi.fn(), removeEventListener: vi.fn() });
  onTestFinished(() => void vi.unstubAllGlobals());
}

describe('[G5] legacy installations', () => {
  test('1004 clears the stored auth token and secret, increments authCount and reloads; once it exceeds 3 it is ignored', async () => {
    keepsSession();
    const line = tab({ fetch: async () => Response.json({ status: 1004, message: '' }) });
    for (const count of [1, 2, 3, 4]) {
      writeStored('local', 'authToken', 't');
      writeStored('local', 'appSecret', 's');
      await line.call('hotWords', {});
      expect(readStored('local', 'authToken')).toBeUndefined();
      expect(readStored('local', 'appSecret')).toBeUndefined();
      expect(readStored('session', 'authCount')).toBe(String(count));
    }
    expect(line.reported).toEqual(['reload', 'reload', 'reload', 'reload']);
    expect(await line.call('hotWords', {})).toMatchObject({ status: 1004 });
    expect(line.reported.length).toBe(4);
  });

  test('[G9] with storage closed nobody is loaded anew: the count would begin with each page, and never end', async () => {
    const line = tab({ fetch: async () => Response.json({ status: 1004, message: '' }) });
    writeStored('local', 'authToken', 't');
    expect(await line.call('hotWords', {})).toMatchObject({ status: 1004, message: '登录已过期' });
    expect([line.reported, readStored('local', 'authToken')]).toEqual([[], undefined]);
  });
});

describe('[A8][G3] a token before a screen shows', () => {
  const noTokens: typeof fetch = async (input, init) =>
    String(input).includes('getAnonymousToken') ? Response.error() : fetch(input, init);

  test('it is fetched, and not twice', async () => {
    const line = tab();
    await line.authenticate();
    await line.authenticate();
    expect(line.sent.map(({ name }) => name)).toEqual(['getAnonymousToken']);
  });

  test('a screen of a site that requires tokens – none can be had – fails, and loads when tried again', async () => {
    const needy = { ...config, xyApi: { ...config.xyApi, xyAuth: 'flaggedRoutes' as const } };
    const fails = { now: true };
    const line = openCallLayer(needy, {
      fetch: (input, init) => (fails.now ? noTokens(input, init) : fetch(input, init)),
    });
    await expect(line.authenticate()).rejects.toThrow('网络错误');
    fails.now = false;
    await line.authenticate();
    expect(readStoredTokens('1', Date.now()).security).toMatch(/^a1\./);
  });

  test('[S§4] xyAuth 0: none is needed', async () => {
    await tab({ fetch: noTokens }).authenticate();
  });
});
