import { expect, test } from 'vitest';
import { LEGACY_NAMES } from '../session/legacyAuthStorage';
import { LIKES, MESSENGER_LOGIN_NAME, TEXTS } from './personalData';
import { OWNER_NAME } from './personalDataOwner';

const sources: Record<string, string> = import.meta.glob(
  ['../../**/*.{ts,tsx}', '!**/*.test.{ts,tsx}', '!**/*.gallery.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Files that write under several names; drafts and likes have theirs where their storage is made. */
const several: Readonly<Record<string, readonly string[]>> = {
  'staticState.ts': ['config'],
  'draftStorage.ts': [],
  'likesStorage.ts': [],
  'storedTokens.ts': ['accessToken', 'refreshToken'],
  'legacyAuthenticator.ts': LEGACY_NAMES,
};

const constantIn = (text: string, name: string): string | undefined =>
  new RegExp(`\\bconst ${name} = '(\\w+)';`).exec(text)?.[1];

/** Names under which a file writes to a browser for longer than a tab; a name that cannot be read is a line that says so. */
function namesIn(files: Readonly<Record<string, string>>, path: string, text: string): readonly string[] {
  const drafts = [...text.matchAll(/\bdraftStorage\b[^{]*\{\s*name: '(\w+)'/g)].map(([, name = '']) => name);
  const written = [
    ...text.matchAll(/\bwriteStored\(\s*(?:'local'|areas\[name\]),\s*([^,]+),|\blikesStorage\(([^)]+)\)/g),
  ].map(([, name, likes = '']) => name ?? likes);
  const named = written.flatMap((name) => {
    if (/^'\w+'$/.test(name)) return name.slice(1, -1);
    const exported = () =>
      Object.values(files).find((other) => other.includes(`export const ${name} =`)) ?? '';
    const constant = constantIn(text, name) ?? constantIn(exported(), name);
    return constant ?? several[path.split('/').at(-1) ?? ''] ?? `${path}: ${name} cannot be read`;
  });
  return [...drafts, ...named];
}

/** Names that are no personal data, each with its reason. */
const others: Readonly<Record<string, string>> = {
  [OWNER_NAME]: 'goes with the data whose owner it names',
  loginInfo: 'the login; goes when it ends',
  [MESSENGER_LOGIN_NAME]: 'goes with the login',
  accessToken: 'goes with the login',
  refreshToken: 'goes with the login',
  ...Object.fromEntries(LEGACY_NAMES.map((name) => [name, 'a token of the site, whoever reads'])),
  virtualDeviceId: 'the number of the device; goes when the login ends',
  virtualUid: 'a number of the device for analytics',
  analyticsUnsent: 'events of the device',
  analyticsConsent: 'a choice of the device',
  config: 'settings of the site',
  follows: 'says that the device has subscriptions, and not whose',
  inviteCode: 'the code of whoever invited, typed before the login',
  soundKey: 'a choice of the device',
  writeOffQueue: 'each code names its checker and is sent once they are back',
};

test('[H2] names under which the client stores – of every source – are personal data or have their reason', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(1400);
  const names = new Set(Object.entries(sources).flatMap(([path, text]) => namesIn(sources, path, text)));
  expect([...names].toSorted()).toEqual([...LIKES, ...TEXTS, ...Object.keys(others)].toSorted());
});

test('[H2] a name – written out, a constant, of another file, of a draft, of likes, or computed – is found or refused', () => {
  const files = {
    'a.ts': "const NAME = 'one'; writeStored('local', NAME, x); writeStored('session', 'no', x);",
    'b.ts': "writeStored(\n  'local',\n  'two',\n  x,\n);",
    'c.ts': "import { OTHER } from './d'; writeStored('local', OTHER, x);",
    'd.ts': "export const OTHER = 'three';",
    'e.ts': "export const drafts = draftStorage<Draft>({\n  name: 'four',\n});",
    'f.ts': "const likes = likesStorage('five');",
    'g.ts': "import { OTHER } from './d'; const likes = likesStorage(OTHER);",
    'h.ts': "writeStored('local', nameOf(id), x);",
  };
  expect(Object.entries(files).flatMap(([path, text]) => namesIn(files, path, text))).toEqual([
    ...['one', 'two', 'three', 'four', 'five', 'three', 'h.ts: nameOf(id) cannot be read'],
  ]);
});
