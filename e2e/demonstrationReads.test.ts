import { ArticleType } from '@contract/codes';
import type { Operation } from '@contract/operation';
import { operations } from '@contract/operations';
import { pathsOf } from '@contract/services';
import { type Newsroom, openNewsroom } from '@testing/demonstration';
import { faults } from '@testing/strictSchema';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Reads of other programs on the demonstration as everybody starts it: bare answers, no own headers. */

let newsroom: Newsroom;
beforeAll(async () => {
  newsroom = await openNewsroom();
});
afterAll(() => newsroom.close());

async function text(address: string): Promise<string> {
  const answer = await fetch(new URL(address, newsroom.origin));
  expect(answer.status, address).toBe(200);
  return answer.text();
}
const bare = async (address: string): Promise<unknown> => JSON.parse(await text(address));

const named = (name: string): Operation => {
  const found = operations.find((operation) => operation.name === name);
  if (!found) throw new Error(`there is no operation ${name}`);
  return found;
};

/** The rows of an answer, under whatever name they stand. */
function rowsOf(answer: unknown): readonly unknown[] {
  if (Array.isArray(answer)) return answer;
  const lists = typeof answer === 'object' && answer !== null ? Object.values(answer) : [];
  return lists.find((value) => Array.isArray(value)) ?? [];
}

test.each([
  ['activityList', ''],
  ['activityCats', ''],
  ['liveComing', ''],
  ['getLiveArticles', ''],
  ['getCats', 'code=XYACCOUNT'],
  ['getCatXys', 'id=1'],
  ['recommendXys', ''],
  ['questionList', 'id=1'],
  ['questionListHot', 'id=1'],
  ['leaderView', ''],
  ['articleHot', 'hours=168'],
  ['hotColumns', ''],
  ['searchAll', 'key=水库&columnId=0'],
  ['searchWebArticles', 'key=水库'],
])('[K1] %s?%s has something to say, in the contract’s exact shape', async (name, parameters) => {
  const operation = named(name);
  const answer = await bare(`${pathsOf(operation)[0]}?${parameters}`);
  expect(faults(operation.output, answer)).toEqual([]);
  expect(rowsOf(answer).length).toBeGreaterThan(0);
});

const Modules = v.object({ modules: v.array(v.object({ moduleID: v.number() })) });

test('[K1] moduleView says more of every module of the home page', async () => {
  const { modules } = v.parse(Modules, await bare('/app_if/getArticles?columnId=1'));
  expect(modules.length).toBeGreaterThan(3);
  for (const { moduleID } of modules) {
    const answer = await bare(`/app_if/moduleView?id=${moduleID}`);
    expect(faults(named('moduleView').output, answer)).toEqual([]);
    expect(rowsOf(answer).length, String(moduleID)).toBeGreaterThan(0);
  }
});

/** Of one kind; the demonstration has more articles and tags than say anything new. */
const MOST = 40;

test.each([
  ['getColumn', 'columnId', 'columns', ''],
  ['getSubject', 'id', 'subjects', ''],
  ['questionDetail', 'fileId', 'questions', "where doc->>'status' <> '3'"],
  ['getXyInfo', 'id', 'accounts', ''],
  ['authorInfo', 'id', 'people', "where kind = 'reporter'"],
  ['reporterArticles', 'id', 'people', "where kind = 'reporter'"],
  ['noticeDetail', 'id', 'notices', ''],
  ['getRelArticles', 'articleId', 'articles', 'where status = 1'],
  ['discussView', 'id', 'articles', 'where status = 1'],
  ['tagScreenArticles', 'tagId', 'tags', ''],
])('[K1] %s of one after the other by %s, in the contract’s exact shape', async (name, key, table, which) => {
  const ids = await newsroom.db.query<{ id: number }>({
    name: `every ${table} ${which}`,
    text: `select id from ${table} ${which} order by id limit ${MOST}`,
  });
  expect(ids.length).toBeGreaterThan(0);
  const operation = named(name);
  for (const { id } of ids)
    expect(faults(operation.output, await bare(`${pathsOf(operation)[0]}?${key}=${id}`)), String(id)).toEqual(
      [],
    );
});

const Columns = v.object({ columns: v.array(v.object({ columnId: v.number() })) });
const Row = v.object({
  fileId: v.number(),
  articleType: v.number(),
  contentUrl: v.string(),
  shareUrl: v.string(),
  urlPad: v.string(),
  url: v.string(),
  linkID: v.number(),
});
type Row = v.InferOutput<typeof Row>;
const Page = v.object({ list: v.array(Row) });

/** Every article that is reached from a column, page by page until one is empty, and through the topics among them. */
async function walk(parent: number, found: Map<number, Row>): Promise<void> {
  const { columns } = v.parse(Columns, await bare(`/app_if/getColumns?parentColumnId=${parent}`));
  for (const { columnId } of columns) {
    for (let page = 0; page < 100; page += 1) {
      const answer = await bare(`/app_if/getArticles?columnId=${columnId}&page=${page}`);
      if (page === 0) expect(faults(named('getArticles').output, answer), String(columnId)).toEqual([]);
      const { list } = v.parse(Page, answer);
      if (list.length === 0) break;
      for (const row of list.filter(({ fileId }) => !found.has(fileId))) {
        found.set(row.fileId, row);
        if (row.articleType === 3) await walk(row.linkID, found);
      }
    }
    await walk(columnId, found);
  }
}

/** The markup that programs reading an article's page look for (wire W20). */
const marks = (id: number): readonly RegExp[] => [
  /<meta property="og:image" content="[^"]+">/,
  new RegExp(
    `<!--enpproperty <articleid>${id}</articleid><date>\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d:\\d{1,3}</date><author>[^<]*</author><title>[^<]+</title><url>[^<]+</url> -->`,
  ),
  /<!--enpcontent-->[\s\S]*<!--\/enpcontent-->/,
  /<div class="content-details"><span class="source">/,
  /<div class="content-main">/,
  /class="article[ "]/,
  /id="dirnum" class="main_article">/,
  new RegExp(`id="DocIDforCount" value="${id}"`),
];

test('[K14][wire W18, W20, W22] a crawler reaches every article, its body and all its pages', async () => {
  const found = new Map<number, Row>();
  await walk(0, found);
  const published = await newsroom.db.query<{ id: number }>({
    name: 'published',
    text: 'select id from articles where site_id = 1 and status = 1 order by id',
  });
  expect([...found.keys()].toSorted((a, b) => a - b)).toEqual(published.map(({ id }) => id));
  for (const { fileId, articleType, contentUrl, shareUrl, urlPad, url } of found.values()) {
    const body = await bare(`/app_if/getArticleContent?articleId=${fileId}`);
    expect(faults(named('getArticleContent').output, body), String(fileId)).toEqual([]);
    // news, picture sets, videos and topics; of the others it is a page, some of them elsewhere
    if (articleType < 4) expect(await bare(contentUrl)).toEqual(body);
    // a link's is its target
    const leadsOut = articleType === ArticleType.link || articleType === ArticleType.h5;
    for (const address of [shareUrl, urlPad, ...(leadsOut ? [] : [url])]) {
      const page = await text(address);
      for (const mark of marks(fileId)) expect(page, `${address} ${mark}`).toMatch(mark);
    }
  }
});
