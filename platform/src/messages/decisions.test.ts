import { PAGE_SIZE } from '@contract/limits';
import { decisionTitles } from '@contract/participation/decisions';
import { ReadType } from '@contract/readType';
import { createSiteFinder } from '@platform/sites/sites.service';
import { listMessages } from '@platform/unread/messageList.service';
import { rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addDecisionMessage,
  countUnreadDecisions,
  listDecisionMessages,
  ownMessages,
} from './messages.service';

let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site_id of [1, 2])
    for (const id of [7, 8]) await sites.add('members', { site_id, id, nickname: `名${id}` });
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);
const decision = (more: object = {}) => ({
  ...{
    member: 7,
    kind: 'postRejected' as const,
    type: ReadType.tracking,
    path: '/postDetail/1.html',
    subject: '题',
    reason: '由',
  },
  ...more,
});

test.each([
  { subject: '字'.repeat(60), reason: '由', content: `${'字'.repeat(60)}\n由` },
  { subject: '字'.repeat(61), reason: '由', content: `${'字'.repeat(60)}…\n由` },
  { subject: '😀'.repeat(61), reason: '', content: `${'😀'.repeat(60)}…` },
  { subject: '题', reason: '', content: '题' },
  { subject: '', reason: '由', content: '由' },
  { subject: '', reason: '', content: '' },
])(
  '[wire x17] a decision about “$subject” with reason “$reason” – is told as subject and reason',
  async ({ subject, reason, content }) =>
    trying(async ({ db }) => {
      await addDecisionMessage(db, 1, decision({ subject, reason }), at(5));
      expect(await ownMessages(db, 1, 7, 9, 0)).toEqual([
        {
          id: expect.any(Number),
          title: decisionTitles.postRejected,
          content,
          path: '/postDetail/1.html',
          at: at(5),
        },
      ]);
      expect(await ownMessages(db, 2, 7, 9, 0)).toEqual([]);
    })(),
);

test(
  '[wire x17] decisions – about nobody’s things, of each kind, counted by their red dots – are told to their member alone',
  trying(async ({ db, add }) => {
    await add('members', { site_id: 1, id: 0, nickname: '无' }, { site_id: 1, id: -1, nickname: '负' });
    for (const member of [0, -1]) await addDecisionMessage(db, 1, decision({ member }), at(1));
    for (const type of Object.values(ReadType))
      await addDecisionMessage(db, 1, decision({ type, path: `/${type}` }), at(type));
    await addDecisionMessage(db, 1, decision({ path: '/again', type: ReadType.qa }), at(9));
    await addDecisionMessage(db, 1, decision({ member: 8 }), at(9));
    expect(Object.fromEntries(await countUnreadDecisions(db, 1, 7))).toEqual({
      0: 1,
      1: 1,
      2: 1,
      3: 1,
      4: 1,
      5: 2,
    });
    const all = await db.query({
      name: 'test-members-of-messages',
      text: 'select distinct member_id as id from member_messages order by 1',
    });
    expect(all).toEqual([{ id: 7 }, { id: 8 }]);
    const list = await listDecisionMessages(db, 1, 7, 2);
    expect(
      list.map(({ url, title, articleID }) => [
        url.endsWith('/again') || url.endsWith('/5'),
        title,
        articleID,
      ]),
    ).toEqual(Array(2).fill([true, decisionTitles.postRejected, 0]));
  }),
);

test(
  '[wire x17] messages – a page, one more, the page after, another member’s – say whether there are more',
  trying(async ({ db }) => {
    const [site] = await createSiteFinder(sites.db, () => at(0).getTime(), '').all();
    if (!site) throw new Error('there is no site');
    const put = (index: number) =>
      addDecisionMessage(db, 1, decision({ path: `/${index}` }), at(index * 1000));
    for (let index = 1; index <= PAGE_SIZE; index += 1) await put(index);
    await addDecisionMessage(db, 1, decision({ member: 8 }), at(0));
    const page = async (offset: number) => {
      const { list, hasMore } = await listMessages(db, site, 7, offset);
      return [list.length, list[0]?.url.split('/').at(-1), hasMore];
    };
    expect(await page(0)).toEqual([PAGE_SIZE, String(PAGE_SIZE), false]);
    await put(PAGE_SIZE + 1);
    expect([await page(0), await page(PAGE_SIZE)]).toEqual([
      [PAGE_SIZE, String(PAGE_SIZE + 1), true],
      [1, '1', false],
    ]);
  }),
);
