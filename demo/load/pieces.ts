import { nameAuthor } from '@platform/articles/pieces/pieces.service';
import type { Queries } from '@platform/db/connection';
import { pieces } from '../pieces';
import { pushMessages } from '../pushMessages';
import { readers } from '../readers';
import { FIRST_MEMBER } from './comments';
import { momentOf } from './moments';
import { put } from './rows';

/** Readers' articles; they are members since their first comment. */
export async function loadPieces(
  db: Queries,
  site: number,
  articleOf: (key: string) => number,
): Promise<void> {
  for (const [key, reader] of Object.entries(pieces))
    await nameAuthor(db, site, articleOf(key), FIRST_MEMBER + readers.indexOf(reader));
}

/** Their numbers are their places in the list; those the newsroom adds come behind (069-pieces.sql). */
export async function loadPushMessages(
  db: Queries,
  site: number,
  now: number,
  articleOf: (key: string) => number,
): Promise<void> {
  for (const [index, { article, title, content, daysAgo, time }] of pushMessages.entries())
    await put(db, 'push_messages', {
      site_id: site,
      id: index + 1,
      title,
      content,
      article_id: articleOf(article),
      created_at: momentOf(now, daysAgo, time),
    });
}
