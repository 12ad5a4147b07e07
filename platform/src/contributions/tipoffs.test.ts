import { tipoffDetail, tipoffMine } from '@contract/contributions';
import { MAX_TIPOFF_CONTENT } from '@contract/limits';
import { TipoffStatus } from '@contract/participation/codes';
import { aMember, type TestMember } from '@testing/aMember';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** Characters of a stored file's hash. */
const HASH = 40;

let platform: TestPlatform;
let teller: TestMember;
let other: TestMember;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  teller = await aMember(platform, '巷口的人');
  other = await aMember(platform);
});
afterEach(() => platform.close());

const Envelope = v.object({ status: v.number(), message: v.string(), data: v.unknown() });
type Fields = Readonly<Record<string, string | number>>;

async function call(path: string, fields: Fields, member?: TestMember) {
  platform.clock.forward(3000);
  const answer = await platform.post(
    path,
    { ...fields, curVersions: '3' },
    member ? { token: member.token } : {},
  );
  return v.parse(Envelope, answer.json());
}
const tell = (fields: Fields = {}, member: TestMember | undefined = teller) =>
  call('/app_if/tipoff', { content: '文化巷的路灯坏了五盏', ...fields }, member);
const read = (id: number, member?: TestMember) => call('/app_if/tipoffDetail', { id }, member);
const Mine = v.object({ list: v.array(v.looseObject({ fileId: v.number(), location: v.string() })) });
const mine = async (member: TestMember) =>
  v.parse(Mine, (await call('/nis/api/tipoff/mine', {}, member)).data).list;
const idOfOwn = async () => (await mine(teller))[0]?.fileId ?? 0;

test('[wire x8][wire n16] a tip-off – told by a member – stands in their own list in the contract’s shape', async () => {
  const tipoffAnswer = await tell({
    topic: '路灯',
    location: '文化巷',
    contactNo: '13900001111',
    userName: '老周',
  });
  expect(tipoffAnswer).toMatchObject({ status: 0, data: { value: 'true' } });
  const answer = await call('/nis/api/tipoff/mine', {}, teller);
  expect(faults(tipoffMine.output, answer.data)).toEqual([]);
  expect(answer.data).toMatchObject({
    list: [
      {
        ...{ title: '路灯', content: '文化巷的路灯坏了五盏', location: '文化巷' },
        ...{ status: TipoffStatus.received, answer: '' },
      },
    ],
    hasMore: false,
  });
  expect(JSON.stringify(answer.data)).not.toMatch(/13900001111|老周/);
});

test('[F23 tipoffDetail][wire g46] a tip-off – asked for by its number – opens to its teller alone', async () => {
  await tell({ location: '文化巷' });
  const id = await idOfOwn();
  const own = await read(id, teller);
  expect(faults(tipoffDetail.output, own.data)).toEqual([]);
  expect(own.data).toMatchObject({ fileId: id, location: '文化巷' });
  for (const reader of [other, undefined])
    expect(await read(id, reader)).toMatchObject({ status: 1, data: {} });
  expect(await mine(other)).toEqual([]);
});

test('[F23 tipoffDetail] a tip-off that the newsroom shows – read by others – has neither name, contact nor place', async () => {
  const { status, data } = await read(seeded.tipoff);
  expect(status).toBe(0);
  expect(data).toMatchObject({ content: '文化巷的路灯坏了。', location: '', answer: '已经换好。' });
  expect(JSON.stringify(data)).not.toMatch(/老读者|13500000000/);
});

test('[F23 tipoffDetail] numbers of tip-offs – told one after the other – are far apart', async () => {
  for (const content of ['一', '二', '三', '四']) await tell({ content });
  const ids = (await mine(teller)).map(({ fileId }) => fileId);
  expect(new Set(ids).size).toBe(4);
  expect(Math.min(...ids)).toBeGreaterThan(100_000_000);
  const gaps = ids.slice(1).map((id, index) => Math.abs(id - (ids[index] ?? 0)));
  expect(Math.min(...gaps)).toBeGreaterThan(1);
});

test('[wire x8] a tip-off without a login – is stored without a person', async () => {
  expect(await call('/app_if/tipoff', { content: '匿名', device: 'xy-secret' })).toMatchObject({ status: 0 });
  const text = `select row_to_json(t)::text as row from tipoffs t where doc->>'content' = '匿名'`;
  const row = await platform.db.one<{ row: string }>({ name: 'test-anonymous', text });
  expect(row?.row).toContain('"member_id":0');
  expect(row?.row).not.toContain('xy-secret');
});

test.each([['too many characters', { content: '水'.repeat(MAX_TIPOFF_CONTENT + 1) }, '报料内容不能超过']])(
  '[wire x8] tipoff – %s – is refused by name',
  async (_, fields: Fields, message) => {
    const answer = await tell(fields);
    expect(answer.status).toBe(-1);
    expect(answer.message).toContain(message);
  },
);

test('[wire x8] the same tip-off sent twice, also at once – is one tip-off', async () => {
  await tell();
  await Promise.all([tell(), tell()]);
  expect(await mine(teller)).toHaveLength(1);
});

test('[wire x8] media of a tip-off – that are not the teller’s own uploads – are left out', async () => {
  const text = `insert into member_uploads (site_id, member_id, url, size, kind, file_name, uploaded_at, duration)
    values (1, $1, $2, 1, 'file', '', now(), 12)`;
  const path = (letter: string, ending: string) =>
    `/media/${letter.repeat(2)}/${letter.repeat(HASH)}.${ending}`;
  const own = [path('a', 'png'), path('b', 'mp4'), path('c', 'mp3')];
  for (const url of own) await platform.db.run({ name: 'test-upload', text }, [teller.id, url]);
  await platform.db.run({ name: 'test-upload', text }, [other.id, path('d', 'mp4')]);
  const [picture = '', film = '', sound = ''] = own;
  await tell({
    imgUrl: `${picture},http://elsewhere.example/a.png,${film}`,
    videos: `${film},${path('d', 'mp4')}`,
    audios: sound,
  });
  expect((await mine(teller))[0]).toMatchObject({
    pics: [`http://paper.test${picture}`],
    videos: [{ url: `http://paper.test${film}`, cover: '', duration: 12 }],
    audios: [{ url: `http://paper.test${sound}`, duration: 12 }],
  });
});

test('[K8] tip-offs of a member – beyond the day’s limit – are refused', async () => {
  for (let count = 0; count < 30; count += 1) await tell({ content: `第${count}件` });
  expect(await tell({ content: '又一件' })).toMatchObject({ status: -1, message: '提交太频繁，请稍后再试' });
});

test('[wire x8] tipoff and feed – with empty fields, in both modes – are true, as recorded, and nothing is stored', async () => {
  const rows = async () => {
    const text = 'select (select count(*) from tipoffs)::int + (select count(*) from feedback)::int as rows';
    return (await platform.db.one<{ rows: number }>({ name: 'test-tipoffs', text }))?.rows;
  };
  const before = await rows();
  for (const name of ['tipoff', 'feed'])
    for (const query of ['', '?content=&imgUrl=&userID=&userName=&contactNo=&topic=']) {
      expect((await platform.post(`/app_if/${name}${query}`, '')).json()).toBe(true);
      const answer = await platform.post(`/app_if/${name}${query || '?'}&curVersions=1`, '');
      expect(answer.json()).toEqual({ status: 0, message: 'success', data: { value: 'true' } });
    }
  expect(await rows()).toBe(before);
});

test('[wire x8] feed – with words – is stored', async () => {
  expect(await call('/app_if/feed', { content: '字再大一点' }, teller)).toMatchObject({ status: 0 });
});
