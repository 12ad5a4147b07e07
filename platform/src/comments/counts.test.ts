import { createSiteFinder } from '@platform/sites/sites.service';
import { aMember, type TestMember } from '@testing/aMember';
import { commentsOn, type TestComments } from '@testing/commentsOn';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CommentInput, createCommentPosting } from './posting/posting.service';
import { approveComment, removeComment } from './review/review.service';

let platform: TestPlatform;
let testComments: TestComments;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  testComments = commentsOn(platform);
});
afterEach(() => platform.close());

/** The same every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

test('[K3] counts of comments – after many writes at once – are those that a recount finds', async () => {
  await testComments.rules({ minuteMost: 10_000, dayMost: 10_000 });
  const members: TestMember[] = [];
  for (let n = 0; n < 12; n += 1) members.push(await aMember(platform));
  const roll = dice(4711);
  const pick = <T>(list: readonly T[]): T | undefined => list[roll(list.length)];
  const numbers = async () =>
    (await platform.db.query<{ id: number }>({ name: 'test-ids', text: 'select id from comments' })).map(
      ({ id }) => id,
    );
  for (let round = 0; round < 12; round += 1) {
    const ids = await numbers();
    await Promise.all(
      Array.from({ length: 24 }, (_, n) => {
        const id = pick(ids) ?? 0;
        const member = pick(members);
        switch (roll(8)) {
          case 0:
            return removeComment(platform.db, testComments.work(), id, '');
          case 1:
            return approveComment(platform.db, testComments.work(), id);
          case 2:
            return testComments.call(`delMyDiscuss?fileId=${id}`, member);
          case 3:
          case 4:
            return testComments.say(member, `${round}/${n}`);
          default:
            return testComments.say(member, `${round}/${n}`, { parentID: id });
        }
      }),
    );
  }
  const wrong = await platform.db.query({
    name: 'test-recount',
    text: `select c.id, c.discuss, count(a.id)::int as found from comments c
      left join comments a on (a.thread_id = c.id or a.parent_id = c.id) and a.state in (0, 5) and a.id <> c.id
      group by c.id, c.discuss having c.discuss <> count(a.id)
      union all select a.article_id, a.discuss, count(c.id)::int from article_counts a
      left join comments c on c.object_id = a.article_id and c.state = 0 group by a.article_id, a.discuss
      having a.discuss <> count(c.id)
      union all select o.object_id, o.threads, count(c.id)::int from talk_counts o
      left join comments c on c.object_id = o.object_id and c.state = 0 and c.thread_id = 0
      group by o.object_id, o.threads having o.threads <> count(c.id)
      union all select c.id, c.state, t.state from comments c join comments t on t.id = c.thread_id
      where (c.state = 0) <> (t.state = 0) and c.state in (0, 5)`,
  });
  expect(wrong).toEqual([]);
  expect(await testComments.counted()).toBe((await testComments.read('', undefined, 'ViewFlat')).totalCount);
  expect((await numbers()).length).toBeGreaterThan(80);
});

test('[K9] a member’s pace and a thread’s end hold over several processes', async () => {
  await testComments.rules();
  const member = await aMember(platform);
  const other = await aMember(platform);
  const parentID = await testComments.postAndFind(other, '开头');
  const [site] = await createSiteFinder(platform.db, platform.clock.now, '').all();
  if (!site) throw new Error('there is no site');
  const processes = [1, 2, 3].map(() => createCommentPosting(platform.db, platform.clock.now));
  const commentInput = (words: string): CommentInput => ({
    source: 0,
    objectID: seeded.articles.news,
    parentID,
    member: member.id,
    content: words,
    wordsHash: Buffer.from(words),
    location: '',
    type: 0,
    pictures: [],
    state: 0,
  });
  const posted = processes.flatMap((one, place) =>
    Array.from({ length: 6 }, (_, n) => one.post(site, commentInput(`${place}/${n}`))),
  );
  const kinds = (await Promise.all(posted)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'posted')).toHaveLength(5);
  expect(kinds.filter((kind) => kind === 'tooOften')).toHaveLength(13);
  expect(await testComments.counted()).toBe(6);
  platform.clock.forward(60_000);
  const [gone, ...late] = await Promise.all([
    removeComment(platform.db, testComments.work(), parentID, ''),
    ...processes.map((one, place) => one.post(site, commentInput(`晚${place}`))),
  ]);
  expect([gone, late.every(({ kind }) => kind === 'posted' || kind === 'noParent')]).toEqual([true, true]);
  expect([await testComments.counted(), await testComments.words('', member, 'ViewFlat')]).toEqual([0, []]);
});
