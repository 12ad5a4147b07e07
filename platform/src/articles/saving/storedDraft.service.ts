import type { Queries } from '@platform/db/connection';
import type { StoredContent, StoredItem } from '../documents/articles.document';
import type { ArticleDraft } from '../documents/draft.types';
import { draftOf } from '../rebuild/draftOf.document';
import { storedParts } from './storedDraft.store';

/** The draft of a stored article, whatever source it came from, to be saved again with changes. Its vote stays. */
export async function storedDraft(db: Queries, site: number, id: number): Promise<ArticleDraft | undefined> {
  const parts = await storedParts(db, site, id);
  if (!parts) return undefined;
  const { key, published_at: publishedAt, account_id: accountID, reporters, related, is_top: isTop } = parts;
  // our own documents (decision 006)
  const item: StoredItem = JSON.parse(parts.item);
  const content: StoredContent = JSON.parse(parts.content);
  const tags = (item.tags ?? []).toSorted((one, other) => one.order - other.order);
  return {
    ...draftOf(item, content, { key, publishedAt }),
    accountID,
    reporters,
    related,
    isTop,
    tags: tags.map(({ name }) => name),
    vote: 'kept',
  };
}
