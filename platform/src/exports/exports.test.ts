import { endMember } from '@platform/members/members.store';
import { personalTableList } from '@platform/personalData/personalTables.rules';
import { aRow } from '@testing/aRow';
import { leaveRows } from '@testing/memberRows';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { signedCall } from '@testing/signedCall';
import { startPlatform, type TestMember, type TestPlatform } from '@testing/startPlatform';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createExports } from './exports.service';

const { news } = seeded.articles;
const DEVICE = 'phone-in-hand';
const PHONE = '13800000001';
const HOUR = 3_600_000;

let platform: TestPlatform;
let reader: TestMember;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  reader = await platform.member(PHONE, DEVICE);
});
afterEach(() => platform.close());

const ask = (path: string, { headers } = reader) => platform.get(`/app_if/${path}`, headers);
async function called(token: string, parameters: Record<string, string> = {}, device = DEVICE) {
  const { body, headers } = signedCall(parameters, { token, device, at: platform.clock.now() });
  const type = { 'content-type': 'application/x-www-form-urlencoded', host: 'paper.test' };
  return platform.app.inject({
    method: 'POST',
    url: '/sso-app/api/export',
    headers: { ...headers, ...type },
    payload: body,
  });
}
/** Says that one is on its way: goes a moment after the answer has been read. */
const underWay = () => {
  const text = "select subject from attempts where kind = 'export-under-way'";
  return platform.db.query({ name: 'test-under-way', text });
};
async function unzipped(token = reader.headers.token) {
  const answer = await called(token);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip' });
  await expect.poll(underWay).toEqual([]);
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const read = (name: string): unknown => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array(0)));
  const text = Object.entries(files)
    .filter(([name]) => name.endsWith('.json'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('\n');
  return { files, read, text, headers: answer.headers };
}

/** One of everything a member can leave behind. */
async function leaveTraces(): Promise<string> {
  await platform.configure({ siteConfig: { discuss: { auditType: '0' } } });
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();
  const part = { name: 'file1', fileName: '我家的梯田.jpg', bytes };
  const sent = await platform.send('/app_if/upload?fileType=file', [part], reader.headers);
  const { pathname } = new URL(Object(sent.json()).fileList[0].url);
  await platform.post('/app_if/discuss', { rootID: news, content: '水真的来了' }, reader.headers);
  const post = { circleID: seeded.circle, content: '自家的梯田', pics: pathname };
  await platform.post('/nis/api/post/create', post, reader.headers);
  for (const path of [
    `event?id=${news}&eventType=1`,
    `event?id=${seeded.comments.first}&type=1&eventType=1`,
    `fav?articleID=${news}`,
    `topicSub?id=${seeded.accounts.open}`,
    `expose?rootID=${seeded.comments.first}&sourceType=0&type=1&reason=广告`,
    'read?type=0',
  ])
    expect((await ask(path)).json(), path).toBe(true);
  const tipoff = { content: '井盖松了', contactNo: '微信同号', imgUrl: pathname };
  await platform.post('/app_if/tipoff', tipoff, reader.headers);
  const contribution = { linkID: seeded.seekArticles.open, title: '村口', content: '树还在。' };
  await platform.post('/nis/api/inputArticle/save', contribution, reader.headers);
  const lesson = { id: seeded.study, type: 'lesson', partId: 1, progress: 30 };
  await platform.post('/nis/api/data/read', lesson, reader.headers);
  const { id, theme, option } = seeded.votes.article;
  const ballot = { voteID: id, voteResult: `${theme}:${option}` };
  expect((await platform.post('/app_if/vote', ballot, reader.headers)).json()).toMatchObject({
    result: 'true',
  });
  return pathname;
}

describe('[wire n18] everything that is held about a member', () => {
  test('[wire n18] needs login: nobody, a device and another one’s number get nothing', async () => {
    expect((await called('')).json()).toMatchObject({ status: 11002 });
    const anonymous = (await platform.get(`/app_if/tokenHelper/getAnonymousToken?device=${DEVICE}`)).json();
    expect((await called(Object(anonymous).token)).json()).toMatchObject({ status: 11002 });
    const other = await platform.member('13800000002', DEVICE);
    const answer = await called(other.headers.token, { uid: reader.uid });
    expect(answer.json()).toMatchObject({ status: -1 });
    await platform.configure({ legacyWrites: 1 });
    expect((await called('', { uid: reader.uid })).json()).toMatchObject({ status: 11002 });
  });

  test('[K15][wire n18] every table with rows of a member – a row of it – stands in the file that its classification names', async () => {
    const member = await platform.member('13800000031', 'xyrows00001');
    const ownText = '云溪镇甲';
    const person = {
      site: 1,
      uid: member.uid,
      device: 'xyrows00001',
      phone: '13800000031',
      ownText,
      place: ownText,
    };
    const filled = await leaveRows(platform.db, person);
    // one of an article that is there
    await aRow(platform.db, 'article_authors', {
      site_id: 1,
      article_id: news,
      member_id: Number(member.uid),
    });
    const answer = await called(member.headers.token, {}, 'xyrows00001');
    await expect.poll(underWay).toEqual([]);
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const named = personalTableList.flatMap(([table, { exported }]) =>
      typeof exported === 'string' && filled.includes(table) ? [[table, exported] as const] : [],
    );
    expect(named.length).toBeGreaterThan(20);
    const empty = named.filter(([, file]) => strFromU8(files[file] ?? new Uint8Array(0)).length < 10);
    expect(empty).toEqual([]);
  });

  test('[wire n18] a file a kind, in words a program reads, and the pictures themselves', async () => {
    const picture = await leaveTraces();
    const { files, read, headers } = await unzipped();
    expect(read('profile')).toMatchObject({ uid: Number(reader.uid), phone: PHONE, hasPassword: false });
    expect(read('logins')).toMatchObject([{ device: DEVICE, means: 'phone', endedAt: null }]);
    expect(read('comments')).toMatchObject([{ objectID: news, content: '水真的来了', state: 'shown' }]);
    expect(read('tipoffs')).toMatchObject([
      { content: '井盖松了', contact: '微信同号', pictures: [picture] },
    ]);
    expect(read('contributions')).toMatchObject([{ title: '村口', content: '树还在。' }]);
    expect(read('studies')).toMatchObject([{ kind: 'lesson', id: seeded.study, part: 1, progress: 30 }]);
    expect(read('posts')).toMatchObject([
      { circle: seeded.circle, content: '自家的梯田', pictures: [picture], state: 'pending' },
    ]);
    expect(read('likes')).toMatchObject([
      { type: 0, id: news },
      { type: 1, id: seeded.comments.first },
    ]);
    expect(read('favourites')).toMatchObject([{ type: 0, id: news }]);
    expect(read('subscriptions')).toMatchObject([{ type: 4, id: seeded.accounts.open }]);
    expect(read('reports')).toMatchObject([{ type: 0, id: seeded.comments.first, words: '广告' }]);
    expect(read('votes')).toMatchObject([{ title: '渠名征集', no: 1, options: ['去过'], state: 'pending' }]);
    expect(read('read')).toMatchObject([{ type: 0 }]);
    expect(read('uploads')).toMatchObject([{ url: picture, file_name: '我家的梯田.jpg' }]);
    const served = await platform.app.inject({ url: picture, headers: { host: 'paper.test' } });
    const name = picture.replace('/media/', 'uploads/');
    expect(Buffer.from(files[name] ?? []).equals(served.rawPayload)).toBe(true);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="touchpaper-${reader.uid}.zip"`,
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin', '*');
  });

  test('[G9] neither a token nor a password is among it, nor anything of another member', async () => {
    const other = await platform.member('13800000002', 'other-phone');
    await platform.configure({ siteConfig: { discuss: { auditType: '0' } } });
    await platform.post('/app_if/discuss', { rootID: news, content: '别人的话' }, other.headers);
    await ask(`fav?articleID=${seeded.articles.video}`, other);
    await leaveTraces();
    const { text } = await unzipped();
    const { headers, refreshToken, nickname } = reader;
    for (const secret of [headers.token, refreshToken, 'hash', '别人的话', '13800000002', other.nickname])
      expect(text).not.toContain(secret);
    expect(text).toContain(nickname);
  });

  test('[wire n18] a member with thousands of comments gets all of them, in their order', async () => {
    const add = {
      name: 'test-many-comments',
      text: `insert into comments (site_id, source, object_id, member_id, content, words_hash, created_at, state)
        select 1, 0, $1, $2, '第' || n || '句', '', now(), 4 from generate_series(1, 2500) as n`,
    };
    await platform.db.run(add, [news, Number(reader.uid)]);
    const { read } = await unzipped();
    const all = v.parse(v.array(v.object({ content: v.string(), state: v.string() })), read('comments'));
    expect(all.map(({ content }) => content)).toEqual(Array.from({ length: 2500 }, (_, n) => `第${n + 1}句`));
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['deleted']));
  });

  test('[K8] five a day, another member is not held up', async () => {
    for (let time = 0; time < 5; time += 1) await unzipped();
    const message = '今天的导出次数已达上限，请明天再试';
    expect((await called(reader.headers.token)).json()).toMatchObject({ status: -1, message });
    expect((await called(reader.headers.token)).json()).toMatchObject({ status: -1, message });
    const other = await platform.member('13800000002', DEVICE);
    await unzipped(other.headers.token);
    platform.clock.forward(25 * HOUR);
    const again = await platform.member(PHONE, DEVICE);
    await unzipped(again.headers.token);
  });

  test('[K8] one at a time: the next may begin when it is read or left', async () => {
    const { db, media, clock } = platform;
    const failed = (error: unknown) => expect(error).toBeUndefined();
    const exported = createExports({
      ...{ db, media: Object(media), ownBallots: async () => [] },
      now: clock.now,
      failed,
    });
    const member = Number(reader.uid);
    const first = await exported(1, member);
    await expect(exported(1, member)).rejects.toThrow('正在导出，请稍后再试');
    first.destroy();
    const begun = async () => (await called(reader.headers.token)).headers['content-type'];
    await expect.poll(begun).toBe('application/zip');
    const forgotten = await exported(1, member).catch(() => undefined);
    clock.forward(11 * 60_000);
    expect(await begun()).toBe('application/zip');
    forgotten?.destroy();
  });
});

test('[wire x23 cancel] favourites, subscriptions and followers – the membership ends – are deleted', async () => {
  const other = await platform.member('13800000002', DEVICE);
  await leaveTraces();
  await ask(`topicSub?id=${reader.uid}&type=19`, other);
  await ask(`topicSub?id=${seeded.accounts.open}`, other);
  const count = { name: 'test-collect', text: 'select collect from article_counts where article_id = $1' };
  expect(await platform.db.one(count, [news])).toEqual({ collect: 1 });
  const over = await platform.sso(
    'cancel',
    { uid: reader.uid },
    { token: reader.headers.token, device: DEVICE },
  );
  expect(over.json()).toMatchObject({ code: 1 });
  const left = {
    name: 'test-left',
    text: `select (select count(*)::int from favourites) as favourites, (select count(*)::int from member_uploads) as uploads,
      (select json_agg(who) from subscriptions) as followers, (select json_agg(count) from subscription_counts) as counts`,
  };
  expect(await platform.db.one(left)).toEqual({
    favourites: 0,
    uploads: 0,
    followers: [`m:${other.uid}`],
    counts: [1],
  });
  expect(await platform.db.one(count, [news])).toEqual({ collect: 0 });
});

test.each([
  ['favourites', `fav?articleID=${news}`],
  ['subscriptions', `topicSub?id=${seeded.columns.news}&type=17`],
])(
  '[K3][wire x23 cancel] a row written to %s – while its member’s membership ends – is not left behind',
  async (table, path) => {
    const { db } = platform;
    const locked = {
      name: 'test-locked',
      text: `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    };
    let answered: Promise<unknown> = Promise.resolve();
    await db.transaction(async (queries) => {
      await endMember(queries, 1, Number(reader.uid));
      let done = false;
      answered = ask(path).then(() => {
        done = true;
      });
      await expect.poll(async () => done || (await db.query(locked)).length > 0).toBe(true);
    });
    await answered;
    expect(await db.query({ name: `test-${table}`, text: `select * from ${table}` })).toEqual([]);
  },
);
