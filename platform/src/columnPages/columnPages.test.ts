import { KindNumber } from '@contract/codes';
import { columnPageAfter, columnPageRows } from '@platform/articles/lists/columnRows.store';
import { hashItem } from '@platform/articles/lists/itemCache.service';
import { openDatabase } from '@platform/db/connection';
import { migrate, migrations } from '@platform/db/migrations';
import { createLikes } from '@platform/reactions/likes.service';
import { anArticle } from '@testing/anArticle';
import { createDatabase } from '@testing/postgres';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await platform.addColumn({ id: 1, name: '要闻' });
});
afterAll(() => platform.close());

const Row = v.object({
  fileId: v.number(),
  title: v.string(),
  url: v.string(),
  countPraise: v.number(),
  version: v.number(),
});
const Page = v.object({ list: v.array(Row) });

const like = (id: number, who: string) =>
  createLikes(platform.db, platform.clock.now)(
    1,
    { type: KindNumber.event.article, id, cancel: false },
    { who, address: '', isMember: true },
  );

/** As it stands now: what was kept is two seconds old at most. */
async function list(column: number, headers: Record<string, string> = {}) {
  platform.clock.forward(2001);
  const answer = await platform.get(`/app_if/getArticles?columnId=${column}`, headers);
  return v.parse(Page, answer.json()).list;
}
const titles = async (column: number) => (await list(column)).map(({ title }) => title);

test('[K4] a list shows its articles as they were saved last', async () => {
  const draft = anArticle({ key: 'edited', title: '初稿' });
  const save = (title: string) => platform.writer.saveDraft({ ...draft, title });
  for (const title of ['初稿', '二稿', '初稿']) {
    await save(title);
    const [row] = await list(1);
    expect(row).toMatchObject({ title, version: platform.clock.now() - 2001 });
  }
});

test('[K4] an article taken off leaves the list, and returns with its next state', async () => {
  await platform.addColumn({ id: 2, name: '上下' });
  const draft = anArticle({ key: 'off', columnID: 2, title: '在' });
  await platform.writer.saveDraft(draft);
  expect(await titles(2)).toEqual(['在']);
  await platform.writer.saveDraft({ ...draft, aStatus: 0 });
  expect(await titles(2)).toEqual([]);
  await platform.writer.saveDraft({ ...draft, title: '又在' });
  expect(await titles(2)).toEqual(['又在']);
});

test('[K3] a list shows the counts as they stand', async () => {
  await platform.addColumn({ id: 3, name: '点赞' });
  for (const key of ['liked', 'not liked'])
    await platform.writer.saveDraft(anArticle({ key, columnID: 3, praise: 7 }));
  const [first] = await list(3);
  await like(first?.fileId ?? 0, 'd:one');
  expect((await list(3)).map(({ countPraise }) => countPraise)).toEqual([8, 7]);
});

test('[wire W19] every host gets its own addresses, whoever asked before', async () => {
  for (const host of ['one.test', 'two.test', 'three.test', 'one.test']) {
    const [row] = await list(1, { host });
    expect(row?.url).toMatch(new RegExp(`^http://${host}/`));
  }
});

test('[K1] a page is planned once a connection, for small columns and large ones, beside a smaller site', async () => {
  const { url, drop } = await createDatabase();
  const db = openDatabase(url, { max: 1 });
  onTestFinished(async () => {
    await db.close();
    await drop();
  });
  await migrate(db);
  await db.script(`
    insert into sites (id, name) values (1, '澜川'), (2, '清水');
    insert into articles (site_id, id, key, draft_hash, column_id, article_type, status, title, published_at, changed_at, item, content)
      select s, n, n::text, '', 1, 0, 1, '', now(), now(), '{}', '{}'
      from (values (1, 3000), (2, 30)) as sites (s, amount), generate_series(1, amount) as n;
    insert into article_counts (site_id, article_id) select site_id, id from articles;
    insert into column_rows (site_id, column_id, article_id, iorder)
      select site_id, case when id < 2990 then id % 8 else id end, id, id from articles;
    analyze articles; analyze article_counts; analyze column_rows;`);
  for (const column of [2990, 2991, 2992, 2993, 2994, 2995, 1, 1]) {
    await columnPageRows(db, 1, column, 0);
    await columnPageRows(db, 1, column, 20);
    await columnPageAfter(db, 1, column, 5000);
  }
  const plans = await db.query({
    name: 'plans',
    text: `select name, custom_plans, generic_plans from pg_prepared_statements where name like 'articles-column-%' order by name`,
  });
  const expected = { custom_plans: 5, generic_plans: 3 };
  expect(plans).toEqual([
    { name: 'articles-column-after', ...expected },
    { name: 'articles-column-first', ...expected },
    { name: 'articles-column-slice', ...expected },
  ]);
});

test('[K1] rows of an older installation get the mark their items have now', async () => {
  const { url, drop } = await createDatabase();
  const db = openDatabase(url, { max: 1 });
  onTestFinished(async () => {
    await db.close();
    await drop();
  });
  await migrate(
    db,
    migrations.filter(({ name }) => name < '012'),
  );
  const item = '{"title":"清水 \\u0001 \\"进\\" 柳湾"}';
  await db.script(`
    insert into sites (id, name) values (1, '澜川');
    insert into articles (site_id, id, key, draft_hash, column_id, article_type, status, title, published_at, changed_at, item, content)
      values (1, 7, 'seven', '', 1, 0, 1, '', now(), now(), '${item}', '{}');
    insert into column_rows (site_id, column_id, article_id, iorder) values (1, 1, 7, 7)`);
  await migrate(db);
  const rows = await db.query({ name: 'marks', text: 'select mark from column_rows' });
  expect(rows).toEqual([{ mark: hashItem(item) }]);
});

describe('behind the first page', () => {
  const COLUMN = 4;
  /** The second page's address, and the one behind the first page's last row. */
  const ADDRESSES = [`columnId=${COLUMN}&rowNumber=20`, `columnId=${COLUMN}&afterOrder=`];
  const drafts = Array.from({ length: 24 }, (_, count) =>
    anArticle({ columnID: COLUMN, title: `第${count}篇` }),
  );
  let last = '';
  beforeAll(async () => {
    await platform.addColumn({ id: COLUMN, name: '长栏' });
    for (const draft of drafts) await platform.writer.saveDraft(draft);
    const first = v.parse(
      v.object({ list: v.array(v.object({ fileId: v.number(), iorder: v.string() })) }),
      (await platform.get(`/app_if/getArticles?columnId=${COLUMN}`)).json(),
    );
    last = first.list.at(-1)?.iorder ?? '';
  });

  /** Three times each, so that what stands from before would show. */
  async function pages(host = 'one.test') {
    const found = [];
    for (const address of ADDRESSES)
      for (const operation of ['getArticles', 'getArticlesNew'])
        for (let count = 0; count < 3; count += 1) {
          platform.clock.forward(2001);
          const path = `/app_if/${operation}?${address}${address.endsWith('=') ? last : ''}`;
          found.push(v.parse(Page, (await platform.get(path, { host })).json()).list);
        }
    return found;
  }

  test('[K4] every page shows its articles as they were saved last, however often it was asked for', async () => {
    const titlesOf = async () =>
      new Set((await pages()).map((list) => list.map(({ title }) => title).join()));
    const [draft = anArticle()] = drafts.slice(21);
    expect(await titlesOf()).toEqual(new Set(['第20篇,第21篇,第22篇,第23篇']));
    await platform.writer.saveDraft({ ...draft, title: '改过的' });
    expect(await titlesOf()).toEqual(new Set(['第20篇,改过的,第22篇,第23篇']));
    await platform.writer.saveDraft({ ...draft, aStatus: 0 });
    expect(await titlesOf()).toEqual(new Set(['第20篇,第22篇,第23篇']));
    await platform.writer.saveDraft(draft);
    expect(await titlesOf()).toEqual(new Set(['第20篇,第21篇,第22篇,第23篇']));
  });

  test('[K3] every page shows the counts as they stand', async () => {
    const likesOf = async () => new Set((await pages()).map((list) => list.at(-1)?.countPraise));
    const [before = 0] = await likesOf();
    const id = (await pages())[0]?.at(-1)?.fileId ?? 0;
    for (const who of ['d:one', 'd:two']) {
      await like(id, who);
    }
    expect(await likesOf()).toEqual(new Set([before + 2]));
  });

  test('[wire W19] every host gets its own addresses on every page', async () => {
    for (const host of ['one.test', 'two.test', 'one.test']) {
      const urls = (await pages(host)).flat().map(({ url }) => new URL(url).host);
      expect(new Set(urls)).toEqual(new Set([host]));
    }
  });

  test('[wire g5] the operations of one page stay apart', async () => {
    for (let count = 0; count < 3; count += 1) {
      platform.clock.forward(2001);
      const plain = await platform.get(`/app_if/getArticles?${ADDRESSES[0]}`);
      const whole = await platform.get(`/app_if/getArticlesNew?${ADDRESSES[0]}`);
      expect(Object.keys(Object(plain.json()))).toEqual(['carousel', 'list', 'modules', 'adv', 'hasMore']);
      expect(Object(whole.json())).toEqual({
        ...Object(plain.json()),
        topModule: { cmDisplayStyle: 0, list: [] },
        liveArticles: [],
      });
    }
  });
});
