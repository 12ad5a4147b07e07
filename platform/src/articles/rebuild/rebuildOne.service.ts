import type { LiveConfig } from '@contract/item';
import type { ArticleAccount } from '@platform/accounts/articleAccount.types';
import type { StoredContent, StoredItem } from '@platform/articles/documents/articles.document';
import { columnChain } from '@platform/columns/columns.service';
import type { Queries } from '@platform/db/connection';
import { contentOf, itemOf } from '../documents/articles.document';
import { draftOf } from './draftOf.document';
import type { StoredDocuments } from './rebuild.store';

/** Fields that a change of a live's status writes into both documents (`liveState.ts`). */
interface LivePart {
  readonly liveStatus?: number | undefined;
  readonly config?: LiveConfig | undefined;
}

const livePart = ({ liveStatus, config }: LivePart): LivePart => ({
  ...(liveStatus === undefined ? {} : { liveStatus }),
  ...(config ? { config } : {}),
});

/** As rows show it: they are kept up to date with the account, so its own row need not be locked. */
function accountOf({ xyAccountID, xyAccount = '', xyAccountIcon = '', xyDescription = '' }: StoredItem) {
  if (xyAccountID === undefined) return undefined;
  const account: ArticleAccount = {
    id: xyAccountID,
    name: xyAccount,
    icon: xyAccountIcon,
    description: xyDescription,
    isShown: true,
  };
  return account;
}

async function columnOf(db: Queries, { site_id }: StoredDocuments, content: StoredContent) {
  const chain = await columnChain(db, site_id, content.columnID);
  const column = chain.at(-1);
  if (!column) throw new Error(`no column ${content.columnID}`);
  const { id, name, style, description } = column;
  return { id, name, style, description, parentName: chain.at(-2)?.name ?? '' };
}

/** Both documents of an article in the present shape; counts, place and what readers did stay as they are. */
export async function rebuildOne(
  db: Queries,
  stored: StoredDocuments,
): Promise<{ item: string; content: string }> {
  const item: StoredItem = JSON.parse(stored.item);
  const content: StoredContent & LivePart = JSON.parse(stored.content);
  const draft = draftOf(item, content, { key: stored.key, publishedAt: stored.published_at });
  const { vote } = content.widgets;
  const context = {
    siteID: stored.site_id,
    siteName: stored.site_name,
    id: stored.id,
    version: item.version,
    column: await columnOf(db, stored, content),
    tags: item.tags ?? [],
    account: accountOf(item),
    vote: 'id' in vote ? vote : undefined,
  };
  const made = itemOf(draft, context);
  const madeItem = draft.live ? made : { ...made, ...livePart(item) };
  const ofContent = livePart(content);
  const config = madeItem.config ?? ofContent.config;
  return {
    item: JSON.stringify(madeItem),
    content: JSON.stringify({
      ...contentOf(draft, context),
      ...ofContent,
      ...(ofContent.config ? { config } : {}),
    }),
  };
}
