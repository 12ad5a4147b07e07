import type { Queries } from '@platform/db/connection';
import { hashItem } from '../lists/itemCache.service';
import { lockDocuments, saveDiscussion } from './saving.store';

/**
 * No more comments on an article, or comments again: its documents say so from here on, whatever its source hands in later.
 * Part of the caller's transaction.
 * @returns false where there is no such article.
 */
export async function setDiscussClosed(
  db: Queries,
  site: number,
  id: number,
  closed: boolean,
): Promise<boolean> {
  const documents = await lockDocuments(db, site, id);
  if (!documents) return false;
  // our own documents (decision 006): text in lists, a number with the body (wire W14)
  const item = JSON.stringify({ ...JSON.parse(documents.item), discussClosed: closed ? '1' : '0' });
  const content = JSON.stringify({ ...JSON.parse(documents.content), discussClosed: closed ? 1 : 0 });
  await saveDiscussion(db, site, id, closed, { item, content, mark: hashItem(item) });
  return true;
}
