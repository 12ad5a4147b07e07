import type { Account } from '@contract/accounts';
import type { Queries } from '@platform/db/connection';
import { documentsText, listText } from '@platform/db/documents';
import { comparable, runsOf } from '@platform/search/runs';
import * as v from 'valibot';
import { accountNames, accountStatuses, accountsByIds, categoriesOf } from './accounts.store';

/** Accounts in the order asked, as JSON text (wire S9). */
export async function accountTexts(db: Queries, site: number, ids: readonly number[]): Promise<string> {
  return documentsText(await accountsByIds(db, site, ids), ids);
}

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
  return new Map(
    rows.map(({ id, doc }) => {
      const { topic, icon } = v.parse(Speaker, doc);
      return [id, { name: topic, icon }];
    }),
  );
}
const Speaker = v.object({ topic: v.string(), icon: v.string() });

/** Wire g63, in the order asked; unknown ids are left out. */
export async function statusesOf(db: Queries, site: number, ids: readonly number[]) {
  const byId = new Map((await accountStatuses(db, site, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    // who follows what comes with subscriptions
    return row
      ? [{ xyID: id, xyStatus: row.status, xyForbidden: row.forbidden ? 1 : 0, isFollow: 0 as const }]
      : [];
  });
}

/** Categories of a catalogue under a parent (0 = first level), as JSON text (wire S17b). */
export const categoriesUnder = async (
  db: Queries,
  site: number,
  code: string,
  parent: number,
): Promise<string> => listText(await categoriesOf(db, site, code, parent));
