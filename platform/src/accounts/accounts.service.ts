import type { Account } from '@contract/accounts';
import { KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { documentsText, listText } from '@platform/db/documents';
import { followedAmong } from '@platform/following/following.service';
import { parseKey } from '@platform/searchTerms/phrases';
import { comparable, runsOf } from '@platform/searchTerms/runs';
import {
  type AccountChange,
  type AccountRow,
  accountForArticle,
  accountNames,
  accountStatuses,
  accountsByIds,
  categoriesOf,
  putAccount,
  type SavedAccount,
  updateAccount,
} from './accounts.store';
import type { ArticleAccount } from './articleAccount.types';

export type { AccountChange, SavedAccount };

/** Accounts in the order of the ids, as JSON text (wire S9). */
export async function accountTexts(db: Queries, site: number, ids: readonly number[]): Promise<string> {
  return documentsText(await accountsByIds(db, site, ids), ids);
}

/** Saves an account, new or in place of the one with its number, without the rows of its articles (`articles/accountRows`). */
export const putAccountRow = (db: Queries, site: number, saved: SavedAccount): Promise<number> =>
  putAccount(db, site, saved);

/** Changes an account without the rows of its articles (`articles/accountRows`). @returns how many rows changed */
export const updateAccountRow = (
  db: Queries,
  site: number,
  id: number,
  change: AccountChange,
): Promise<number> => updateAccount(db, site, id, change);

/** The account of an article that is being saved, locked until the caller's transaction ends. */
export const articleAccount = (db: Queries, site: number, id: number): Promise<ArticleAccount | undefined> =>
  accountForArticle(db, site, id);

/** Accounts are few, so a search reads all of them. */
const MAX_SEARCHED = 5000;
const comparableTexts = new Map<string, string>();

/** Cached, because normalising a name takes longer than comparing it. */
function comparableText(text: string): string {
  let one = comparableTexts.get(text);
  if (one === undefined) {
    if (comparableTexts.size >= 2 * MAX_SEARCHED) comparableTexts.clear();
    one = comparable(runsOf(text));
    comparableTexts.set(text, one);
  }
  return one;
}

/** Ids of accounts whose name or description contains every phrase; matches in the name come first. @param phrases normalised */
export async function searchAccounts(
  db: Queries,
  site: number,
  phrases: readonly string[],
): Promise<number[]> {
  const all = await accountNames(db, site, MAX_SEARCHED);
  const names = all.map(({ id, topic, description }) => {
    const name = comparableText(topic ?? '');
    return { id, name, whole: name + comparableText(description ?? '') };
  });
  const found = names.filter(({ whole }) => phrases.every((phrase) => whole.includes(phrase)));
  const named = found.filter(({ name }) => name.includes(phrases[0] ?? ''));
  return [...new Set([...named, ...found].map(({ id }) => id))];
}

/** Answer for an unknown account: status 0 and empty fields, as recorded. */
export const unknownAccount: Account = {
  xyID: 0,
  topic: '',
  description: '',
  icon: '',
  banner: '',
  wxIcon: '',
  wbUrl: '',
  rmhUrl: '',
  tthUrl: '',
  dyUrl: '',
  rssCount: 0,
  articleCount: 0,
  tag: '',
  isFollow: 0,
  xyStatus: 0,
  xyForbidden: 0,
};

/** Names and pictures of accounts that write comments. The picture's address contains the origin placeholder. */
export async function findAccountAuthors(
  db: Queries,
  site: number,
  ids: readonly number[],
): Promise<Map<number, { name: string; icon: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await accountsByIds(db, site, ids);
  return new Map(rows.map(({ id, doc }) => [id, { name: doc.topic, icon: doc.icon }]));
}

/** The accounts that a person follows. @param who '' = a stranger */
const followed = (db: Queries, site: number, ids: readonly number[], who: string) =>
  followedAmong(db, site, KindNumber.topicSub.account, ids, who);

/** Adds isFollow for the reading person. */
export async function withFollowState(
  db: Queries,
  site: number,
  rows: readonly AccountRow[],
  who: string,
): Promise<Account[]> {
  const followedIds = await followed(
    db,
    site,
    rows.map(({ id }) => id),
    who,
  );
  return rows.map(({ id, doc }) => (followedIds.has(id) ? { ...doc, isFollow: 1 } : doc));
}

/** Accounts in the order of the ids, with isFollow of the person. */
export async function accountsFor(
  db: Queries,
  site: number,
  ids: readonly number[],
  who: string,
): Promise<Account[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await accountsByIds(db, site, ids)).map((row) => [row.id, row]));
  return withFollowState(
    db,
    site,
    ids.flatMap((id) => byId.get(id) ?? []),
    who,
  );
}

/** Ids of accounts whose name or description contains the words; none for empty words. */
export async function accountsNamed(db: Queries, site: number, words: string): Promise<number[]> {
  const phrases = parseKey(words)?.phrases.map(({ text }) => text) ?? [];
  return phrases.length > 0 ? searchAccounts(db, site, phrases) : [];
}

/** Wire g63, in the order of the ids; unknown ids are left out. @param who '' = a stranger */
export async function statusesOf(db: Queries, site: number, ids: readonly number[], who = '') {
  const followedIds = await followed(db, site, ids, who);
  const byId = new Map((await accountStatuses(db, site, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const isFollow = followedIds.has(id) ? (1 as const) : (0 as const);
    return [{ xyID: id, xyStatus: row.status, xyForbidden: row.forbidden ? 1 : 0, isFollow }];
  });
}

/** Categories of a catalogue under a parent (0 = first level), as JSON text (wire S17b). */
export const categoriesUnder = async (
  db: Queries,
  site: number,
  code: string,
  parent: number,
): Promise<string> => listText(await categoriesOf(db, site, code, parent));
