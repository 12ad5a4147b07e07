import { decisionTitles } from '@contract/participation/decisions';
import { QuestionStatus } from '@contract/questionCodes';
import { actsOn } from '@platform/auditLog/acts.store';
import { messagesOf } from '@platform/messages/messages.store';
import { dueChecks } from '@platform/uploads/mediaChecks.store';
import { rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptQuestion, answerQuestion, refuseQuestion } from './answering.service';
import { answersOf } from './answers.store';
import { questionById } from './questions.store';

const { waiting, accepted, answered, refused } = QuestionStatus;
const hash = 'a'.repeat(40);
/** Questions 1 to 4 of member 7 in every status, each with a picture, of office 30; 5 is of a former member, in no topic. */
let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site_id of [1, 2]) {
    await sites.add('members', { site_id, id: 7, nickname: '七' });
    for (const id of [30, 31])
      await sites.add('categories', { site_id, code: 'LEADER', id, doc: { catName: `室${id}` } });
    const question = (id: number, status: QuestionStatus, more: object = {}) => ({
      ...{
        site_id,
        id,
        subject_id: 1,
        leader_id: 0,
        account_id: 0,
        group_id: 30,
        member_id: 7,
        published_at: at(0),
      },
      ...{
        accepted_at: null,
        doc: {
          title: `题${id}`,
          content: '文',
          status,
          groupName: '室30',
          images: [`/media/aa/${hash}.jpg`],
        },
        ...more,
      },
    });
    await sites.add(
      'questions',
      ...[question(1, waiting), question(2, accepted), question(3, answered), question(4, refused)],
      question(5, waiting, { member_id: 0, subject_id: 0 }),
    );
  }
  await sites.db.script("select setval('answer_ids', 1000), setval('comment_ids', 1000)");
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);
type Db = TwoSites['db'];
const work = { site: 1, staff: 0, at: at(60_000) };
const media = { pics: ['/p.jpg'], audios: [], videos: [] };

const acts = [
  {
    act: 'acceptQuestion',
    run: (db: Db, id: number) => acceptQuestion(db, work, id, [], 0),
    from: [waiting, refused],
    to: { status: accepted, answer: '' },
    title: decisionTitles.questionAccepted,
  },
  {
    act: 'answerQuestion',
    run: (db: Db, id: number) => answerQuestion(db, work, id, [30], { content: '答', user: '', media }),
    from: [waiting, accepted, answered],
    to: { status: answered, answer: '答', answerUser: '室30', answerPics: ['/p.jpg'] },
    title: decisionTitles.questionAnswered,
  },
  {
    act: 'refuseQuestion',
    run: (db: Db, id: number) => refuseQuestion(db, work, id, [], '理由'),
    from: [waiting, accepted],
    to: { status: refused, answer: '理由' },
    title: decisionTitles.questionRefused,
  },
];
const statuses = [waiting, accepted, answered, refused];
test.each(acts.flatMap((one) => statuses.map((was) => ({ ...one, was }))))(
  '[F17 qaDetail] $act of a question in status $was – its asker’s message, the act, its pictures and the answer – follows where it is allowed',
  async ({ act, run, from, to, was, title }) =>
    trying(async ({ db }) => {
      const id = was + 1;
      const isAllowed = from.some((status) => status === was);
      expect(await run(db, id)).toBe(isAllowed);
      const row = await questionById(db, 1, id, 7);
      expect(row?.doc).toMatchObject(isAllowed ? to : { status: was });
      expect(row?.accepted_at).toEqual(isAllowed && act !== 'refuseQuestion' ? work.at : null);
      expect((await actsOn(db, 1, 'question', id)).map((one) => one.act)).toEqual(isAllowed ? [act] : []);
      const messages = await messagesOf(db, 1, 7, 9, 0);
      expect(messages).toHaveLength(isAllowed ? 1 : 0);
      if (isAllowed) {
        expect(messages[0]).toMatchObject({ title, path: `/askDetail/${id}.html`, created_at: work.at });
        expect(messages[0]?.content.split('\n')).toEqual([
          `题${id}`,
          ...(to.answer === '' ? [] : [to.answer]),
        ]);
      }
      const touchesRefusal = isAllowed && (act === 'refuseQuestion' || was === refused);
      expect((await dueChecks(db, 9)).map((check) => check.hash)).toEqual(touchesRefusal ? [hash] : []);
      expect(await answersOf(db, 1, id, 9, 0)).toHaveLength(isAllowed && act === 'answerQuestion' ? 1 : 0);
      expect((await questionById(db, 2, id, 7))?.doc.status).toBe(was);
      expect(await messagesOf(db, 2, 7, 9, 0)).toEqual([]);
    })(),
);

test(
  '[F17 qaDetail] a question of a former member, outside every topic – accepted – is changed, and nobody is told',
  trying(async ({ db }) => {
    expect(await acceptQuestion(db, work, 5, [], 0)).toBe(true);
    const rows = await db.query({ name: 'test-all-messages', text: 'select id from member_messages' });
    expect(rows).toEqual([]);
  }),
);

test.each([
  { id: 1, group: 31, groups: [], done: true },
  { id: 2, group: 31, groups: [], done: true },
  { id: 2, group: 0, groups: [], done: false },
  { id: 3, group: 31, groups: [], done: false },
  { id: 1, group: 99, groups: [], done: false },
  { id: 1, group: 31, groups: [31], done: false },
  { id: 1, group: 31, groups: [30], done: true },
  { id: 1, group: 0, groups: [31], done: false },
])(
  '[K10] question $id – given to office $group by offices $groups – moves there: $done',
  async ({ id, group, groups, done }) =>
    trying(async ({ db }) => {
      expect(await acceptQuestion(db, work, id, groups, group)).toBe(done);
      const row = await questionById(db, 1, id, 7);
      expect(row?.doc.groupName).toBe(done && group === 31 ? '室31' : '室30');
      const offices = {
        name: 'test-office',
        text: 'select group_id as "group" from questions where site_id = 1 and id = $1',
      };
      expect(await db.query(offices, [id])).toEqual([{ group: done && group > 0 ? group : 30 }]);
    })(),
);

test(
  '[F17 qaDetail] an answer – with a name, without one, again – is one official answer with the moment of the last',
  trying(async ({ db }) => {
    await answerQuestion(db, work, 2, [], { content: '一', user: '王', media });
    await answerQuestion(db, { ...work, at: at(120_000) }, 2, [], { content: '二', user: '', media });
    const [first, ...rest] = await answersOf(db, 1, 2, 9, 0);
    expect(rest).toEqual([]);
    expect(first?.doc).toMatchObject({
      userID: 0,
      userName: '室30',
      content: '二',
      isOfficial: 1,
      images: ['/p.jpg'],
    });
    expect((await questionById(db, 1, 2, 7))?.accepted_at).toEqual(work.at);
  }),
);
