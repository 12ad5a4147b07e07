import type { Queries } from '@platform/db/connection';
import { documentsText } from '@platform/db/documents';
import { accountsByIds } from './accounts.store';

/** Accounts in the order asked, as JSON text (wire S9). */
export async function accountTexts(db: Queries, site: number, ids: readonly number[]): Promise<string> {
  return documentsText(await accountsByIds(db, site, ids), ids);
}
