import { DeleteDiscussStatus } from '@contract/deleteDiscussStatus';
import { actsOf } from '@platform/auditLog/acts.service';
import { CommentState } from '@platform/discussions/commentState.types';
import { addArticle } from '@testing/addArticle';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approveComment, deleteOwnComment, rejectComment, removeComment } from './review.service';

const { shown, pending, rejected, removed, deleted, goneWithThread } = CommentState;
const [AUTHOR, OTHER] = [7, 8];
/** Number of the article, of the first comment of its thread, of a reply, and of a reply to that one. */
const [ARTICLE, FIRST, REPLY, ANSWER] = [1, 11, 12, 13];

let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    for (const id of [AUTHOR, OTHER])
      await sites.add('members', { site_id: site, id, nickname: `${site}-${id}`, created_at: at(0) });
    await addArticle(sites, site, ARTICLE);
  }
});
afterAll(() => sites.close());

/** Counts as the comments themselves tell them, and as they are stored. */
const COUNTED = {
  shown: `(select count(*)::int from comments c where c.site_id = a.site_id and c.object_id = a.article_id and c.state = ${shown})`,
  threads: `(select count(*)::int from comments c
    where c.site_id = a.site_id and c.object_id = a.article_id and c.thread_id = 0 and c.state = ${shown})`,
  replies: `(select count(*)::int from comments r where r.site_id = c.site_id
    and (r.parent_id = c.id or r.thread_id = c.id) and r.state in (${shown}, ${goneWithThread}))`,
};
const STORED = {
  name: 'test-counts-of-comments',
  text: `select a.site_id, a.discuss = ${COUNTED.shown} and
      coalesce((select t.threads from talk_counts t where t.site_id = a.site_id and t.object_id = a.article_id), 0) = ${COUNTED.threads}
      and not exists (select 1 from comments c where c.site_id = a.site_id and c.discuss <> ${COUNTED.replies}) as right
    from article_counts a order by a.site_id`,
};

/** A thread on both sites whose counts are right; hidden threads hide their replies. */
async function write(subject: number, state: CommentState, thread: CommentState): Promise<void> {
  const { db } = sites;
  await db.script('delete from comments; delete from talk_counts; delete from staff_acts');
  const below = thread === shown ? shown : goneWithThread;
  for (const site of [1, 2])
    for (const [id, thread_id, parent_id] of [
      [FIRST, 0, 0],
      [REPLY, FIRST, FIRST],
      [ANSWER, FIRST, REPLY],
    ])
      await sites.add('comments', {
        ...{ site_id: site, id, source: 0, object_id: ARTICLE, thread_id, parent_id, member_id: AUTHOR },
        ...{ content: '话', words_hash: Buffer.from('w'), created_at: at(0) },
        state: id === subject ? state : id === FIRST ? thread : below,
      });
  await db.script(`update comments c set discuss = ${COUNTED.replies};
    update article_counts a set discuss = ${COUNTED.shown};
    insert into talk_counts (site_id, source, object_id, threads)
      select a.site_id, 0, a.article_id, ${COUNTED.threads} from article_counts a`);
}
async function states(site: number): Promise<CommentState[]> {
  const text = 'select state from comments where site_id = $1 order by id';
  const rows = await sites.db.query<{ state: CommentState }>({ name: 'test-states', text }, [site]);
  return rows.map(({ state }) => state);
}

const work = { site: 1, staff: 3, at: at(9) };
const { unknown, notOwn } = DeleteDiscussStatus;
type Act = (id: number) => Promise<unknown>;
interface Row {
  readonly act: string;
  readonly run: Act;
  readonly from: readonly CommentState[];
  readonly to: CommentState;
  readonly done: unknown;
  readonly refused: (state: CommentState) => unknown;
  readonly isRecorded: boolean;
}
const byStaff = { done: true, refused: () => false, isRecorded: true };
const acts: readonly Row[] = [
  {
    ...{ act: 'approve', from: [pending, rejected, removed], to: shown, ...byStaff },
    run: (id) => approveComment(sites.db, work, id),
  },
  {
    ...{ act: 'reject', from: [pending], to: rejected, ...byStaff },
    run: (id) => rejectComment(sites.db, work, id, '理由'),
  },
  {
    ...{ act: 'remove', from: [shown, goneWithThread], to: removed, ...byStaff },
    run: (id) => removeComment(sites.db, work, id, '理由'),
  },
  {
    ...{ act: 'delete as its author', to: deleted, isRecorded: false },
    from: [shown, pending, goneWithThread, rejected, removed],
    ...{ done: DeleteDiscussStatus.deleted, refused: () => unknown },
    run: (id) => deleteOwnComment(sites.db, 1, AUTHOR, id, at(9)),
  },
  {
    ...{ act: 'delete as somebody else', from: [], to: deleted, done: undefined, isRecorded: false },
    refused: (state) => (state === shown ? notOwn : unknown),
    run: (id) => deleteOwnComment(sites.db, 1, OTHER, id, at(9)),
  },
];
const places = [
  { place: 'the first comment of a thread', subject: FIRST, thread: shown, never: goneWithThread },
  { place: 'a reply', subject: REPLY, thread: shown, never: goneWithThread },
  { place: 'a reply to a reply', subject: ANSWER, thread: shown, never: goneWithThread },
  { place: 'a reply below a hidden comment', subject: REPLY, thread: removed, never: shown },
];

describe.each(places)('[H1][K10] $place', ({ subject, thread, never }) => {
  const cases = Object.entries(CommentState)
    .filter(([, state]) => state !== never)
    .flatMap(([name, state]) => acts.map((row) => ({ ...row, name, state })));

  test.each(cases)(
    '$name – $act – changes it where that is allowed, and leaves every count right',
    async ({ run, from, to, done, refused, isRecorded, state }) => {
      await write(subject, state, thread);
      const before = await states(1);
      const isAllowed = from.includes(state);
      expect(await run(subject)).toEqual(isAllowed ? done : refused(state));
      const goal = to === shown && thread !== shown ? goneWithThread : to;
      const isMoved = subject === FIRST && (state === shown) !== (goal === shown);
      const below = goal === shown ? shown : goneWithThread;
      const after = before.map((one, index) => (FIRST + index === subject ? goal : isMoved ? below : one));
      expect(await states(1)).toEqual(isAllowed ? after : before);
      expect(await states(2)).toEqual(before);
      expect(await sites.db.query(STORED)).toEqual([1, 2].map((site_id) => ({ site_id, right: true })));
      expect(await actsOf(sites.db, 1, 'comment', subject)).toHaveLength(isAllowed && isRecorded ? 1 : 0);
    },
  );
});

test('[H1][K10] an unknown comment, and one of another site – in every act – changes nothing', async () => {
  await write(FIRST, pending, pending);
  for (const { run, refused } of acts) expect(await run(99)).toEqual(refused(deleted));
  await sites.db.script('delete from comments where site_id = 1');
  for (const { run, refused } of acts) expect(await run(FIRST)).toEqual(refused(deleted));
  expect(await states(2)).toEqual([pending, goneWithThread, goneWithThread]);
});
