import type { Item } from '@contract/item';
import type { Queries } from '@platform/db/connection';
import { itemsOfAccount, saveItems } from './articles.write.store';
import { hashItem } from './keptItems';

/** The subscription account of an article, as rows show it. */
export interface ArticleAccount {
  readonly id: number;
  readonly name: string;
  /** Its address with the origin's mark. */
  readonly icon: string;
  readonly description: string;
  /** F26. */
  readonly isShown: boolean;
}

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
export async function updateAccountItems(db: Queries, site: number, account: ArticleAccount): Promise<void> {
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
