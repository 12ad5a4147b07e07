import { NEWSROOM } from '@contract/newsroom';
import { ReportedObject } from '@contract/newsroomReports';
import { ReportKind, type ReportKindName } from '@contract/reportCodes';
import { OwnReport } from '@contract/reports';
import { PostState } from '@platform/circles/postState.types';
import { CommentState } from '@platform/discussions/commentState.types';
import { MemberState } from '@platform/membership/memberState.types';
import { saveSite } from '@platform/sites/sites.store';
import { aMember, type TestMember } from '@testing/aMember';
import { aRow } from '@testing/aRow';
import { aStaff, type TestStaff } from '@testing/aStaff';
import { anAnswer, aPost, aQuestion } from '@testing/newsroomDocuments';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let platform: TestPlatform;
let staff: TestStaff;
let author: TestMember;
let reader: TestMember;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  const other = { id: 2, name: '邻县', hosts: ['next.test'], app_ids: ['2'], config: {}, version: 1 };
  await saveSite(platform.db, other);
  staff = await aStaff(platform, { site: 1, role: 'moderator' });
});
afterAll(() => platform.close());
beforeEach(async () => {
  author = await aMember(platform);
  reader = await aMember(platform);
  await platform.db.script('delete from exposes');
});

const kinds = Object.keys(ReportKind) as ReportKindName[];
const set = (text: string, values: readonly unknown[] = []) =>
  platform.db.run({ name: `test-${text}`, text }, values);
const report = (kind: ReportKindName, id: number, { token }: TestMember = reader, reason = '虚假信息') =>
  platform.post('/app_if/expose', { rootID: id, sourceType: ReportKind[kind], type: 5, reason }, { token });
const reported = async (state = 'received', more = '') => {
  const answer = await platform.get(`${NEWSROOM}/sites/1/reports?state=${state}${more}`, staff.headers);
  return v.parse(v.object({ list: v.array(ReportedObject) }), answer.json()).list;
};
const decide = (kind: ReportKindName, id: number, upheld: boolean, note = '') =>
  platform.post(`${NEWSROOM}/sites/1/reports/${kind}/${id}`, { upheld, note }, staff.headers);
const own = async ({ token }: TestMember = reader) => {
  platform.clock.forward(3_000);
  const answer = await platform.get('/app_if/myReports', { token });
  return v.parse(v.object({ list: v.array(OwnReport) }), answer.json()).list;
};
const messages = async () => {
  const answer = await platform.get('/app_if/message?curVersions=3', { token: reader.token });
  const row = v.object({ title: v.string(), content: v.string() });
  return v.parse(v.object({ data: v.object({ list: v.array(row) }) }), answer.json()).data.list;
};

/** An object that readers see, what staff read of it, whose it is, and how it disappears. */
interface Reported {
  readonly id: () => Promise<number> | number;
  readonly what: () => string;
  readonly own: boolean;
  readonly hide: (id: number) => Promise<unknown>;
}
const at = new Date('2031-03-04T09:00:00+08:00');
const posts = { state: PostState.shown, circle_id: 0, published_at: at };
let counter = 5_000;
const next = () => {
  counter += 1;
  return counter;
};
async function added(table: string, row: object): Promise<number> {
  const id = next();
  await aRow(platform.db, table, { site_id: 1, id, ...row });
  return id;
}
const doc = (value: object) => JSON.stringify(value);
const objects: Readonly<Record<ReportKindName, Reported>> = {
  article: {
    id: () =>
      added('articles', {
        key: `k${counter}`,
        status: 1,
        title: '水位报告',
        column_id: seeded.columns.news,
        published_at: at,
      }),
    what: () => '水位报告',
    own: false,
    hide: (id) => set('update articles set status = 0 where id = $1', [id]),
  },
  comment: {
    id: () =>
      added('comments', {
        object_id: seeded.articles.news,
        member_id: author.id,
        content: '胡说',
        state: CommentState.shown,
      }),
    what: () => '胡说',
    own: true,
    hide: (id) => set('update comments set state = 3 where id = $1', [id]),
  },
  question: {
    id: () =>
      added('questions', {
        subject_id: 0,
        leader_id: 0,
        account_id: 0,
        member_id: author.id,
        doc: doc({ ...aQuestion(1), title: '桥呢', status: 2 }),
      }),
    what: () => '桥呢',
    own: true,
    hide: (id) => set(`update questions set doc = doc || '{"status": 3}' where id = $1`, [id]),
  },
  answer: {
    id: async () => {
      const question = await added('questions', {
        subject_id: 0,
        leader_id: 0,
        account_id: 0,
        member_id: author.id,
        doc: doc({ ...aQuestion(1), status: 2 }),
      });
      return added('answers', { question_id: question, doc: doc({ ...anAnswer(), content: '快了' }) });
    },
    what: () => '快了',
    own: false,
    hide: () => set(`update questions set doc = doc || '{"status": 3}'`),
  },
  post: {
    id: () => added('posts', { ...posts, member_id: author.id, doc: doc({ ...aPost(), title: '山花' }) }),
    what: () => '山花',
    own: true,
    hide: (id) => set('update posts set state = 3 where id = $1', [id]),
  },
  shortVideo: {
    id: () => added('short_videos', { withdrawn: false, doc: doc({ title: '开闸' }) }),
    what: () => '开闸',
    own: false,
    hide: (id) => set('update short_videos set withdrawn = true where id = $1', [id]),
  },
  account: {
    id: () => added('accounts', { status: 0, forbidden: false, doc: doc({ name: '云溪号' }) }),
    what: () => '云溪号',
    own: false,
    hide: (id) => set('update accounts set forbidden = true where id = $1', [id]),
  },
  nickname: {
    id: async () => {
      await set('update members set nickname = $2 where id = $1', [author.id, `怪名${author.id}`]);
      return author.id;
    },
    what: () => `怪名${author.id}`,
    own: true,
    hide: (id) => set('update members set state = $2 where id = $1', [id, MemberState.disabled]),
  },
  portrait: {
    id: async () => {
      await set('update members set head = $2 where id = $1', [author.id, '/media/a.png']);
      return author.id;
    },
    what: () => '/media/a.png',
    own: true,
    hide: (id) => set(`update members set head = '' where id = $1`, [id]),
  },
};

describe('reports of each kind', () => {
  test.each(kinds)(
    '[K21][wire x7, n22] a %s – reported by two, by one twice – is listed once with two reports, and decided for both',
    async (kind) => {
      const { id: make, what, own: isOwn } = objects[kind];
      const id = await make();
      const other = await aMember(platform);
      expect((await report(kind, id)).json()).toBe(true);
      await report(kind, id, reader, '再报一次');
      await report(kind, id, other, '辱骂攻击');
      expect(await reported()).toEqual([
        {
          kind,
          id,
          what: what(),
          memberID: isOwn ? author.id : 0,
          reports: 2,
          reasons: ['虚假信息', '辱骂攻击'].toSorted(),
          at: expect.any(String),
          note: '',
        },
      ]);
      expect(await reported('received', `&kind=${kind}`)).toHaveLength(1);
      expect(await reported('received', `&kind=${kind === 'post' ? 'answer' : 'post'}`)).toEqual([]);
      expect((await own())[0]).toMatchObject({
        sourceType: ReportKind[kind],
        rootID: id,
        state: 0,
        reason: '虚假信息',
        decided: '',
      });
      expect((await decide(kind, id, true, '已处理')).json()).toEqual({ done: true });
      expect([await reported(), (await decide(kind, id, false)).status]).toEqual([[], 404]);
      expect((await own())[0]).toMatchObject({
        state: 1,
        note: '已处理',
        title: kind === 'portrait' ? '' : what(),
      });
      expect((await own(other))[0]).toMatchObject({ state: 1, note: '已处理' });
      const content = kind === 'portrait' ? '已处理' : `${what()}\n已处理`;
      expect(await messages()).toMatchObject([{ title: '你的举报已核实', content }]);
    },
  );

  test.each(kinds)(
    '[K21] a %s that readers do not see, of another site, 0 and unknown – reported – stores nothing and answers as ever',
    async (kind) => {
      const { id: make, hide } = objects[kind];
      const id = await make();
      await hide(id);
      for (const number of [id, 0, 999_999])
        expect((await report(kind, number)).json()).toEqual(number === 0 ? expect.anything() : true);
      const shown = await make();
      const next = { host: 'next.test' };
      await platform.post(
        '/app_if/expose',
        { rootID: shown, sourceType: ReportKind[kind], device: 'xynext' },
        next,
      );
      expect([await reported(), await own()]).toEqual([[], []]);
    },
  );
});

test('[K21] a dismissed report – of a comment – tells the member, and the comment is no longer among the reported ones', async () => {
  const id = await objects.comment.id();
  await report('comment', id);
  const exposed = async () =>
    Object((await platform.get(`${NEWSROOM}/sites/1/comments?list=exposed`, staff.headers)).json()).list.map(
      (one: { id: number }) => one.id,
    );
  expect(await exposed()).toContain(id);
  await decide('comment', id, false, '未发现问题');
  expect(await exposed()).not.toContain(id);
  expect(await messages()).toMatchObject([{ title: '你的举报未核实', content: '胡说\n未发现问题' }]);
  expect((await own())[0]).toMatchObject({ state: 2, note: '未发现问题' });
});

test('[K21] a report without a login – is listed and decided – and nobody’s list has it', async () => {
  const id = await objects.post.id();
  await platform.post('/app_if/expose', { rootID: id, sourceType: ReportKind.post, device: 'xyvisitor' });
  expect(await reported()).toMatchObject([{ kind: 'post', id, reports: 1 }]);
  expect((await decide('post', id, true)).json()).toEqual({ done: true });
  expect(await own()).toEqual([]);
});
