import { expect, test } from 'vitest';
import { LIKES, TEXTS } from './personalData';

const sources: Record<string, string> = import.meta.glob(
  ['../../{api,features,screens,widgets}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Names under which a module writes to a browser for longer than a tab. */
const namesIn = (text: string): string[] =>
  /Stored\('local'|\b(?:draft|likes)Storage\b/.test(text)
    ? [...text.matchAll(/(?:\bconst (?:\w+_)?NAME = |^ {2}name: |\blikesStorage\()'(\w+)'/gm)].map(
        ([, name = '']) => name,
      )
    : [];

/** Names that stay when the reader signs out, each with its reason. */
const others: Readonly<Record<string, string>> = {
  follows: 'says that the device has subscriptions, and not whose',
  inviteCode: 'the code of whoever invited, typed before the login',
  soundKey: 'a choice of the device',
  writeOffQueue: 'each code names its checker and is sent once they are back',
};

test('[H2] names under which modules store – all of api, features and screens – go with the reader who leaves', () => {
  const names = Object.values(sources).flatMap(namesIn);
  expect(names.filter((name) => !(name in others)).toSorted()).toEqual([...LIKES, ...TEXTS].toSorted());
  expect(Object.keys(others).filter((name) => !names.includes(name))).toEqual([]);
});
