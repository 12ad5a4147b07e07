import type { Account } from '@contract/accounts';
import { KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { documentsText, listText } from '@platform/db/documents';
import { followedAmong } from '@platform/following/following.service';
import { askedOf } from '@platform/searchTerms/phrases';
import { comparable, runsOf } from '@platform/searchTerms/runs';
import {
  type AccountRow,
  accountForArticle,
  accountNames,
  accountStatuses,
  accountsByIds,
  categoriesOf,
  putAccount,
  type SavedAccount,
} from './accounts.store';
import type { ArticleAccount } from './articleAccount';

export type { SavedAccount };

/** Accounts in the order asked, as JSON text (wire S9). */
export async function accountTexts(db: Queries, site: number, ids: readonly number[]): Promise<string> {
  return documentsText(await accountsByIds(db, site, ids), ids);
}

/** Saves an account, new or in place of the one with its number, without the rows of its articles (`articles/accountRows`). */
export const putAccountRow = (db: Queries, site: number, saved: SavedAccount): Promise<number> =>
  putAccount(db, site, saved);

/** The account an article is saved with; it changes no more before the caller's transaction ends. */
export const articleAccount = (db: Queries, site: number, id: number): Promise<ArticleAccount | undefined> =>
  accountForArticle(db, site, id);

/** Accounts are few: all are looked through. */
const LOOKED_THROUGH = 5000;
const comparableOnes = new Map<string, string>();

/** Names hardly change, and making them comparable takes longer than comparing. */
function compared(text: string): string {
  let one = comparableOnes.get(text);
  if (one === undefined) {
    if (comparableOnes.size >= 2 * LOOKED_THROUGH) comparableOnes.clear();
    one = comparable(runsOf(text));
    comparableOnes.set(text, one);
  }
  return one;
}

/** Numbers of accounts whose name or description has every phrase; those named so first. @param phrases comparable. */
export async function foundAccounts(
  db: Queries,
  site: number,
  phrases: readonly string[],
): Promise<number[]> {
  const all = await accountNames(db, site, LOOKED_THROUGH);
  const names = all.map(({ id, topic, description }) => {
    const name = compared(topic ?? '');
    return { id, name, whole: name + compared(description ?? '') };
  });
  const found = names.filter(({ whole }) => phrases.every((phrase) => whole.includes(phrase)));
  const named = found.filter(({ name }) => name.includes(phrases[0] ?? ''));
  return [...new Set([...named, ...found].map(({ id }) => id))];
}

/** What is said of an account that is not there: status 0 and nothing in it (recorded). */
export const noAccount: Account = {
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

/** Name and picture of accounts that speak under their own name; the picture's address has the origin's mark. */
export async function speakersOf(
  db: Queries,
  site: number,
  ids: readonly number[],
): Promise<Map<number, { name: string; icon: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await accountsByIds(db, site, ids);
  return new Map(rows.map(({ id, doc }) => [id, { name: doc.topic, icon: doc.icon }]));
}

/** Which of them a person follows; '' = a stranger. */
const followed = (db: Queries, site: number, ids: readonly number[], who: string) =>
  followedAmong(db, site, KindNumber.topicSub.account, ids, who);

/** The documents with the asking person's own mark. */
export async function markedFor(
  db: Queries,
  site: number,
  rows: readonly AccountRow[],
  who: string,
): Promise<Account[]> {
  const his = await followed(
    db,
    site,
    rows.map(({ id }) => id),
    who,
  );
  return rows.map(({ id, doc }) => (his.has(id) ? { ...doc, isFollow: 1 } : doc));
}

/** Accounts in the order asked, as a person sees them. */
export async function accountsAs(
  db: Queries,
  site: number,
  ids: readonly number[],
  who: string,
): Promise<Account[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await accountsByIds(db, site, ids)).map((row) => [row.id, row]));
  return markedFor(
    db,
    site,
    ids.flatMap((id) => byId.get(id) ?? []),
    who,
  );
}

/** Numbers of accounts that are called or described so; no words, no accounts. */
export async function accountsNamed(db: Queries, site: number, words: string): Promise<number[]> {
  const phrases = askedOf(words)?.phrases.map(({ text }) => text) ?? [];
  return phrases.length > 0 ? foundAccounts(db, site, phrases) : [];
}

/** Wire g63, in the order asked; unknown ids are left out. @param who '' = a stranger */
export async function statusesOf(db: Queries, site: number, ids: readonly number[], who = '') {
  const his = await followed(db, site, ids, who);
  const byId = new Map((await accountStatuses(db, site, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const isFollow = his.has(id) ? (1 as const) : (0 as const);
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
