import { addArticle } from '@testing/addArticle';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  beginRebuild,
  finishRebuild,
  lockRebuild,
  noteProgress,
  olderDocuments,
  saveRebuilt,
} from '../rebuild/rebuild.store';
import { findTitlesStartingWith } from '../search/search.store';
import {
  type IndexRow,
  lockedArticle,
  moveRow,
  putRow,
  removeFromSearch,
  waitingArticles,
} from '../search/searchIndex.store';
import {
  enterColumn,
  findIdsByKeyPrefix,
  insertCounts,
  isIdTaken,
  itemsOfAccount,
  leaveColumns,
  lockArticleByKey,
  lockDocuments,
  nextArticleId,
  personColumns,
  type SavedArticle,
  saveArticle,
  saveDiscussion,
  saveDocuments,
  saveItems,
  saveRelations,
  saveTag,
  unpublish,
} from './saving.store';
import { storedParts } from './storedDraft.store';

/** Both sites have articles 1 to 5 and their rows in columns 1 and 2; article 4 is a draft, articles 3 and 5 are of account 6. */
let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    for (const id of [1, 2, 3, 4, 5])
      await addArticle(sites, site, id, {
        ...{ status: id === 4 ? 0 : 1, account_id: id === 3 || id === 5 ? 6 : 0, column_id: id },
        ...{ published_at: at(10 - id), discuss_closed: id === 2 ? true : null },
      });
    for (const column_id of [1, 2])
      for (const article_id of [1, 2, 3])
        await sites.add('column_rows', {
          ...{ site_id: site, column_id, article_id, iorder: 5, mark: `${site}-${article_id}` },
          is_top: column_id === 2 && article_id === site,
        });
  }
});
afterAll(() => sites.close());

/** Values of a column of a table, by site. */
async function columnOf(table: string, value: string, order: string): Promise<unknown[][]> {
  const text = `select site_id, ${value} as value from ${table} order by site_id, ${order}`;
  const name = `test-${table}-${value}`.slice(0, 60);
  const rows = await sites.db.query<{ site_id: number; value: unknown }>({ name, text }, []);
  return [1, 2].map((site) => rows.filter((row) => row.site_id === site).map((row) => row.value));
}
const marks = () => columnOf('column_rows', 'mark', 'column_id, article_id');
const items = () => columnOf('articles', 'item', 'id');
const itemsBut = (site: number, changed: Record<number, string>) =>
  [1, 2, 3, 4, 5].map((id) => changed[id] ?? `item ${site}-${id}`);

describe('[A17] stored articles', () => {
  test('found by key, by number, by the start of a key – on both sites – are the site’s own', async () => {
    expect([await lockArticleByKey(sites.db, 1, 'k2'), await lockArticleByKey(sites.db, 2, 'k1')]).toEqual([
      { id: 2, draft_hash: 'hash 1-2', column_id: 2, discuss_closed: true },
      { id: 1, draft_hash: 'hash 2-1', column_id: 1, discuss_closed: null },
    ]);
    await addArticle(sites, 2, 6, { key: 'other' });
    expect(await lockArticleByKey(sites.db, 1, 'other')).toBeUndefined();
    expect([
      await isIdTaken(sites.db, 1, 6),
      await isIdTaken(sites.db, 2, 6),
      await isIdTaken(sites.db, 1, 99),
    ]).toEqual([false, true, false]);
    expect(await findIdsByKeyPrefix(sites.db, 2, 'o')).toEqual([{ key: 'other', id: 6 }]);
    expect((await findIdsByKeyPrefix(sites.db, 1, 'k')).map(({ id }) => id).toSorted()).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect([
      await lockDocuments(sites.db, 1, 2),
      await lockDocuments(sites.db, 2, 2),
      await lockDocuments(sites.db, 1, 6),
    ]).toEqual([
      { item: 'item 1-2', content: 'content 1-2' },
      { item: 'item 2-2', content: 'content 2-2' },
      undefined,
    ]);
    await sites.db.script(
      'delete from articles where id = 6; delete from article_counts where article_id = 6',
    );
  });

  test('of an account – page by page – come by number; no account has none', async () => {
    const of = async (account: number, after: number, limit: number) =>
      (await itemsOfAccount(sites.db, 1, account, after, limit)).map(({ item }) => item);
    expect([await of(6, 0, 9), await of(6, 3, 9), await of(6, 0, 1), await of(0, 0, 9)]).toEqual([
      ['item 1-3', 'item 1-5'],
      ['item 1-5'],
      ['item 1-3'],
      [],
    ]);
  });

  test('parts beside a stored article – on both sites – are the site’s own, in their order', async () => {
    for (const site of [1, 2])
      await saveRelations(sites.db, site, site, {
        tags: [],
        related: [`b${site}`, `a${site}`],
        reporters: [9, site],
      });
    expect(await storedParts(sites.db, 1, 1)).toEqual({
      ...{ key: 'k1', published_at: at(9), account_id: 0, item: 'item 1-1', content: 'content 1-1' },
      ...{ is_top: true, reporters: [9, 1], related: ['b1', 'a1'] },
    });
    expect(await storedParts(sites.db, 1, 2)).toMatchObject({ is_top: false, reporters: [], related: [] });
    expect(await storedParts(sites.db, 2, 1)).toMatchObject({ is_top: false, reporters: [], related: [] });
    expect(await storedParts(sites.db, 1, 3)).toMatchObject({ is_top: false, account_id: 6 });
    expect(await storedParts(sites.db, 1, 99)).toBeUndefined();
  });
});

describe('[A17] saved documents', () => {
  test('with a discussion, with documents – of one article – change it and the marks of its rows alone', async () => {
    await saveDiscussion(sites.db, 1, 1, true, { item: 'i', content: 'c', mark: 'm' });
    expect(await marks()).toEqual([
      ['m', '1-2', '1-3', 'm', '1-2', '1-3'],
      ['2-1', '2-2', '2-3', '2-1', '2-2', '2-3'],
    ]);
    expect(await columnOf('articles', 'discuss_closed', 'id')).toEqual([
      [true, true, null, null, null],
      [null, true, null, null, null],
    ]);
    expect(await items()).toEqual([itemsBut(1, { 1: 'i' }), itemsBut(2, {})]);
    await saveDocuments(sites.db, 2, 2, { item: 'j', content: 'd', mark: 'n' });
    expect(await marks()).toEqual([
      ['m', '1-2', '1-3', 'm', '1-2', '1-3'],
      ['2-1', 'n', '2-3', '2-1', 'n', '2-3'],
    ]);
    expect(await items()).toEqual([itemsBut(1, { 1: 'i' }), itemsBut(2, { 2: 'j' })]);
    expect([await lockDocuments(sites.db, 1, 1), await lockDocuments(sites.db, 2, 2)]).toEqual([
      { item: 'i', content: 'c' },
      { item: 'j', content: 'd' },
    ]);
  });

  test('of several articles at once – each – have their own item and mark', async () => {
    await saveItems(sites.db, 1, [
      { id: 1, item: 'item 1-1', mark: '1-1' },
      { id: 3, item: 'y', mark: 'q' },
    ]);
    expect(await items()).toEqual([itemsBut(1, { 3: 'y' }), itemsBut(2, { 2: 'j' })]);
    expect(await marks()).toEqual([
      ['1-1', '1-2', 'q', '1-1', '1-2', 'q'],
      ['2-1', 'n', '2-3', '2-1', 'n', '2-3'],
    ]);
  });

  test('of an older version – of both sites – are rebuilt by site and number, page by page', async () => {
    await sites.db.script(
      'update articles set document_version = 2 where (site_id, id) in ((1, 2), (1, 5), (2, 1)); update articles set document_version = 3 where (site_id, id) = (2, 3)',
    );
    const older = async (last_site: number, last_article: number, limit = 9) =>
      (await olderDocuments(sites.db, 3, { last_site, last_article, done: 0, total: 0 }, limit)).map(
        ({ site_id, id, site_name, key }) => [site_id, id, site_name, key],
      );
    const [{ name } = { name: '' }] = await sites.db.query<{ name: string }>(
      { name: 'test-site', text: 'select name from sites where id = 1' },
      [],
    );
    expect(await older(0, 0)).toEqual([
      [1, 2, name, 'k2'],
      [1, 5, name, 'k5'],
      [2, 1, '邻县', 'k1'],
    ]);
    expect(await older(1, 2)).toEqual([
      [1, 5, name, 'k5'],
      [2, 1, '邻县', 'k1'],
    ]);
    expect(await older(0, 0, 1)).toEqual([[1, 2, name, 'k2']]);
    const [found] = await olderDocuments(
      sites.db,
      3,
      { last_site: 0, last_article: 0, done: 0, total: 0 },
      1,
    );
    if (!found) throw new Error('nothing is older');
    await saveRebuilt(sites.db, found, { item: 'r', content: 's', mark: 't' }, 3);
    expect(await items()).toEqual([itemsBut(1, { 2: 'r', 3: 'y' }), itemsBut(2, { 2: 'j' })]);
    expect((await marks())[0]).toEqual(['1-1', 't', 'q', '1-1', 't', 'q']);
    expect((await marks())[1]).toEqual(['2-1', 'n', '2-3', '2-1', 'n', '2-3']);
    expect(await older(0, 0)).toHaveLength(2);
  });

  test('of an older version – a rebuild cut off, finished, begun again – go on where they were', async () => {
    const { db } = sites;
    expect(await beginRebuild(db, 2)).toBe(0);
    expect([await beginRebuild(db, 3), await beginRebuild(db, 3)]).toEqual([1, 0]);
    expect(await lockRebuild(db, 3)).toEqual({ last_site: 0, last_article: 0, done: 0, total: 2 });
    expect(await beginRebuild(db, 4)).toBe(1);
    const [found] = await olderDocuments(db, 3, { last_site: 0, last_article: 0, done: 0, total: 0 }, 1);
    if (!found) throw new Error('nothing is older');
    await noteProgress(db, 3, found, 1);
    await noteProgress(db, 3, { ...found, site_id: 2, id: 1 }, 1);
    expect(await lockRebuild(db, 3)).toEqual({ last_site: 2, last_article: 1, done: 2, total: 2 });
    expect(await lockRebuild(db, 4)).toMatchObject({ last_site: 0, done: 0 });
    await finishRebuild(db, 3);
    expect(await lockRebuild(db, 3)).toBeUndefined();
    expect(await lockRebuild(db, 4)).toMatchObject({ done: 0 });
    expect(await beginRebuild(db, 3)).toBe(1);
    expect(await lockRebuild(db, 3)).toEqual({ last_site: 0, last_article: 0, done: 0, total: 2 });
  });
});

describe('[A17] saving an article', () => {
  const article: SavedArticle = {
    ...{ site: 1, id: 20, key: 'new', hash: 'h', documentVersion: 3, column: 7, account: 6, advClosed: true },
    ...{ type: 2, status: 1, title: '标题', abstract: '摘要', plain: '正文', author: '记者', language: 'bo' },
    ...{ linkID: 8, publishedAt: at(1), changedAt: at(2), item: 'I', content: 'C' },
  };
  const stored = async (site: number, id: number) =>
    await sites.db.one(
      { name: 'test-article', text: 'select * from articles where site_id = $1 and id = $2' },
      [site, id],
    );
  const rowOf = (a: SavedArticle, discuss_closed: boolean | null = null) => ({
    ...{
      site_id: a.site,
      id: a.id,
      key: a.key,
      draft_hash: a.hash,
      column_id: a.column,
      article_type: a.type,
    },
    ...{ status: a.status, title: a.title, abstract: a.abstract, plain: a.plain, author: a.author },
    ...{ language: a.language, link_id: a.linkID, published_at: a.publishedAt, changed_at: a.changedAt },
    ...{ item: a.item, content: a.content, account_id: a.account, adv_closed: a.advClosed },
    ...{ document_version: a.documentVersion, discuss_closed },
  });

  test('new, then again otherwise – has every field as it is given last', async () => {
    await saveArticle(sites.db, article);
    expect(await stored(1, 20)).toEqual(rowOf(article));
    const changed: SavedArticle = {
      ...{ ...article, hash: 'h2', documentVersion: 4, column: 9, account: 0, advClosed: false, type: 0 },
      ...{ status: 0, title: '题', abstract: '要', plain: '文', author: '者', language: 'zh', linkID: 0 },
      ...{ publishedAt: at(3), changedAt: at(4), item: 'J', content: 'D' },
    };
    await saveArticle(sites.db, changed);
    expect(await stored(1, 20)).toEqual(rowOf(changed));
    expect(await stored(2, 20)).toBeUndefined();
    expect(await nextArticleId(sites.db)).toBe((await nextArticleId(sites.db)) - 1);
  });

  test('taken off – twice, of another site – is a draft since the first time', async () => {
    expect(await unpublish(sites.db, 1, 2, at(50))).toBe(1);
    expect(await unpublish(sites.db, 1, 2, at(60))).toBe(0);
    expect(await stored(1, 2)).toMatchObject({ status: 0, draft_hash: '', changed_at: at(50) });
    expect(await stored(2, 2)).toMatchObject({ status: 1, draft_hash: 'hash 2-2' });
    expect(await stored(1, 1)).toMatchObject({ status: 1 });
  });

  test('counts – given again – stay as they are', async () => {
    await insertCounts(sites.db, 1, 20, { click: 3, praise: 4, share: 5 });
    await insertCounts(sites.db, 1, 20, { click: 9, praise: 9, share: 9 });
    const text = 'select click_initial, praise, share, site_id from article_counts where article_id = 20';
    expect(await sites.db.query({ name: 'test-counts', text })).toEqual([
      { click_initial: 3, praise: 4, share: 5, site_id: 1 },
    ]);
  });

  test('columns of people – of both sites, unknown, twice – are those that exist, by number', async () => {
    for (const site of [1, 2]) {
      for (const id of [30, 31, site === 1 ? 32 : 33])
        await sites.add('columns', { site_id: site, id, name: `${site}-${id}` });
      for (const [id, columnID] of [
        [1, 31],
        [2, 30],
        [3, 31],
        [4, 33],
        [5, 32],
      ])
        await sites.add('people', { site_id: site, id, kind: 'reporter', name: '', doc: { columnID } });
      await sites.add('people', { site_id: site, id: 6, kind: 'reporter', name: '', doc: {} });
    }
    expect(await personColumns(sites.db, 1, [1, 2, 3, 4, 6])).toEqual([30, 31]);
    expect(await personColumns(sites.db, 2, [1, 4])).toEqual([31, 33]);
    expect(await personColumns(sites.db, 1, [])).toEqual([]);
  });

  test('rows in columns – entered twice, left – are the article’s own on the site', async () => {
    const entry = { id: 2, iorder: 70, isTop: true, itemHash: 'x' };
    await enterColumn(sites.db, 1, 1, entry);
    await enterColumn(sites.db, 1, 8, entry);
    const rows = () => columnOf('column_rows', "concat_ws(' ', column_id, article_id, iorder, is_top)", '2');
    expect((await rows())[0]).toEqual([
      ...['1 1 5 f', '1 2 70 t', '1 3 5 f', '2 1 5 t', '2 2 5 f', '2 3 5 f', '8 2 70 t'],
    ]);
    await leaveColumns(sites.db, 1, 2);
    expect(await rows()).toEqual([
      ['1 1 5 f', '1 3 5 f', '2 1 5 t', '2 3 5 f'],
      ['1 1 5 f', '1 2 5 f', '1 3 5 f', '2 1 5 f', '2 2 5 t', '2 3 5 f'],
    ]);
  });

  test('tags – of one name on two sites, saved again – have one number on a site', async () => {
    const first = await saveTag(sites.db, 1, '春耕');
    const other = await saveTag(sites.db, 2, '春耕');
    expect(first).toMatchObject({ name: '春耕' });
    expect(await saveTag(sites.db, 1, '春耕')).toEqual(first);
    expect(other?.id).not.toBe(first?.id);
  });

  test('tags, related articles and reporters – saved again – are replaced, of one article on one site', async () => {
    for (const [site, id] of [
      [1, 1],
      [1, 2],
      [2, 1],
    ] as const)
      await saveRelations(sites.db, site, id, { tags: [5, 6], related: ['k4', 'k5'], reporters: [7, 8] });
    await saveRelations(sites.db, 1, 1, { tags: [6], related: ['k3', 'k2'], reporters: [8] });
    const all = (table: string, value: string) =>
      columnOf(table, `article_id || ' ' || ${value}`, 'article_id, position');
    expect(await all('article_tags', 'tag_id')).toEqual([
      ['1 6', '2 5', '2 6'],
      ['1 5', '1 6'],
    ]);
    expect(await all('related', 'related_key')).toEqual([
      ['1 k3', '1 k2', '2 k4', '2 k5'],
      ['1 k4', '1 k5', '2 b2', '2 a2'],
    ]);
    expect(await all('article_reporters', 'person_id')).toEqual([
      ['1 8', '2 7', '2 8'],
      ['1 7', '1 8', '2 9', '2 2'],
    ]);
  });
});

describe('[A17] the search index', () => {
  const row = (site: number, id: number, more: Partial<IndexRow> = {}): IndexRow => ({
    ...{ site, id, form: 1, type: 0, publishedAt: at(id), title: 'abc', author: 'a', body: 'b', ...more },
  });
  const stored = () =>
    columnOf('article_search', "concat_ws(' ', article_id, article_type, form, title)", 'article_id');

  test('rows – moved with equal texts, with others, put again, left – are the article’s own on the site', async () => {
    for (const site of [1, 2]) await putRow(sites.db, row(site, 1), ['t']);
    expect(await moveRow(sites.db, row(1, 1, { type: 3 }))).toBe(true);
    for (const more of [{ title: 'x' }, { author: 'x' }, { body: 'x' }, { form: 2 }])
      expect(await moveRow(sites.db, row(1, 1, { type: 4, ...more }))).toBe(false);
    expect([await moveRow(sites.db, row(1, 2)), await stored()]).toEqual([
      false,
      [['1 3 1 abc'], ['1 0 1 abc']],
    ]);
    await putRow(sites.db, row(1, 1, { title: 'xyz', form: 2 }), ['u']);
    await putRow(sites.db, row(1, 3), ['t']);
    expect(await stored()).toEqual([['1 0 2 xyz', '3 0 1 abc'], ['1 0 1 abc']]);
    await removeFromSearch(sites.db, 1, 1);
    expect(await stored()).toEqual([['3 0 1 abc'], ['1 0 1 abc']]);
  });

  test('articles that wait – without a row, with one of another form – are published ones, newest first', async () => {
    await sites.db.script(
      'delete from article_search; update articles set status = 1 where id = 2; delete from articles where id = 20',
    );
    await putRow(sites.db, row(1, 1), ['t']);
    await putRow(sites.db, row(2, 2), ['t']);
    await putRow(sites.db, row(2, 3, { form: 2 }), ['t']);
    const waiting = (await waitingArticles(sites.db, 1)).map(({ site_id, id }) => [site_id, id]);
    expect(waiting.filter(([site]) => site === 1)).toEqual([
      [1, 2],
      [1, 3],
      [1, 5],
    ]);
    expect(waiting.filter(([site]) => site === 2)).toEqual([
      [2, 1],
      [2, 3],
      [2, 5],
    ]);
  });

  test('an article to be indexed – a draft, another site’s – is the published one', async () => {
    const titles = await Promise.all(
      (
        [
          [1, 1],
          [2, 1],
          [1, 4],
          [1, 99],
        ] as const
      ).map(([site, id]) => lockedArticle(sites.db, site, id)),
    );
    expect(titles.map((one) => one?.title)).toEqual(['title 1-1', 'title 2-1', undefined, undefined]);
  });

  test('titles that begin alike – at both ends, of both sites – come newest first, as many as asked for', async () => {
    await sites.db.script('delete from article_search');
    for (const [site, id, title] of [
      [1, 1, 'ab'],
      [1, 2, 'abc'],
      [1, 3, 'b'],
      [1, 5, 'aa'],
      [2, 1, 'abd'],
    ] as const)
      await putRow(sites.db, row(site, id, { title }), ['t']);
    const titles = async (start: string, limit = 9) =>
      (await findTitlesStartingWith(sites.db, 1, start, limit)).map(({ title }) => title);
    expect([await titles('ab'), await titles('ab', 1), await titles('b'), await titles('c')]).toEqual([
      ['title 1-2', 'title 1-1'],
      ['title 1-2'],
      ['title 1-3'],
      [],
    ]);
  });
});
