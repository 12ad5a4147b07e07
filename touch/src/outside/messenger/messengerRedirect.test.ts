import { afterEach, expect, test, vi } from 'vitest';

const CONFIG = { messenger: { appid: 'wx1', authorizeUrl: '', sdkUrl: '' } };
const BEFORE = `#wx=before.tp${'0'.repeat(16)}`;

/** The storage of one tab. */
const kept = new Map<string, string>();
const sessionStorage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
};

/** A page of that tab, with what stands below `#`; `ways`: where it was left for. */
async function pageAt(hash: string) {
  vi.resetModules();
  const ways: string[] = [];
  const location = {
    ...{ origin: 'https://paper.test', pathname: '/app/login.html', search: '', hash },
    replace: (to: string) => void ways.push(to),
  };
  const history = {
    state: null,
    replaceState: () => {
      location.hash = '';
    },
  };
  vi.stubGlobal('window', { location, history, sessionStorage });
  return { ...(await import('./messengerRedirect')), location, ways };
}
const stateIn = (way: string | undefined) => new URL(way ?? '').searchParams.get('state') ?? '';

afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

test('[G7] the code of an asking of this visit is taken once, and stands in the address no more', async () => {
  const before = await pageAt('');
  before.redirectToMessenger(CONFIG, 'snsapi_base');
  const back = await pageAt(`#wx=now.${stateIn(before.ways[0])}`);
  back.storeCodeFromAddress();
  expect([back.storedCode(), back.location.hash, kept.has('wxState')]).toEqual(['now', '', false]);
});

test('[G7] a code that nobody here asked for is none', async () => {
  const page = await pageAt(BEFORE);
  page.storeCodeFromAddress();
  expect([page.storedCode(), page.location.hash, kept.get('wxAsked')]).toEqual(['', '', '1']);
});

test('[G11] a tap – before the messenger’s code has loaded – still logs the reader in and does the action', async () => {
  const page = await pageAt(BEFORE);
  page.redirectToMessenger(CONFIG, 'snsapi_userinfo', 'the star');
  // the part comes while the page is left
  page.storeCodeFromAddress();
  expect(page.takeStoredAction()).toBe('');
  const back = await pageAt(`#wx=now.${stateIn(page.ways[0])}`);
  back.storeCodeFromAddress();
  expect([back.storedCode(), back.takeStoredAction()]).toEqual(['now', 'the star']);
});

test('[G7] the redirect – by default, or to the site’s own address – names the site, this page and the scope', async () => {
  const page = await pageAt('#part');
  page.location.search = '?id=3';
  page.redirectToMessenger(CONFIG, 'snsapi_userinfo');
  const own = await pageAt('');
  const messenger = { ...CONFIG.messenger, authorizeUrl: 'https://messenger.example/login' };
  own.redirectToMessenger({ messenger }, 'snsapi_base');
  const [way, other] = [new URL(page.ways[0] ?? ''), new URL(own.ways[0] ?? '')];
  expect([way.origin + way.pathname, way.hash]).toEqual([
    'https://open.weixin.qq.com/connect/oauth2/authorize',
    '#wechat_redirect',
  ]);
  expect(Object.fromEntries(way.searchParams)).toEqual({
    appid: 'wx1',
    redirect_uri: 'https://paper.test/app/login.html?id=3',
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state: expect.stringMatching(/[0-9a-f]{16}/),
  });
  expect([other.origin + other.pathname, other.searchParams.get('scope')]).toEqual([
    'https://messenger.example/login',
    'snsapi_base',
  ]);
});

test('[G7] the messenger’s script – by default, or the site’s own – has its address', async () => {
  const { sdkUrlOf } = await import('./messengerAddresses');
  expect(sdkUrlOf(CONFIG)).toBe('https://res.wx.qq.com/open/js/jweixin-1.6.0.js');
  const messenger = { ...CONFIG.messenger, sdkUrl: '/own.js' };
  expect(sdkUrlOf({ messenger })).toBe('/own.js');
});

test('[G7] code, retries and scope – stored by one page of the tab – are read by the next one', async () => {
  const before = await pageAt('');
  expect([before.storedCode(), before.storedRetries(), before.storedScope()]).toEqual(['', 0, 'snsapi_base']);
  before.storeRetries(2);
  before.redirectToMessenger(CONFIG, 'snsapi_userinfo');
  const back = await pageAt(`#wx=now.${stateIn(before.ways[0])}`);
  back.storeCodeFromAddress();
  expect([back.storedCode(), back.storedRetries(), back.storedScope()]).toEqual([
    'now',
    2,
    'snsapi_userinfo',
  ]);
  back.clearCode();
  expect([back.storedCode(), back.storedRetries()]).toEqual(['', 2]);
  expect([...kept.keys()].sort()).toEqual(['wxAsked', 'wxRetries', 'wxScope']);
});

test('[G7] the messenger – asked in this visit, or without storage – is not asked again', async () => {
  const first = await pageAt('');
  expect(first.wasMessengerTried()).toBe(false);
  first.redirectToMessenger(CONFIG, 'snsapi_base');
  expect((await pageAt('')).wasMessengerTried()).toBe(true);
  kept.clear();
  const blocked = await pageAt('');
  vi.stubGlobal('window', {
    sessionStorage: { ...sessionStorage, setItem: () => Reflect.apply(JSON.parse, undefined, ['{']) },
  });
  expect(blocked.wasMessengerTried()).toBe(true);
  vi.stubGlobal('window', { sessionStorage: { ...sessionStorage, setItem: () => undefined } });
  expect(blocked.wasMessengerTried()).toBe(true);
});

test('[G11] a stored action – a second redirect without one, or taken once – is gone', async () => {
  const first = await pageAt('');
  first.redirectToMessenger(CONFIG, 'snsapi_userinfo', 'the star');
  const second = await pageAt('');
  expect([second.takeStoredAction(), second.takeStoredAction()]).toEqual(['the star', '']);
  (await pageAt('')).redirectToMessenger(CONFIG, 'snsapi_userinfo', 'the star');
  (await pageAt('')).redirectToMessenger(CONFIG, 'snsapi_base');
  expect((await pageAt('')).takeStoredAction()).toBe('');
});

test('[G7] an address without a code – a page of the visit – keeps its part and the asking’s state', async () => {
  const before = await pageAt('');
  before.redirectToMessenger(CONFIG, 'snsapi_base');
  const state = kept.get('wxState');
  const page = await pageAt('#comments');
  page.storeCodeFromAddress();
  expect([page.location.hash, kept.get('wxState'), page.storedCode()]).toEqual(['#comments', state, '']);
});
