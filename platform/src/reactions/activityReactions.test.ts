import { EventType, KindNumber } from '@contract/codes';
import { aMember, type TestMember } from '@testing/aMember';
import { anActivity } from '@testing/anActivity';
import { aStaff } from '@testing/aStaff';
import { commentsOn } from '@testing/commentsOn';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ACTIVITY = 7;
let platform: TestPlatform;
let member: TestMember;
beforeEach(async () => {
  platform = await startPlatform();
  await anActivity(platform.db, { id: ACTIVITY, doc: { countPraise: 2, countDiscuss: 0 } });
  member = await aMember(platform, '小溪');
});
afterEach(() => platform.close());

async function call(path: string, input: object, by?: TestMember) {
  const fields = Object.entries({ ...input, curVersions: '3' }).map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(fields).toString();
  const headers = by ? { token: by.token } : undefined;
  return Object((await platform.get(`/app_if/${path}?${query}`, headers)).json());
}
async function send(path: string, input: Record<string, string>, by: TestMember) {
  const body = new URLSearchParams({ ...input, curVersions: '3' }).toString();
  return Object((await platform.post(`/app_if/${path}`, body, { token: by.token })).json());
}
const counts = async () => {
  platform.clock.forward(3000);
  const { countPraise, countDiscuss } = (await call('activityDetail', { fileId: ACTIVITY })).data;
  return [countPraise, countDiscuss];
};
const event = { id: ACTIVITY, type: KindNumber.event.activity, eventType: EventType.like };

test('[H2][wire g21][K3] a like of an activity – twice at once, then taken back – counts once and then not', async () => {
  await Promise.all([call('event', event, member), call('event', event, member)]);
  expect(await counts()).toEqual([3, 0]);
  await call('event', { ...event, cancel: 1 }, member);
  expect(await counts()).toEqual([2, 0]);
});

test('[H2] a device’s like of an activity – its reader comes in and likes again – counts once', async () => {
  await call('event', { ...event, device: 'first' });
  const { headers } = await platform.member('13800000007', 'first');
  const query = `id=${ACTIVITY}&type=${event.type}&eventType=1`;
  await platform.get(`/app_if/event?${query}`, headers);
  expect(await counts()).toEqual([3, 0]);
});

test('[H1] comments of an activity – closed until the newsroom opens them – count and are listed', async () => {
  await commentsOn(platform).rules({ auditType: '0' });
  const input = {
    rootID: String(ACTIVITY),
    sourceType: String(KindNumber.source.activity),
    content: '几点集合？',
  };
  expect((await send('discuss', input, member)).status).not.toBe(0);
  const { headers } = await aStaff(platform, { site: 1, role: 'editor' });
  await platform.post(`/newsroom/sites/1/activities/${ACTIVITY}`, { discussion: true }, headers);
  platform.clock.forward(60_000);
  expect((await send('discuss', input, member)).status).toBe(0);
  expect(await counts()).toEqual([2, 1]);
  const { data } = await call('discussView', { id: ACTIVITY, source: KindNumber.source.activity });
  expect(data).toMatchObject({
    list: [
      { content: '几点集合？', info: { articleUrl: expect.stringContaining('/activityDetail/7.html') } },
    ],
    totalCount: 1,
  });
});

test('[H3][wire o2] an activity – put among the favourites – is there for its member alone', async () => {
  const what = { articleID: String(ACTIVITY), type: String(KindNumber.fav.activity) };
  await send('fav', what, member);
  const has = async (by: TestMember) => (await call('hasFav', what, by)).data;
  expect([await has(member), await has(await aMember(platform))]).toEqual([
    { value: 'true' },
    { value: 'false' },
  ]);
});
