import { circleDetail, createPost, momentsDetail, postList } from '@contract/circles';
import { EventType, KindNumber } from '@contract/codes';
import { MAX_POST_CONTENT, MAX_POST_TITLE } from '@contract/limits';
import { PostListType, PostStatus } from '@contract/participation/codes';
import { aMember, type TestMember } from '@testing/aMember';
import { commentsOn } from '@testing/commentsOn';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PostState } from './postState.types';

/** Characters of a stored file's hash. */
const HASH = 40;
const { circle, posts } = seeded;
const NIS = '/nis/api';

let platform: TestPlatform;
let author: TestMember;
let other: TestMember;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  author = await aMember(platform, '看云的人');
  other = await aMember(platform);
});
afterEach(() => platform.close());

const Envelope = v.object({ status: v.number(), message: v.string(), data: v.unknown() });
type Fields = Readonly<Record<string, string | number>>;

async function call(path: string, fields: Fields, member?: TestMember) {
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const headers = member ? { token: member.token } : {};
  platform.clock.forward(3000);
  const answer = await platform.get(`${path}?${query.join('&')}&curVersions=3`, headers);
  return v.parse(Envelope, answer.json());
}
const post = (fields: Fields = {}, member: TestMember | undefined = author) =>
  call(`${NIS}/post/create`, { circleID: circle, content: '开花了', ...fields }, member);
const idOf = (data: unknown): number => v.parse(v.object({ id: v.number() }), data).id;
const Listed = v.object({ list: v.array(v.object({ id: v.number() })) });
const listed = async (fields: Fields, member?: TestMember) =>
  v.parse(Listed, (await call(`${NIS}/post/list`, fields, member)).data).list.map(({ id }) => id);
const setState = (id: number, state: PostState) =>
  platform.db.run({ name: 'test-state', text: 'update posts set state = $2 where site_id = 1 and id = $1' }, [
    id,
    state,
  ]);
const upload = (member: TestMember, url: string) =>
  platform.db.run(
    {
      name: 'test-upload',
      text: `insert into member_uploads (site_id, member_id, url, size, kind, file_name, uploaded_at)
        values (1, $1, $2, 1, 'image', '', now())`,
    },
    [member.id, url],
  );
const media = (letter: string, extension = 'png') =>
  `/media/${letter.repeat(2)}/${letter.repeat(HASH)}.${extension}`;

describe('[F24 circleDetail] circles', () => {
  test('[wire g51] circleDetail – a circle – has its counts and its own notices alone', async () => {
    const { data } = await call(`${NIS}/circle/detail`, { id: circle });
    expect(faults(circleDetail.output, data)).toEqual([]);
    expect(data).toMatchObject({
      ...{ name: '山里拍客', memberCount: 0, postCount: 1, isFollow: 0 },
      noticeList: [{ id: seeded.circleNotice, title: '照片请拍原图' }],
    });
  });

  test('[wire n4] joinCircle – twice at once, then cancelled – counts the member once and then not', async () => {
    const join = (more: Fields = {}) => call(`${NIS}/circle/join`, { id: circle, ...more }, author);
    const state = async (member?: TestMember) => {
      const { data } = await call(`${NIS}/circle/detail`, { id: circle }, member);
      return v.parse(v.object({ memberCount: v.number(), isFollow: v.number() }), data);
    };
    await Promise.all([join(), join()]);
    expect(await state(author)).toEqual({ memberCount: 1, isFollow: 1 });
    expect(await state(other)).toEqual({ memberCount: 1, isFollow: 0 });
    await join({ cancel: 1 });
    expect(await state(author)).toEqual({ memberCount: 0, isFollow: 0 });
  });

  test('[wire n4] joinCircle – signed out, or an unknown circle – is refused', async () => {
    expect((await call(`${NIS}/circle/join`, { id: circle })).status).toBe(11002);
    expect(await call(`${NIS}/circle/join`, { id: 99 }, author)).toMatchObject({
      ...{ status: -1, message: '找不到这个圈子' },
    });
  });

  test('[wire g51] circleDetail – a withdrawn circle – is absent with its posts', async () => {
    await platform.db.run({ name: 'test-withdraw', text: 'update circles set withdrawn = true' });
    expect((await call(`${NIS}/circle/detail`, { id: circle })).status).toBe(1);
    expect((await call(`${NIS}/post/detail`, { id: posts.ofCircle })).status).toBe(1);
    expect(await listed({ circleID: circle })).toEqual([]);
    expect((await post()).message).toBe('找不到这个圈子');
  });
});

describe('[F24 postDetail] posts', () => {
  test('[wire f13] createPost – a member posts pictures – answers a post under review with their own uploads', async () => {
    await upload(author, media('a'));
    await upload(other, media('b'));
    const pics = [media('a'), media('b'), media('c'), 'http://elsewhere.example/a.png'].join(',');
    await upload(author, media('d', 'mp4'));
    const filmed = await post({ content: '看', videos: [media('d', 'mp4'), media('e', 'mp4')].join(',') });
    expect(filmed.data).toMatchObject({
      listType: PostListType.video,
      videos: [{ url: `http://paper.test${media('d', 'mp4')}` }],
    });
    const { status, data } = await post({ title: '梨花', pics, location: '云溪镇' });
    expect(status).toBe(0);
    expect(faults(createPost.output, data)).toEqual([]);
    expect(data).toMatchObject({
      ...{ circleID: circle, title: '梨花', content: '开花了', location: '', userName: '看云的人' },
      ...{ status: PostStatus.underReview, isRefused: 0, listType: PostListType.pictures },
      pics: [`http://paper.test${media('a')}`],
    });
  });

  test('[wire f13] createPost – without a circle – is a moment', async () => {
    const id = idOf((await post({ circleID: 0 })).data);
    const { status, data } = await call(`${NIS}/moments/detail`, { id }, author);
    expect([status, faults(momentsDetail.output, data)]).toEqual([0, []]);
  });

  test('[F24 postDetail] a post – in each state – shows to its author and, once approved, to everybody', async () => {
    const id = idOf((await post()).data);
    const seen = async (member?: TestMember) => ({
      one: (await call(`${NIS}/post/detail`, { id }, member)).status,
      inCircle: (await listed({ circleID: circle }, member)).includes(id),
      ofUser: (await listed({ ofUser: author.id }, member)).includes(id),
    });
    const visible = { one: 0, inCircle: true, ofUser: true };
    const hidden = { one: 1, inCircle: false, ofUser: false };
    expect([await seen(author), await seen(other), await seen()]).toEqual([visible, hidden, hidden]);
    await setState(id, PostState.shown);
    expect([await seen(author), await seen(other), await seen()]).toEqual([visible, visible, visible]);
    await setState(id, PostState.rejected);
    expect([await seen(author), await seen(other), await seen()]).toEqual([visible, hidden, hidden]);
    const { data } = await call(`${NIS}/post/detail`, { id }, author);
    expect(data).toMatchObject({ status: PostStatus.underReview, isRefused: 1 });
    await setState(id, PostState.removed);
    expect([await seen(author), await seen()]).toEqual([hidden, hidden]);
  });

  test('[wire n7] userDetail – posts of each state and a moment – counts those that everybody sees', async () => {
    const made = [
      await post(),
      await post({ content: '下雨了' }),
      await post({ circleID: 0, content: '路过' }),
    ];
    const counted = async () =>
      v.parse(
        v.object({ postCount: v.number() }),
        (await call(`${NIS}/user/detail`, { id: author.id })).data,
      );
    expect(await counted()).toEqual({ postCount: 0 });
    for (const { data } of made) await setState(idOf(data), PostState.shown);
    expect(await counted()).toEqual({ postCount: 3 });
    await setState(idOf(made[0]?.data), PostState.removed);
    expect(await counted()).toEqual({ postCount: 2 });
  });

  test('[wire g52] postList – newest, hot and pinned – orders posts and follows the contract', async () => {
    const first = idOf((await post({ content: '一' })).data);
    const second = idOf((await post({ content: '二' })).data);
    await setState(first, PostState.shown);
    await setState(second, PostState.shown);
    expect(await listed({ circleID: circle })).toEqual([second, first, posts.ofCircle]);
    expect(await listed({ circleID: circle, sort: 1 })).toEqual([posts.ofCircle, second, first]);
    await platform.db.run({ name: 'test-pin', text: 'update posts set is_top = true where id = $1' }, [
      first,
    ]);
    expect(await listed({ circleID: circle })).toEqual([first, second, posts.ofCircle]);
    const { data } = await call(`${NIS}/post/list`, { circleID: circle });
    expect(faults(postList.output, data)).toEqual([]);
  });

  test.each([
    ['nothing in it', { content: ' ' }, '内容不能为空'],
    ['a title too long', { title: '水'.repeat(MAX_POST_TITLE + 1) }, '标题不能超过'],
    ['a text too long', { content: '水'.repeat(MAX_POST_CONTENT + 1) }, '内容不能超过'],
    ['an unknown circle', { circleID: 99 }, '找不到这个圈子'],
  ])('[wire f13] createPost – %s – is refused by name', async (_, fields: Fields, message) => {
    const answer = await post(fields);
    expect(answer.status).toBe(-1);
    expect(answer.message).toContain(message);
  });

  test('[wire f13] createPost – the same post sent twice, also at once – is one post', async () => {
    const first = await post();
    const again = await Promise.all([post(), post()]);
    expect(new Set([first, ...again].map(({ data }) => idOf(data))).size).toBe(1);
  });

  test('[wire f13] createPost – more than the site’s rate, or refused words – is refused', async () => {
    await commentsOn(platform).rules({ dayMost: 1, refusedWords: ['加微信'] });
    expect((await post({ title: '加 微-信' })).message).toMatch(/^标题含有不当内容/);
    await post({ content: '一' });
    expect(await post({ content: '二' })).toMatchObject({ status: -1, message: '发帖太频繁，请稍后再试' });
  });

  test('[G11] createPost – signed out – asks for a login', async () => {
    expect((await call(`${NIS}/post/create`, { circleID: circle, content: 'x' })).status).toBe(11002);
  });

  test('[K12] the author’s membership ends – shown posts stay without a name, others go', async () => {
    const shown = idOf((await post({ content: '一' })).data);
    const waiting = idOf((await post({ content: '二' })).data);
    await setState(shown, PostState.shown);
    await platform.sso('cancel', { uid: String(author.id) }, author);
    const { data } = await call(`${NIS}/post/detail`, { id: shown });
    expect(data).toMatchObject({ userID: 0, userName: '', userIcon: '', content: '一' });
    const rows = await platform.db.query({ name: 'test-gone', text: 'select 1 from posts where id = $1' }, [
      waiting,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('[H2] likes, shares and comments of a post', () => {
  const { post: kind } = KindNumber.event;
  const event = (fields: Fields, member?: TestMember) =>
    call('/app_if/event', { id: posts.ofCircle, type: kind, ...fields }, member);
  const counts = async (member?: TestMember) => {
    const { data } = await call(`${NIS}/post/detail`, { id: posts.ofCircle }, member);
    const { countPraise, countShare, countDiscuss, isPraise } = Object(data);
    return [countPraise, countShare, countDiscuss, isPraise];
  };

  test('[H2][K3] a like – twice at once, then taken back – counts once and then not', async () => {
    const like = (more: Fields = {}) => event({ eventType: EventType.like, ...more }, author);
    await Promise.all([like(), like()]);
    expect(await counts(author)).toEqual([3, 0, 0, 1]);
    expect(await counts(other)).toEqual([3, 0, 0, 0]);
    await like({ cancel: 1 });
    expect(await counts(author)).toEqual([2, 0, 0, 0]);
  });

  test('[H2] a device’s like – its reader comes in – is the member’s', async () => {
    await event({ eventType: EventType.like, device: 'first' });
    const { headers } = await platform.member('13800000007', 'first');
    const path = `${NIS}/post/detail?id=${posts.ofCircle}`;
    expect((await platform.get(path, headers)).json()).toMatchObject({ countPraise: 3, isPraise: 1 });
  });

  test('[wire g21] a share of a post counts, a repeated record once', async () => {
    await event({ eventType: EventType.share, eventId: 'e1' });
    await event({ eventType: EventType.share, eventId: 'e1' });
    expect(await counts()).toEqual([2, 1, 0, 0]);
  });

  test('[H1] a comment on a post counts and is listed; one under review takes none', async () => {
    await commentsOn(platform).rules({ auditType: '0' });
    const say = (rootID: number) =>
      call('/app_if/discuss', { rootID, sourceType: KindNumber.source.post, content: '好看' }, other);
    expect((await say(posts.ofCircle)).status).toBe(0);
    expect((await say(posts.pending)).status).not.toBe(0);
    expect(await counts()).toEqual([2, 0, 1, 0]);
  });
});
