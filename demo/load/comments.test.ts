import { removeComment } from '@platform/comments/review/review.service';
import { anArticle } from '@testing/anArticle';
import { seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readers } from '../readers';
import { loadComments } from './comments';

const keys = ['headline-tunnel-last-286', 'railway-ask-ten', 'races-lost'];
const numbers = new Map(keys.map((key, index) => [key, 1000 + index]));
const articleOf = (key: string) => numbers.get(key) ?? 0;
const DAY = 86_400_000;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  for (const [key, id] of numbers) {
    const publishtime = new Date(platform.clock.now() - 2 * 3_600_000);
    await platform.writer.saveDraft(anArticle({ key: `demo/${key}`, publishtime }), id);
  }
  await loadComments(platform.db, 1, platform.clock.now(), articleOf);
});
afterAll(() => platform.close());

let path = 0;
function rows<Row extends object>(text: string): Promise<Row[]> {
  path += 1;
  return platform.db.query<Row>({ name: `test-rows-${path}`, text });
}
const counts = () =>
  rows(
    'select article_id as id, discuss from article_counts where article_id between 1000 and 1999 order by 1',
  );
const recount = () =>
  rows(
    'select object_id as id, count(*)::int as discuss from comments where object_id between 1000 and 1999 and state = 0 group by 1 order by 1',
  );

test('[K5] comments stand under their articles, counted, none later than now and answers after what they answer', async () => {
  expect(await counts()).toEqual(await recount());
  const now = new Date(platform.clock.now());
  const wrong = await rows<{ at: Date }>(
    `select c.created_at as at from comments c left join comments p on p.id = c.parent_id
     where c.object_id >= 1000 and (p.created_at >= c.created_at or p.id > c.id)`,
  );
  expect(wrong).toEqual([]);
  const [last] = await rows<{ at: Date }>('select max(created_at) as at from comments');
  expect(last?.at.getTime()).toBeLessThan(now.getTime());
  const answer = await platform.get('/app_if/discussView?id=1001');
  expect(answer.json()).toMatchObject({
    list: [
      {},
      {},
      { userName: '背篓阿婆', topDiscuss: { list: [{ isOfficial: 1, userName: '岷澜铁路建设指挥部' }] } },
    ],
    totalCount: 3,
  });
  expect(answer.text).not.toContain('票价要六十');
});

test('[K5] on a later day they are dated anew; what became of one stays', async () => {
  const [first] = await rows<{ id: number; created_at: Date }>(
    'select id, created_at from comments where object_id = 1002 and thread_id = 0 order by id limit 1',
  );
  const work = { site: 1, staff: 1, at: new Date(platform.clock.now()) };
  expect(await removeComment(platform.db, work, first?.id ?? 0, '')).toBe(true);
  await platform.db.script(
    `update articles set published_at = published_at + interval '1 day' where id >= 1000`,
  );
  await loadComments(platform.db, 1, platform.clock.now() + DAY, articleOf);
  const [dated] = await rows<{ created_at: Date; state: number }>(
    `select created_at, state from comments where id = ${first?.id}`,
  );
  expect(dated).toEqual({ created_at: new Date((first?.created_at.getTime() ?? 0) + DAY), state: 3 });
  expect(await counts()).toEqual([...(await recount()), { id: 1002, discuss: 0 }]);
  const [members] = await rows<{ count: number }>(
    'select count(*)::int as count from members where id > 5000',
  );
  expect(members?.count).toBe(readers.length);
});
