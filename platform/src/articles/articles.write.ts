import { createHash } from 'node:crypto';
import { articleAccount } from '@platform/accounts/accounts.service';
import { columnChain } from '@platform/columns/columns.service';
import type { Database, Queries } from '@platform/db/connection';
import { plainText } from '@platform/html/plainText';
import type { Site } from '@platform/sites/site';
import { articleVote } from '@platform/votes/articleVote';
import { saveVote, withdrawVote } from '@platform/votes/saveVote';
import { contentOf, itemOf } from './articleDocuments';
import { indexArticle } from './articles.index';
import { leaveSearch } from './articles.index.store';
import {
  enterColumn,
  isTaken,
  leaveColumns,
  nextArticleId,
  numbersOf,
  saveArticle,
  saveBeside,
  saveTag,
  standingArticle,
  startCounts,
  takeOff,
} from './articles.write.store';
import { cleanDraft } from './cleanDraft';
import type { ArticleDraft } from './draft';
import { markOf } from './keptItems';
import { DOCUMENT_VERSION } from './rebuild/documentVersion';

export type SaveResult = 'new' | 'changed' | 'unchanged';

export interface ArticleWriter {
  /**
   * Saves a draft under its key, whole or not at all. The same draft again changes nothing.
   * @param id the number wished for a new article (demonstration); the next one where it is taken or none is wished.
   * @throws Error when its column or its account does not exist.
   */
  saveDraft(draft: ArticleDraft, id?: number): Promise<SaveResult>;
}

/** Saves inside a transaction of the caller; see `ArticleWriter.saveDraft`. */
export const saveDraftWith = (
  db: Queries,
  site: Site,
  draft: ArticleDraft,
  now: number,
): Promise<SaveResult> => save(db, site, draft, now, undefined);

/** Takes an article off its columns and out of reach; what it was stays kept. false where there is none, or it is off. */
export async function withdrawWith(db: Queries, site: Site, key: string, now: number): Promise<boolean> {
  const standing = await standingArticle(db, site.id, key);
  if (!standing || (await takeOff(db, site.id, standing.id, new Date(now))) === 0) return false;
  await leaveColumns(db, site.id, standing.id);
  await leaveSearch(db, site.id, standing.id);
  return true;
}

/** Numbers by key of the articles whose key begins so. */
export async function articleNumbers(db: Queries, site: number, start: string): Promise<Map<string, number>> {
  return new Map((await numbersOf(db, site, start)).map(({ key, id }) => [key, id]));
}

/** Part of every hash since it was DOCUMENT_VERSION's: the same draft has the same hash. */
const HASH_FORM = 4;

const hashOf = (draft: ArticleDraft, columnStamp: string): string =>
  createHash('sha256')
    .update(`${HASH_FORM}\n${columnStamp}\n${JSON.stringify(draft)}`)
    .digest('hex');

export function createArticleWriter(db: Database, site: Site, now: () => number): ArticleWriter {
  return {
    saveDraft: (draft, id) => db.transaction((queries) => save(queries, site, draft, now(), id)),
  };
}

/** The one door: whoever writes an article comes through here, and what comes through is clean. */
async function save(
  db: Queries,
  site: Site,
  given: ArticleDraft,
  now: number,
  chosen: number | undefined,
): Promise<SaveResult> {
  const clean = cleanDraft(given);
  const chain = await columnChain(db, site.id, clean.columnID);
  const column = chain.at(-1);
  if (!column) throw new Error(`no column ${clean.columnID}`);
  // held before the article: whoever changes the account goes on to its articles in this order
  const account = clean.accountID ? await articleAccount(db, site.id, clean.accountID) : undefined;
  if (clean.accountID && !account) throw new Error(`no account ${clean.accountID}`);
  const hash = hashOf(clean, chain.map(({ name }) => name).join('~'));
  const standing = await standingArticle(db, site.id, clean.key);
  if (standing?.draft_hash === hash) return 'unchanged';
  // what the newsroom decided stands over what its source hands in
  const decided = standing?.discuss_closed ?? undefined;
  const draft = decided === undefined ? clean : { ...clean, discussClosed: decided };

  const free = chosen !== undefined && !standing && !(await isTaken(db, site.id, chosen));
  const id = standing?.id ?? (free ? chosen : await nextArticleId(db));
  const tags = [];
  for (const name of draft.tags ?? []) {
    const tag = await saveTag(db, site.id, name);
    if (tag) tags.push({ id: tag.id, name: tag.name, order: tags.length });
  }
  const context = {
    siteID: site.id,
    siteName: site.name,
    id,
    version: now,
    column: {
      id: column.id,
      name: column.name,
      parentName: chain.at(-2)?.name ?? '',
      style: column.style,
      description: column.description,
    },
    tags,
    account,
    vote: await voteOf(db, site.id, id, draft, standing !== undefined, now),
  };
  const plain = plainText(draft.content);
  const title = plainText(draft.title);
  const abstract = plainText(draft.attAbstract ?? '');
  const author = draft.credits?.author || draft.credits?.reporter || '';
  const item = JSON.stringify(itemOf(draft, context));
  await saveArticle(db, {
    site: site.id,
    id,
    key: draft.key,
    hash,
    documentVersion: DOCUMENT_VERSION,
    column: draft.columnID,
    account: draft.accountID ?? 0,
    advClosed: draft.advClosed ?? false,
    type: draft.articleType,
    status: draft.aStatus,
    title,
    abstract,
    plain,
    author,
    language: draft.language ?? '',
    linkID: draft.linkID ?? 0,
    publishedAt: draft.publishtime,
    changedAt: new Date(now),
    item,
    content: JSON.stringify(contentOf(draft, context)),
  });
  const searched = {
    title,
    abstract,
    plain,
    author,
    type: draft.articleType,
    publishedAt: draft.publishtime,
  };
  if (draft.aStatus === 1) await indexArticle(db, { site: site.id, id, ...searched });
  else await leaveSearch(db, site.id, id);
  await startCounts(db, site.id, id, draft.click ?? 0, draft.praise ?? 0, draft.share ?? 0);
  await leaveColumns(db, site.id, id);
  if (draft.aStatus === 1) {
    // the sort key is the publishing moment; the id keeps two of one second apart
    const iorder = Math.floor(draft.publishtime.getTime() / 1000) * 1_000_000 + (id % 1_000_000);
    const mark = markOf(item);
    for (const { id: in_ } of chain)
      await enterColumn(db, site.id, in_, id, iorder, draft.isTop ?? false, mark);
  }
  await saveBeside(db, site.id, id, {
    tags: tags.map((tag) => tag.id),
    related: draft.related ?? [],
    reporters: draft.reporters ?? [],
  });
  return standing ? 'changed' : 'new';
}

/** The article's vote as its document carries it, saved; none any more: it is taken off. */
async function voteOf(
  db: Queries,
  site: number,
  id: number,
  { vote }: ArticleDraft,
  stands: boolean,
  now: number,
) {
  const place = { kind: 'article', objectID: id } as const;
  if (vote) return articleVote(vote, await saveVote(db, site, place, vote, new Date(now)));
  if (stands) await withdrawVote(db, site, place);
  return undefined;
}
