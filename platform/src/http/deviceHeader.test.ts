import { aMember } from '@testing/aMember';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, expect, test } from 'vitest';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterEach(() => platform.close());

const TOKEN = '/app_if/tokenHelper/getAnonymousToken?curVersions=3.0';
const likes = async () => {
  const text = 'select who from praises where kind = 0 order by who';
  return (await platform.db.query<{ who: string }>({ name: 'test-likes', text })).map(({ who }) => who);
};

test('[K22][wire W11] a like – its device in the header, in the field, in both – is of the device of the field, else of the header', async () => {
  const like = `/app_if/event?id=${seeded.articles.news}&eventType=1`;
  await platform.get(like, { device: 'xy1' });
  await platform.get(`${like}&device=xy2`);
  await platform.get(`${like}&device=xy3`, { device: 'xy4' });
  expect(await likes()).toEqual(['d:xy1', 'd:xy2', 'd:xy3']);
});

test('[K22] a visitor’s token – asked for with the header – is good with that header alone', async () => {
  const { token } = Object((await platform.get(TOKEN, { device: 'xy1' })).json()).data;
  const click = `/app_if/event?id=${seeded.articles.news}&eventType=0&curVersions=3.0`;
  const read = async (device: string) => Object((await platform.get(click, { token, device })).json()).status;
  expect([await read('xy1'), await read('xy2')]).toEqual([0, 10111]);
});

test('[K22] a member’s read – with their device in the header, with another’s – is theirs, or is refused', async () => {
  const { token, device } = await aMember(platform);
  const read = async (header: string) =>
    Object(
      (await platform.get('/app_if/amuc/api/member/info?curVersions=3.0', { token, device: header })).json(),
    ).status;
  expect([await read(device), await read('xy2')]).toEqual([0, 10111]);
});
