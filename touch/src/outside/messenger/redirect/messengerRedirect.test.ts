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
