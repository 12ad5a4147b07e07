import { KindNumber } from '@contract/codes';
import { QuestionStatus } from '@contract/questionCodes';
import { CommentState } from '@platform/discussions/commentState.types';
import { aMember, type TestMember } from '@testing/aMember';
import { aRow } from '@testing/aRow';
import { aPost, aQuestion } from '@testing/newsroomDocuments';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PostState } from './postState.types';

let platform: TestPlatform;
let member: TestMember;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());
beforeEach(async () => {
  member = await aMember(platform);
});

const FILE = `/media/ab/${'ab'.repeat(20)}.png`;
let counter = 6_000;
async function added(table: string, row: object, site = 1): Promise<number> {
  counter += 1;
  await aRow(platform.db, table, { site_id: site, id: counter, ...row });
  return counter;
}
const post = (state: number, doc = aPost({ pics: [FILE] })) =>
  added('posts', {
    circle_id: seeded.circle,
    published_at: new Date('2031-03-05'),
    member_id: member.id,
    state,
    doc: JSON.stringify(doc),
  });
const question = (status: number) =>
  added('questions', {
    ...{ subject_id: 0, leader_id: seeded.leader, account_id: 0, group_id: 0, member_id: member.id },
    doc: JSON.stringify(
      aQuestion(1, { status, userID: member.id, userName: '山里人', location: '四川', images: [FILE] }),
    ),
  });
const remove = async (path: string, id: number, by = member) =>
  Object((await platform.post(path, { curVersions: '3', id }, { token: by.token })).json());
const count = async (text: string, values: readonly unknown[]) =>
  (
    await platform.db.one<{ count: number }>(
      { name: `test-${text}`, text: `select count(*)::int as count from ${text}` },
      values,
    )
  )?.count;
const like = (kind: number, id: number) =>
  aRow(platform.db, 'praises', { site_id: 1, kind, object_id: id, who: `m:${member.id}` });

describe('a member’s own post', () => {
  test.each(Object.entries(PostState))(
    '[K15][wire n25] %s – deleted by another, then by its author, then again – goes once with its likes, its file is looked at, and the counts are right',
    async (name, state) => {
      const [id, other] = [await post(state), await post(state)];
      await like(KindNumber.event.post, id);
      await like(KindNumber.event.post, other);
      const stranger = await aMember(platform);
      expect(await remove('/nis/api/post/delete', id, stranger)).toMatchObject({
        status: -1,
        message: '没有可以删除的帖子',
      });
      expect(await remove('/nis/api/post/delete', id)).toMatchObject({ status: 0 });
      expect(await remove('/nis/api/post/delete', id)).toMatchObject({ status: -1 });
      expect(
        await count('praises where kind = $1 and object_id = any($2::int[])', [
          KindNumber.event.post,
          [id, other],
        ]),
      ).toBe(1);
      expect(await count('media_checks where hash = $1 and wanted > checked', ['ab'.repeat(20)])).toBe(1);
      platform.clock.forward(3_000);
      const { data } = Object(
        (await platform.get(`/nis/api/user/detail?curVersions=3&id=${member.id}`)).json(),
      );
      expect([name, data.postCount]).toEqual([name, Number(state === PostState.shown)]);
    },
  );
});

describe('a member’s own question', () => {
  test.each(Object.entries(QuestionStatus))(
    '[K15][wire n26] %s – deleted – goes, or stays without name, place and files where it is answered',
    async (name, status) => {
      const id = await question(status);
      const stranger = await aMember(platform);
      expect(await remove('/app_if/question/delete', id, stranger)).toMatchObject({
        status: -1,
        message: '没有可以删除的提问',
      });
      const isKept = Number(status === QuestionStatus.answered);
      expect(await remove('/app_if/question/delete', id)).toMatchObject({ status: 0, data: { isKept } });
      expect(await remove('/app_if/question/delete', id)).toMatchObject({ status: -1 });
      const row = await platform.db.one(
        {
          name: 'test-question',
          text: `select member_id, doc->>'userName' as name, doc->>'location' as place, doc->'images' as images from questions where id = $1`,
        },
        [id],
      );
      expect([name, row]).toEqual([
        name,
        isKept ? { member_id: 0, name: '', place: '', images: [] } : undefined,
      ]);
    },
  );
});

describe('the region on a member’s page', () => {
  const region = async () => {
    platform.clock.forward(3_000);
    return Object((await platform.get(`/nis/api/user/detail?curVersions=3&id=${member.id}`)).json()).data
      .location;
  };
  const comment = (location: string, state: number, at: string, site = 1) =>
    added(
      'comments',
      {
        object_id: seeded.articles.news,
        member_id: member.id,
        location,
        state,
        content: '在',
        created_at: new Date(at),
      },
      site,
    );

  test('[K17] no words, pending ones, shown ones, later ones of another kind – the region – is that of the last shown words', async () => {
    expect(await region()).toBe('');
    await comment('广东', CommentState.pending, '2031-03-01');
    expect(await region()).toBe('');
    await comment('四川', CommentState.shown, '2031-03-02');
    expect(await region()).toBe('四川');
    await post(PostState.shown, aPost({ location: '云南' }));
    expect(await region()).toBe('云南');
    await platform.configure({ region: 'other' });
    expect(await region()).toBe('');
    await platform.configure({});
  });
});
