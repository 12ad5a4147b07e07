import { EventType } from '@contract/codes';
import { operations } from '@contract/operations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceId } from './device';
import { forgetDevice, isAct, keepDevice } from './keptDevice';
import { forgetStored, readStored, writeStored } from './storage';

const NAME = 'virtualDeviceId';
const DAY_MS = 86_400_000;
const areas = ['local', 'session'] as const;

beforeEach(() => {
  const storage = () => {
    const map = new Map<string, string>();
    return {
      getItem: (name: string) => map.get(name) ?? null,
      setItem: (name: string, value: string) => void map.set(name, value),
      removeItem: (name: string) => void map.delete(name),
    };
  };
  vi.stubGlobal('window', { localStorage: storage(), sessionStorage: storage() });
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(1_900_000_000_000);
});
afterEach(() => {
  for (const area of areas) for (const name of [NAME, 'loginInfo']) forgetStored(area, name);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const stored = () => areas.map((area) => readStored(area, NAME));

test('[K22] the device’s number – before and after an act – lives for the visit, then longer, and stays the same', () => {
  const made = deviceId();
  expect(made).toMatch(/^xy\d+1900000000000$/);
  expect(stored()).toEqual([undefined, made]);
  expect(deviceId()).toBe(made);
  keepDevice();
  expect(stored()).toEqual([made, undefined]);
  keepDevice();
  expect([deviceId(), ...stored()]).toEqual([made, made, undefined]);
});

test('[K22] a number that lasts – a year old, a moment older – is another one then; that of a login stays', () => {
  keepDevice();
  const made = deviceId();
  vi.setSystemTime(1_900_000_000_000 + 365 * DAY_MS);
  expect(deviceId()).toBe(made);
  vi.setSystemTime(1_900_000_000_001 + 365 * DAY_MS);
  writeStored('local', 'loginInfo', '{}');
  expect(deviceId()).toBe(made);
  forgetStored('local', 'loginInfo');
  const next = deviceId();
  expect(next).not.toBe(made);
  expect(stored()).toEqual([next, undefined]);
});

test('[G9] an act – where storage that lasts is closed – keeps the number of the page', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('closed');
    },
    sessionStorage: window.sessionStorage,
  });
  const made = deviceId();
  keepDevice();
  expect(deviceId()).toBe(made);
});

test('[K22] the end of a login – with a visitor’s token – leaves no number and no token', () => {
  keepDevice();
  writeStored('session', 'securityToken', 'a1');
  const made = deviceId();
  forgetDevice();
  expect([...stored(), readStored('session', 'securityToken')]).toEqual([undefined, undefined, undefined]);
  expect(deviceId()).not.toBe(made);
});

test('[K22] calls – reads, counts of the page, acts – let the number last for acts alone', () => {
  const called = operations.filter(({ uncalled }) => !uncalled);
  const acts = called
    .filter(({ name, method }) => isAct(name, method, {}))
    .map(({ name, writes }) => (writes ? name : `${name} reads`));
  expect(acts.filter((name) => name.includes(' '))).toEqual([]);
  const silent = called
    .filter(({ name, method, writes }) => writes && !isAct(name, method, {}))
    .map(({ name }) => name);
  expect(silent.toSorted()).toEqual(
    [
      ...['advEvent', 'cancel', 'dataRead', 'event', 'getAnonymousToken', 'getInviteCode'],
      ...['logout', 'markRead', 'mvodEvent', 'optionInfo', 'socketToken', 'verifyCode'],
      ...['verifyText', 'voteAccessCount', 'wxUserInfo'],
    ].toSorted(),
  );
});

test.each([
  ['a reading', EventType.click, false],
  ['a like', EventType.like, true],
  ['a share', EventType.share, false],
  ['a view', EventType.view, false],
])('[K22] the event of %s (%i) – is an act: %s', (_, eventType, act) => {
  expect(isAct('event', 'GET', { eventType })).toBe(act);
});
