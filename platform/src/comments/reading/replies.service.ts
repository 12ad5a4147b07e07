import type { Message } from '@contract/messages';
import { findAccountAuthors } from '@platform/accounts/accounts.service';
import type { Queries } from '@platform/db/connection';
import type { Site } from '@platform/sites/site';
import { replyOf } from '../comments.document';
import { listRepliesToMember } from '../comments.store';
import { findCommentTargets } from '../targets.service';
import { countShownReplies } from './replies.store';

/** More than anybody counts. */
const MAX_COUNTED = 999;

/** Answers of others to a member's comments that were shown since a moment. */
export const countRepliesToMember = (
  db: Queries,
  site: number,
  member: number,
  since: Date,
): Promise<number> => countShownReplies(db, site, member, since, MAX_COUNTED);

/** Replies of others to a member's comments as messages (wire x17), newest first; addresses contain the origin placeholder. */
export async function listReplyMessages(
  db: Queries,
  site: Site,
  member: number,
  limit: number,
  offset: number,
): Promise<Message[]> {
  const rows = await listRepliesToMember(db, site.id, member, limit, offset);
  const placeOf = (row: (typeof rows)[number]) => ({ source: row.source, objectID: row.object_id });
  const at = await findCommentTargets(db, site.id, rows.map(placeOf));
  const accounts = [...new Set(rows.map((row) => row.xy_id).filter((id) => id > 0))];
  const speakers = await findAccountAuthors(db, site.id, accounts);
  return rows.flatMap((row) => {
    const about = at(placeOf(row));
    if (!about) return [];
    const { id, userName, content, created, articleID, linkID, info } = replyOf(row, about, speakers, site);
    const { articleType, articleUrl: url } = info;
    return [
      { id, title: `${userName} 回复了你的评论`, content, created, articleID, articleType, linkID, url },
    ];
  });
}
