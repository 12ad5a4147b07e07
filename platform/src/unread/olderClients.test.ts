import { aMember, type TestMember } from '@testing/aMember';
import { seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
let reader: TestMember;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  reader = await aMember(platform);
  await platform.db.script(`update members set score = 7 where id = ${reader.id}`);
});
afterAll(() => platform.close());

const NOTHING = { comment: 0, topicQuestion: 0, question: 0, activity: 0, tracking: 0, qa: 0 };

test.each([
  ['/app_if/redDot', 'userID', NOTHING, NOTHING],
  ['/app_if/read', 'userID', true, true],
  ['/app_if/message', 'userID', { list: [], hasMore: false }, { list: [], hasMore: false }],
  ['/app_if/amuc/api/member/score', 'uid', '0', '7'],
])(
  '[wire W24] %s – a member’s number without a token – is refused, with legacyWrites answered with nothing of theirs',
  async (path, name, unproven, own) => {
    const ask = async (token = '') =>
      (await platform.get(`${path}?${name}=${reader.id}`, token ? { token } : {})).json();
    await platform.configure({});
    expect(await ask()).toMatchObject({ status: 11002 });
    await platform.configure({ legacyWrites: 1 });
    expect(await ask()).toEqual(unproven);
    expect(await ask(reader.token)).toEqual(own);
  },
);
