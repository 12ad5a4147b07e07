import type { Message } from '@contract/messages';
import type { Queries } from '@platform/db/connection';
import { cleanLine } from '@platform/html/words';
import { BASE_PATH_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { wireDate } from '@platform/wire/wireDate';
import {
  insertMessage,
  type NewPushMessage,
  newestMessages,
  type PushMessageRow,
} from './pushMessages.store';

const pageOf = (path: string) => ORIGIN_PLACEHOLDER + BASE_PATH_PLACEHOLDER + path;

/** The address a message opens: its own, or its article's page. */
function addressOf({ url, article_id }: PushMessageRow): string {
  if (url !== '') return url.startsWith('/') ? pageOf(url) : url;
  return article_id > 0 ? pageOf(`/newsDetail/${article_id}.html`) : '';
}

/** A page of messages (wire x17), newest first. */
export async function listPushMessages(
  db: Queries,
  site: number,
  limit: number,
  offset: number,
): Promise<Message[]> {
  const rows = await newestMessages(db, site, limit, offset);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    content: row.content,
    created: wireDate(row.created_at),
    articleID: row.article_id,
    articleType: row.article_type,
    linkID: row.link_id,
    url: addressOf(row),
  }));
}

/** Records a message that goes to the readers of the app. @returns its number */
export async function addPushMessage(
  db: Queries,
  site: number,
  message: NewPushMessage,
  at: Date,
): Promise<number> {
  const cleaned = { ...message, title: cleanLine(message.title), content: cleanLine(message.content) };
  const row = await insertMessage(db, site, cleaned, at);
  if (!row) throw new Error('a push message was not stored');
  return row.id;
}
