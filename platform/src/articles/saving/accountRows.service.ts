import type { Item } from '@contract/item';
import {
  type AccountChange,
  articleAccount,
  putAccountRow,
  type SavedAccount,
  updateAccountRow,
} from '@platform/accounts/accounts.service';
import type { ArticleAccount } from '@platform/accounts/articleAccount.types';
import type { Database, Queries } from '@platform/db/connection';
import { hashItem } from '../lists/itemCache.service';
import { itemsOfAccount, saveItems } from './saving.store';

/** The account in wire S1. A row has no field for its status: of one that does not show (F26) it says nothing. */
export const accountFields = (account: ArticleAccount | undefined) =>
  account?.isShown
    ? {
        xyAccountID: account.id,
        xyAccount: account.name,
        xyAccountIcon: account.icon,
        xyDescription: account.description,
      }
    : {};

/** Articles rewritten in one statement, some 3 KB each. */
const MAX_BATCH = 500;

/**
 * Rows of an account's articles say what is true of it now. Part of the transaction that changed the account and holds its row,
 * so that no article is saved meanwhile with what the account was.
 */
async function updateAccountItems(db: Queries, site: number, account: ArticleAccount): Promise<void> {
  const fields = accountFields(account);
  let last = 0;
  for (;;) {
    const rows = await itemsOfAccount(db, site, account.id, last, MAX_BATCH);
    const updated = rows.map(({ id, item }) => ({ id, before: item, item: withAccount(item, fields) }));
    const changed = updated.filter(({ before, item }) => before !== item);
    if (changed.length > 0)
      await saveItems(
        db,
        site,
        changed.map(({ id, item }) => ({ id, item, mark: hashItem(item) })),
      );
    if (rows.length < MAX_BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

function withAccount(text: string, fields: ReturnType<typeof accountFields>): string {
  // our own document, written by `itemOf`, where the account stands last
  const { xyAccountID, xyAccount, xyAccountIcon, xyDescription, ...item }: Partial<Item> = JSON.parse(text);
  return JSON.stringify({ ...item, ...fields });
}

/** Saves an account, new or in place of the one with its number, and updates the rows of its articles (decision 006). */
export async function saveAccount(db: Database, site: number, saved: SavedAccount): Promise<void> {
  await db.transaction(async (queries) => {
    await putAccountRow(queries, site, saved);
    await updateItemsOfAccount(queries, site, saved.id);
  });
}

async function updateItemsOfAccount(db: Queries, site: number, id: number): Promise<void> {
  const account = await articleAccount(db, site, id);
  if (account) await updateAccountItems(db, site, account);
}

/** Changes an account and the rows of its articles; part of the caller's transaction. @returns false where there is no such account */
export async function changeAccount(
  db: Queries,
  site: number,
  id: number,
  change: AccountChange,
): Promise<boolean> {
  if ((await updateAccountRow(db, site, id, change)) === 0) return false;
  await updateItemsOfAccount(db, site, id);
  return true;
}
