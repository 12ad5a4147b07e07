import { createHash } from 'node:crypto';
import type { ArticleVote } from '@contract/voteShapes';
import { articleAccount } from '@platform/accounts/accounts.service';
import { columnChain } from '@platform/columns/columns.service';
import type { Database, Queries } from '@platform/db/connection';
import { plainText } from '@platform/html/plainText';
import type { Site } from '@platform/sites/site';
import { articleVote } from '@platform/votes/articleVote.document';
import { saveVote, withdrawVote } from '@platform/votes/saving.service';
import { contentOf, type DocumentContext, itemOf, type StoredContent } from '../documents/articles.document';
import { cleanDraft } from '../documents/cleanDraft.rules';
import type { ArticleDraft } from '../documents/draft.types';
import { hashItem } from '../lists/itemCache.service';
import { DOCUMENT_VERSION } from '../rebuild/documentVersion.rules';
import { indexArticle } from '../search/searchIndex.service';
import { removeFromSearch } from '../search/searchIndex.store';
import { withStreams } from './articleStreams.service';
import {
  enterColumn,
  findIdsByKeyPrefix,
  insertCounts,
  isIdTaken,
  leaveColumns,
  lockArticleByKey,
  lockDocuments,
  nextArticleId,
  personColumns,
  saveArticle,
  saveRelations,
  saveTag,
  unpublish,
} from './saving.store';

export type SaveResult = 'new' | 'changed' | 'unchanged';

export interface ArticleWriter {
  /**
   * Saves a draft under its key in one transaction. An unchanged draft changes nothing.
   * @param id wished id of a new article (demonstration); the next free id where it is taken or missing
   * @throws Error for an unknown column or account
   */
  saveDraft(draft: ArticleDraft, id?: number): Promise<SaveResult>;
}

/** The site as documents name it. */
export type NamedSite = Pick<Site, 'id' | 'name'>;

/** Saves inside a transaction of the caller; see `ArticleWriter.saveDraft`. */
export const saveDraftWith = (
  db: Queries,
  site: NamedSite,
  draft: ArticleDraft,
  now: number,
): Promise<SaveResult> => save(db, site, draft, now, undefined);

/** Withdraws an article from its columns and from readers; its data is kept. @returns false where it is unknown or withdrawn already */
export async function withdrawWith(db: Queries, site: Site, key: string, now: number): Promise<boolean> {
  const stored = await lockArticleByKey(db, site.id, key);
  if (!stored || (await unpublish(db, site.id, stored.id, new Date(now))) === 0) return false;
  await leaveColumns(db, site.id, stored.id);
  await removeFromSearch(db, site.id, stored.id);
  return true;
}

/** Ids by key, of the articles whose key starts with `start`. */
export async function findArticleIds(db: Queries, site: number, start: string): Promise<Map<string, number>> {
  return new Map((await findIdsByKeyPrefix(db, site, start)).map(({ key, id }) => [key, id]));
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

/** Saves an article. Every writer uses this function, so every stored article is cleaned. */
async function save(
  db: Queries,
  site: NamedSite,
  rawDraft: ArticleDraft,
  now: number,
  wishedId: number | undefined,
): Promise<SaveResult> {
  const clean = cleanDraft(rawDraft);
  const chain = await columnChain(db, site.id, clean.columnID);
  const column = chain.at(-1);
  if (!column) throw new Error(`no column ${clean.columnID}`);
  // Locked before the article, in the order in which account changes lock them.
  const account = clean.accountID ? await articleAccount(db, site.id, clean.accountID) : undefined;
  if (clean.accountID && !account) throw new Error(`no account ${clean.accountID}`);
  const ofPeople = clean.reporters?.length ? await personColumns(db, site.id, clean.reporters) : [];
  const hash = hashOf(clean, [chain.map(({ name }) => name).join('~'), ...ofPeople].join('\n'));
  const stored = await lockArticleByKey(db, site.id, clean.key);
  if (stored?.draft_hash === hash) return 'unchanged';
  // The newsroom's decision has priority over the source.
  const decidedClosed = stored?.discuss_closed ?? undefined;
  const decided = decidedClosed === undefined ? clean : { ...clean, discussClosed: decidedClosed };

  const free = wishedId !== undefined && !stored && !(await isIdTaken(db, site.id, wishedId));
  const id = stored?.id ?? (free ? wishedId : await nextArticleId(db));
  const draft = await withStreams(db, site.id, id, decided, new Date(now));
  const tags = await saveTags(db, site.id, draft);
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
    vote: await voteOf(db, { site: site.id, id }, draft, stored !== undefined, now),
  };
  const item = JSON.stringify(itemOf(draft, context));
  await saveRowAndSearch(db, draft, context, { hash, item });
  await enterColumns(db, site.id, id, draft, {
    ids: chain.map((one) => one.id),
    ofPeople,
    itemHash: hashItem(item),
  });
  await saveRelations(db, site.id, id, {
    tags: tags.map((tag) => tag.id),
    related: draft.related ?? [],
    reporters: draft.reporters ?? [],
  });
  return stored ? 'changed' : 'new';
}

async function saveTags(db: Queries, site: number, draft: ArticleDraft) {
  const tags = [];
  for (const name of draft.tags ?? []) {
    const tag = await saveTag(db, site, name);
    if (tag) tags.push({ id: tag.id, name: tag.name, order: tags.length });
  }
  return tags;
}

/** Saves the article's row with its two documents, its search entry and its first counts. */
async function saveRowAndSearch(
  db: Queries,
  draft: ArticleDraft,
  context: DocumentContext,
  { hash, item }: { readonly hash: string; readonly item: string },
): Promise<void> {
  const { siteID: site, id } = context;
  const searched = {
    title: plainText(draft.title),
    abstract: plainText(draft.attAbstract ?? ''),
    plain: plainText(draft.content),
    author: draft.credits?.author || draft.credits?.reporter || '',
    type: draft.articleType,
    publishedAt: draft.publishtime,
  };
  await saveArticle(db, {
    site,
    id,
    key: draft.key,
    hash,
    documentVersion: DOCUMENT_VERSION,
    column: draft.columnID,
    account: draft.accountID ?? 0,
    advClosed: draft.advClosed ?? false,
    status: draft.aStatus,
    ...searched,
    language: draft.language ?? '',
    linkID: draft.linkID ?? 0,
    changedAt: new Date(context.version),
    item,
    content: JSON.stringify(contentOf(draft, context)),
  });
  if (draft.aStatus === 1) await indexArticle(db, { site, id, ...searched });
  else await removeFromSearch(db, site, id);
  const { click = 0, praise = 0, share = 0 } = draft;
  await insertCounts(db, site, id, { click, praise, share });
}

/** Enters a published article into its column and the columns above it. */
async function enterColumns(
  db: Queries,
  site: number,
  id: number,
  draft: ArticleDraft,
  columns: {
    readonly ids: readonly number[];
    readonly ofPeople: readonly number[];
    readonly itemHash: string;
  },
): Promise<void> {
  await leaveColumns(db, site, id);
  if (draft.aStatus !== 1) return;
  // The sort key is the publishing time; the id separates articles of the same second.
  const iorder = Math.floor(draft.publishtime.getTime() / 1000) * 1_000_000 + (id % 1_000_000);
  const entry = { id, iorder, isTop: draft.isTop ?? false, itemHash: columns.itemHash };
  for (const columnId of columns.ofPeople) await enterColumn(db, site, columnId, { ...entry, isTop: false });
  for (const columnId of columns.ids) await enterColumn(db, site, columnId, entry);
}

/** The vote as the stored documents have it. */
async function keptVote(db: Queries, site: number, id: number): Promise<ArticleVote | undefined> {
  const documents = await lockDocuments(db, site, id);
  if (!documents) return undefined;
  const { vote }: StoredContent['widgets'] = JSON.parse(documents.content).widgets;
  return 'id' in vote ? vote : undefined;
}

/** Saves the article's vote and returns its document; withdraws a vote that the draft no longer has. */
async function voteOf(
  db: Queries,
  { site, id }: { readonly site: number; readonly id: number },
  { vote }: ArticleDraft,
  existed: boolean,
  now: number,
) {
  if (vote === 'kept') return keptVote(db, site, id);
  const place = { kind: 'article', objectID: id } as const;
  if (vote) return articleVote(vote, await saveVote(db, site, place, vote, new Date(now)));
  if (existed) await withdrawVote(db, site, place);
  return undefined;
}
