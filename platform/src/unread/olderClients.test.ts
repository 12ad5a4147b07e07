import { markRead, message, redDot } from '@contract/messages';
import { score } from '@contract/points';
import { modeClient } from '@testing/modeClient';
import type { TestPlatform } from '@testing/startPlatform';
import { startWithOwner } from '@testing/startWithOwner';
import type { Owner } from '@testing/strangers';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
let owner: Owner;
beforeAll(async () => {
  // the owner has a reply to a comment of theirs that they have not read
  ({ platform, owner } = await startWithOwner());
  await platform.db.script(`update members set score = 7 where id = ${owner.id}`);
});
afterAll(() => platform.close());

const NOTHING = { comment: 0, topicQuestion: 0, question: 0, activity: 0, tracking: 0, qa: 0 };
const OWN_DOTS = { ...NOTHING, comment: 1 };

const ask = async (path: string, name: string, token = '') =>
  (
    await platform.get(`/app_if/${path}?${name}=${owner.id}`, token ? { token, devid: owner.device } : {})
  ).json();

test.each([
  ['redDot', 'userID', NOTHING, OWN_DOTS],
  ['message', 'userID', { list: [], hasMore: false }, { list: [{ content: '回给他的话' }] }],
  ['amuc/api/member/score', 'uid', '0', '7'],
])(
  '[wire W24] %s – a member’s number without a token – is refused, with legacyWrites answered with nothing of theirs',
  async (path, name, unproven, own) => {
    await platform.configure({});
    expect(await ask(path, name)).toMatchObject({ status: 11002 });
    await platform.configure({ legacyWrites: 1 });
    expect(await ask(path, name)).toEqual(unproven);
    expect([await ask(path, name, owner.token)]).toMatchObject([own]);
  },
);

test('[wire W24] older programs – their calls signed in legacy mode – prove a program and no member', async () => {
  await platform.configure({ legacyWrites: 1, xyApi: { curVersions: '2', xyAuth: 2 } });
  const client = await modeClient(platform, 'xy-older');
  const userID = String(owner.id);
  const data = async (call: Parameters<typeof client.call>) => Object((await client.call(...call)).json());
  expect(await data([redDot, { userID }])).toMatchObject({ status: 0, data: NOTHING });
  expect(client.sent).toContain('sign');
  expect(await data([message, { userID }])).toMatchObject({ status: 0, data: { list: [] } });
  expect(await data([score, { uid: userID }])).toMatchObject({ status: 0, data: '0' });
  expect(await data([markRead, { userID, type: '0' }])).toMatchObject({ status: 0, data: { value: 'true' } });
  await platform.configure({ legacyWrites: 1 });
  expect(await ask('redDot', 'userID', owner.token)).toEqual(OWN_DOTS);
});

test('[wire W24] read – a member’s number without a token – marks nothing as read', async () => {
  await platform.configure({});
  expect(await ask('read', 'userID')).toMatchObject({ status: 11002 });
  await platform.configure({ legacyWrites: 1 });
  expect(await ask('read', 'userID')).toBe(true);
  expect(await ask('redDot', 'userID', owner.token)).toEqual(OWN_DOTS);
  expect(await ask('read', 'userID', owner.token)).toBe(true);
  expect(await ask('redDot', 'userID', owner.token)).toEqual(NOTHING);
});
