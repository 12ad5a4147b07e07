import { AppealKind, type AppealKindName } from '@contract/appealCodes';
import { NEWSROOM } from '@contract/newsroom';
import { NewsroomAppeal } from '@contract/newsroomAppeals';
import { ContributionStatus } from '@contract/participation/codes';
import { QuestionStatus } from '@contract/questionCodes';
import { PostState } from '@platform/circles/postState.types';
import { CommentState } from '@platform/discussions/commentState.types';
import { saveSite } from '@platform/sites/sites.store';
import { aMember, type TestMember } from '@testing/aMember';
import { aRow } from '@testing/aRow';
import { aStaff, type TestStaff } from '@testing/aStaff';
import { aContribution, aPost, aQuestion } from '@testing/newsroomDocuments';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let platform: TestPlatform;
let first: TestStaff;
let second: TestStaff;
let author: TestMember;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  const roles = [
    { site: 1, role: 'moderator' },
    { site: 1, role: 'editor' },
  ] as const;
  first = await aStaff(platform, ...roles);
  second = await aStaff(platform, ...roles);
});
afterAll(() => platform.close());
beforeEach(async () => {
  author = await aMember(platform);
  await platform.db.script('delete from appeals');
});

let counter = 7_000;
const at = new Date('2031-03-04T09:00:00+08:00');
async function added(table: string, row: object): Promise<number> {
  counter += 1;
  await aRow(platform.db, table, { site_id: 1, id: counter, ...row });
  return counter;
}
const doc = (value: object) => JSON.stringify(value);
const staffCall = (by: TestStaff, path: string, body: object) =>
  platform.post(`${NEWSROOM}/sites/1${path}`, body, by.headers);

/** A thing of the author in each state, how staff refuse it, and the states in which it may be appealed. */
interface Thing {
  readonly states: Readonly<Record<string, number>>;
  readonly refused: readonly string[];
  readonly shown: number;
  readonly make: (state: number) => Promise<number>;
  readonly stateOf: (id: number) => Promise<number | undefined>;
  readonly refuse: (id: number) => Promise<unknown>;
  /** State that staff refuse. */
  readonly from: number;
}
const stateOf = (table: string, state: string) => async (id: number) =>
  (
    await platform.db.one<{ state: number }>(
      {
        name: `test-state-${table}`,
        text: `select ${state} as state from ${table} where site_id = 1 and id = $1`,
      },
      [id],
    )
  )?.state;
const things: Readonly<Record<AppealKindName, Thing>> = {
  comment: {
    states: CommentState,
    refused: ['rejected', 'removed'],
    shown: CommentState.shown,
    make: (state) =>
      added('comments', {
        object_id: seeded.articles.news,
        member_id: author.id,
        content: '我的话',
        state,
        thread_id: 0,
        parent_id: 0,
      }),
    stateOf: stateOf('comments', 'state'),
    refuse: (id) => staffCall(first, `/comments/${id}/reject`, { reason: '辱骂他人' }),
    from: CommentState.pending,
  },
  post: {
    states: PostState,
    refused: ['rejected', 'removed'],
    shown: PostState.shown,
    make: (state) =>
      added('posts', {
        circle_id: 0,
        published_at: at,
        member_id: author.id,
        state,
        doc: doc({ ...aPost(), title: '我的话' }),
      }),
    stateOf: stateOf('posts', 'state'),
    refuse: (id) => staffCall(first, `/posts/${id}/remove`, { reason: '辱骂他人' }),
    from: PostState.shown,
  },
  question: {
    states: QuestionStatus,
    refused: ['refused'],
    shown: QuestionStatus.accepted,
    make: (status) =>
      added('questions', {
        subject_id: 0,
        leader_id: 0,
        account_id: 0,
        group_id: 0,
        member_id: author.id,
        doc: doc({ ...aQuestion(1), title: '我的话', status }),
      }),
    stateOf: stateOf('questions', `(doc->>'status')::int`),
    refuse: (id) => staffCall(first, `/questions/${id}/refuse`, { reason: '辱骂他人' }),
    from: QuestionStatus.waiting,
  },
  contribution: {
    states: ContributionStatus,
    refused: ['notPassed'],
    shown: ContributionStatus.passed,
    make: (status) =>
      added('contributions', {
        seek_id: 0,
        member_id: author.id,
        created_at: at,
        status,
        doc: doc({ ...aContribution(), title: '我的话' }),
      }),
    stateOf: stateOf('contributions', 'status'),
    refuse: (id) => staffCall(first, `/contributions/${id}/review`, { passed: false, reason: '辱骂他人' }),
    from: ContributionStatus.toAudit,
  },
};
const kinds = Object.keys(things) as AppealKindName[];

const appeal = async (kind: AppealKindName, id: number, by = author, content = '没有辱骂任何人') =>
  (
    await platform.post(
      '/app_if/appeal',
      { curVersions: '3', sourceType: AppealKind[kind], rootID: id, content },
      { token: by.token },
    )
  ).json();
const detail = async (kind: AppealKindName, id: number, by = author) => {
  platform.clock.forward(3_000);
  const query = `curVersions=3&sourceType=${AppealKind[kind]}&rootID=${id}`;
  return Object((await platform.get(`/app_if/refusalDetail?${query}`, { token: by.token })).json());
};
const appeals = async (state = 'open') => {
  const answer = await platform.get(`${NEWSROOM}/sites/1/appeals?state=${state}`, first.headers);
  return v.parse(v.object({ list: v.array(NewsroomAppeal) }), answer.json()).list;
};
const titles = async () => {
  const answer = await platform.get('/app_if/message?curVersions=3', { token: author.token });
  const row = v.object({ title: v.string(), content: v.string() });
  const { list } = v.parse(v.object({ data: v.object({ list: v.array(row) }) }), answer.json()).data;
  return list.map(({ title, content }) => `${title}: ${content}`);
};

describe('appeals', () => {
  test.each(kinds)(
    '[K21][wire n23, n24] a refused %s – appealed by its author, decided by the first person, then by another – is shown again and the author told',
    async (kind) => {
      const thing = things[kind];
      const id = await thing.make(thing.from);
      expect(await detail(kind, id)).toMatchObject({ status: 1 });
      expect(Object(await thing.refuse(id)).status).toBe(200);
      expect(await detail(kind, id)).toMatchObject({
        data: { reason: '辱骂他人', appeal: 0, content: '', note: '' },
      });
      expect(await appeal(kind, id)).toMatchObject({ status: 0 });
      expect(await appeal(kind, id)).toMatchObject({ status: -1, message: '已经申诉过了，请等待结果' });
      const [row] = await appeals();
      expect(row).toMatchObject({
        kind,
        objectID: id,
        memberID: author.id,
        what: '我的话',
        reason: '辱骂他人',
        staffID: first.id,
        content: '没有辱骂任何人',
      });
      const decision = { upheld: true, note: '看错了' };
      expect((await staffCall(first, `/appeals/${row?.id}`, decision)).status).toBe(409);
      expect(await detail(kind, id)).toMatchObject({ data: { appeal: 1 } });
      expect((await staffCall(second, `/appeals/${row?.id}`, decision)).json()).toEqual({ done: true });
      expect((await staffCall(second, `/appeals/${row?.id}`, decision)).status).toBe(404);
      expect([await thing.stateOf(id), await appeals()]).toEqual([thing.shown, []]);
      expect(await detail(kind, id)).toMatchObject({ data: { appeal: 2, note: '看错了' } });
      expect(await titles()).toContain('你的申诉已通过: 我的话\n看错了');
    },
  );

  test.each(kinds)(
    '[K21] a %s in every state – appealed, and dismissed where that is done – is appealed only where it is refused, and stays so',
    async (kind) => {
      const { states, refused, make, stateOf: read } = things[kind];
      for (const [name, state] of Object.entries(states)) {
        const id = await make(state);
        const isRefused = refused.includes(name);
        expect([name, Object(await appeal(kind, id)).status]).toEqual([name, isRefused ? 0 : -1]);
        if (!isRefused) continue;
        const [row] = await appeals();
        await staffCall(second, `/appeals/${row?.id}`, { upheld: false, note: '维持' });
        expect([await read(id), Object(await detail(kind, id)).data.appeal]).toEqual([state, 3]);
      }
    },
  );

  test.each(kinds)(
    '[K21] a %s of another member, of number 0 and unknown – read or appealed – is not there, and nothing is stored',
    async (kind) => {
      const thing = things[kind];
      const id = await thing.make(Object.values(thing.states).at(-1) ?? 0);
      const other = await aMember(platform);
      for (const number of [id, 999_999]) {
        expect(await detail(kind, number, other)).toMatchObject({ status: 1 });
        expect(await appeal(kind, number, other)).toMatchObject({
          status: -1,
          message: '没有可以申诉的内容',
        });
      }
      expect(await appeals()).toEqual([]);
    },
  );

  test.each([
    ['', '请填写申诉理由'],
    ['  ', '请填写申诉理由'],
    ['字'.repeat(501), '申诉理由不能超过500个字'],
  ])('[K21] an appeal with the words %j – is refused', async (content, message) => {
    const id = await things.comment.make(CommentState.rejected);
    expect(await appeal('comment', id, author, content)).toMatchObject({ status: -1, message });
    expect(await appeal('comment', id, author, '字'.repeat(500))).toMatchObject({ status: 0 });
  });

  test('[K21][A17] two sites – the appeal of one – is neither listed nor decided at the other', async () => {
    const other = { id: 2, name: '邻县', hosts: ['next.test'], app_ids: ['2'], config: {}, version: 1 };
    await saveSite(platform.db, other);
    platform.clock.forward(10_000);
    const neighbour = await aStaff(platform, { site: 2, role: 'moderator' });
    await appeal('comment', await things.comment.make(CommentState.rejected));
    const [row] = await appeals();
    const list = await platform.get(`${NEWSROOM}/sites/2/appeals`, neighbour.headers);
    expect(list.json()).toEqual({ list: [], hasMore: false });
    const url = `${NEWSROOM}/sites/2/appeals/${row?.id}`;
    expect((await platform.post(url, { upheld: true }, neighbour.headers)).status).toBe(404);
    expect(await appeals()).toHaveLength(1);
  });
});
