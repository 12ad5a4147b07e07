import type { Item } from '@contract/item';
import { articleAccount, putAccountRow, type SavedAccount } from '@platform/accounts/accounts.service';
import type { ArticleAccount } from '@platform/accounts/articleAccount';
import type { Database, Queries } from '@platform/db/connection';
import { itemsOfAccount, saveItems } from './articles.write.store';
import { markOf } from './keptItems';

/** The account in wire S1. A row has no field for its status: of one that does not show (F26) it says nothing. */
export const accountOfRow = (account: ArticleAccount | undefined) =>
  account?.shows
    ? {
        xyAccountID: account.id,
        xyAccount: account.name,
        xyAccountIcon: account.icon,
        xyDescription: account.description,
      }
    : {};

/** Articles rewritten in one statement, some 3 KB each. */
const PIECE = 500;

/**
 * Rows of an account's articles say what is true of it now. Part of the transaction that changed the account and holds its row,
 * so that no article is saved meanwhile with what the account was.
 */
async function retellAccount(db: Queries, site: number, account: ArticleAccount): Promise<void> {
  const fields = accountOfRow(account);
  let last = 0;
  for (;;) {
    const rows = await itemsOfAccount(db, site, account.id, last, PIECE);
    const told = rows.map(({ id, item }) => ({ id, before: item, item: withAccount(item, fields) }));
    const changed = told.filter(({ before, item }) => before !== item);
    if (changed.length > 0)
      await saveItems(
        db,
        site,
        changed.map(({ id, item }) => ({ id, item, mark: markOf(item) })),
      );
    if (rows.length < PIECE) return;
    last = rows.at(-1)?.id ?? last;
  }
}

function withAccount(text: string, fields: ReturnType<typeof accountOfRow>): string {
  // our own document, written by `itemOf`, where the account stands last
  const { xyAccountID, xyAccount, xyAccountIcon, xyDescription, ...item }: Partial<Item> = JSON.parse(text);
  return JSON.stringify({ ...item, ...fields });
}

/** Saves an account, new or in place of the one with its number; the rows of its articles say so from here on (decision 006). */
export async function saveAccount(db: Database, site: number, saved: SavedAccount): Promise<void> {
  await db.transaction(async (queries) => {
    await putAccountRow(queries, site, saved);
    const account = await articleAccount(queries, site, saved.id);
    if (account) await retellAccount(queries, site, account);
  });
}
