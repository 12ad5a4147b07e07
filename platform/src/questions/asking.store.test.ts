import { QuestionStatus } from '@contract/questionCodes';
import { MemberState } from '@platform/membership/memberState.types';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countSince, findSame, findTarget, forgetQuestions, lockAsker, rate } from './asking.store';

const { waiting, accepted, answered, refused } = QuestionStatus;
let sites: TwoSites;
const question = (
  site: number,
  id: number,
  more: { status?: number; text?: string } & Record<string, unknown> = {},
) => {
  const { status = waiting, text = '题', ...row } = more;
  return {
    ...{
      site_id: site,
      id,
      subject_id: 3,
      leader_id: 0,
      group_id: 0,
      member_id: 7,
      published_at: at(10 - id),
    },
    ...{ doc: { fileId: id, title: text, content: `${text}。`, status, userName: '甲' }, ...row },
  };
};
beforeEach(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2])
    for (const id of [7, 8]) {
      const state = site === 1 && id === 7 ? MemberState.open : MemberState.disabled;
      await sites.add('members', { site_id: site, id, nickname: `${site}-${id}`, state, created_at: at(0) });
    }
});
afterEach(() => sites.close());

const stored = async (site: number) =>
  (
    await sites.db.query<{ id: number; member_id: number; score: number; name: string }>(
      {
        name: 'test-questions',
        text: `select id, member_id, score, doc->>'userName' as name from questions where site_id = $1 order by id`,
      },
      [site],
    )
  ).map(({ id, member_id, score, name }) => [id, member_id, score, name]);

test('[A17] an asker – disabled, of another site – is locked only as an open member of the site', async () => {
  expect(await lockAsker(sites.db, 1, 7, at(0))).toMatchObject({ id: 7, nickname: '1-7' });
  expect(await lockAsker(sites.db, 1, 8, at(0))).toBeUndefined();
  expect(await lockAsker(sites.db, 2, 7, at(0))).toBeUndefined();
  expect(await lockAsker(sites.db, 1, 9, at(0))).toBeUndefined();
});

test('[wire n3] a topic, a leader, an office – others of that number and another site’s beside them – are found as asked', async () => {
  for (const site of [1, 2]) {
    await sites.add(
      'subjects',
      { site_id: site, id: 1, doc: { askClosed: site - 1 } },
      { site_id: site, id: 2, doc: { askClosed: 2 - site } },
    );
    const office = (code: string, id: number) => ({
      site_id: site,
      code,
      id,
      doc: { catName: `${site}-${code}-${id}` },
    });
    await sites.add(
      'categories',
      office('LEADER', 4),
      office('LEADER', 5),
      office('TOPIC', 4),
      office('TOPIC', 6),
    );
    const person = (id: number, kind: string, group: number) => ({
      ...{ site_id: site, id, kind, group_id: group, name: '人', doc: {} },
    });
    await sites.add(
      'people',
      person(1, 'leader', 4),
      person(2, 'leader', site === 1 ? 6 : 5),
      person(3, 'reporter', 4),
    );
  }
  const none = { subject: 0, leader: 0, group: 0 };
  const find = (site: number, to: object) => findTarget(sites.db, site, { ...none, ...to });
  expect([
    await find(1, { subject: 1 }),
    await find(1, { subject: 2 }),
    await find(2, { subject: 1 }),
  ]).toEqual([
    { closed: false, group: 0, office: '' },
    { closed: true, group: 0, office: '' },
    { closed: true, group: 0, office: '' },
  ]);
  expect([await find(1, { leader: 1 }), await find(1, { leader: 2 }), await find(2, { leader: 2 })]).toEqual([
    { closed: false, group: 4, office: '1-LEADER-4' },
    { closed: false, group: 6, office: '' },
    { closed: false, group: 5, office: '2-LEADER-5' },
  ]);
  expect([await find(1, { group: 4 }), await find(2, { group: 5 })]).toEqual([
    { closed: false, group: 4, office: '1-LEADER-4' },
    { closed: false, group: 5, office: '2-LEADER-5' },
  ]);
  for (const absent of [{ subject: 9 }, { leader: 3 }, { leader: 9 }, { group: 6 }, { group: 9 }])
    expect(await find(1, absent)).toBeUndefined();
});

test('[wire n3] a question – with another site, asker, target, words or at the moment itself – is not the same; the newest is found', async () => {
  await sites.add('questions', question(1, 1), question(1, 2));
  const words = { title: '题', content: '题。', since: at(7) };
  const to = { subject: 3, leader: 0, group: 0 };
  expect(await findSame(sites.db, 1, 7, to, words)).toMatchObject({ doc: { fileId: 2 } });
  expect(await findSame(sites.db, 1, 7, to, { ...words, since: at(8) })).toMatchObject({
    doc: { fileId: 1 },
  });
  expect(await findSame(sites.db, 1, 7, to, { ...words, since: at(9) })).toBeUndefined();
  expect(await findSame(sites.db, 2, 7, to, words)).toBeUndefined();
  expect(await findSame(sites.db, 1, 8, to, words)).toBeUndefined();
  for (const other of [{ subject: 4 }, { leader: 1 }, { group: 1 }])
    expect(await findSame(sites.db, 1, 7, { ...to, ...other }, words)).toBeUndefined();
  for (const other of [{ title: '别' }, { content: '别' }])
    expect(await findSame(sites.db, 1, 7, to, { ...words, ...other })).toBeUndefined();
});

test('[K8] questions since a moment – one at it, another member’s, another site’s – count the member’s later ones', async () => {
  await sites.add(
    'questions',
    question(1, 1),
    question(1, 2),
    question(1, 3, { member_id: 8 }),
    question(2, 1),
  );
  expect(await countSince(sites.db, 1, 7, at(0))).toBe(2);
  expect(await countSince(sites.db, 1, 7, at(8))).toBe(1);
  expect(await countSince(sites.db, 1, 7, at(9))).toBe(0);
});

test('[wire n14] an answer – rated by its asker, twice, by another, on another site, before it is there – is rated once', async () => {
  await sites.add('questions', question(1, 1, { status: answered }), question(2, 1, { status: answered }));
  await sites.add('questions', question(1, 2, { status: accepted }), question(1, 3, { status: answered }));
  const given = { score: 4, note: '好' };
  expect(await rate(sites.db, 1, 1, 8, given)).toBe(false);
  expect(await rate(sites.db, 1, 2, 7, given)).toBe(false);
  expect(await rate(sites.db, 1, 1, 7, given)).toBe(true);
  expect(await rate(sites.db, 1, 1, 7, { score: 1, note: '' })).toBe(false);
  expect((await stored(1)).map(([id, , score]) => [id, score])).toEqual([
    [1, 4],
    [2, 0],
    [3, 0],
  ]);
  expect((await stored(2)).map(([id, , score]) => [id, score])).toEqual([[1, 0]]);
});

test('[K12] questions in every status – their asker’s membership ends – go or lose the name; others’ stay', async () => {
  for (const site of [1, 2]) {
    const all = [waiting, accepted, answered, refused];
    await sites.add('questions', ...all.map((status, index) => question(site, index + 1, { status })));
    await sites.add(
      'questions',
      question(site, 5, { member_id: 8 }),
      question(site, 6, { member_id: 0, status: refused }),
    );
  }
  const before = await stored(2);
  await forgetQuestions(sites.db, 1, 7);
  expect(await stored(1)).toEqual([
    [2, 0, 0, ''],
    [3, 0, 0, ''],
    [5, 8, 0, '甲'],
    [6, 0, 0, '甲'],
  ]);
  expect(await stored(2)).toEqual(before);
});
