import { KindNumber } from '@contract/codes';
import type { Reply } from '@contract/comments';
import { AuditStatus } from '@contract/discussCodes';
import { SocketType } from '@contract/socket/socketCodes';
import { findAccountAuthors } from '@platform/accounts/accounts.service';
import type { Queries } from '@platform/db/connection';
import { publishDeletion, publishFrames } from '@platform/lives/frames.service';
import { readDiscussDefaults } from '@platform/sites/discussDefaults';
import { replyOf } from './comments.document';
import { findShownComments } from './comments.store';
import { type CommentTargetKey, findCommentTarget } from './targets.service';

/** Placeholder sent for a deleted comment. */
const deletedComment = (id: number, live: number): Reply => ({
  id,
  articleID: live,
  userID: 0,
  userName: '',
  userIcon: '',
  content: '',
  created: '',
  countPraise: 0,
  countDiscuss: 0,
  parentID: 0,
  parentUserID: 0,
  sourceType: KindNumber.source.live,
  type: 0,
  linkID: 0,
  columnCasName: '',
  activityOpt: 0,
  isWonderful: 0,
  xyID: 0,
  longitude: 0,
  latitude: 0,
  location: '',
  attachments: [],
  isOfficial: 0,
  auditStatus: AuditStatus.shown,
  info: {
    articleType: 0,
    articleUrl: '',
    articleUrlPad: '',
    parentUser: '',
    parentContent: '',
    parentTime: '',
    parentAtts: [],
    parentType: 0,
    rssType: 0,
    picSmall: '',
    picMiddle: '',
    picBig: '',
  },
});

/**
 * Publishes newly shown comments of a live to its listeners (wire D9), in the caller's transaction. Does nothing for other
 * targets.
 */
export async function publishShownComments(
  db: Queries,
  site: number,
  place: CommentTargetKey,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  if (place.source !== KindNumber.source.live || ids.length === 0) return;
  const about = await findCommentTarget(db, site, place);
  if (!about) return;
  const rows = await findShownComments(
    db,
    site,
    ids.toSorted((one, other) => one - other),
  );
  const accounts = rows.flatMap((row) => [row.xy_id, row.parent?.xy_id ?? 0]).filter((id) => id > 0);
  const names = await findAccountAuthors(db, site, [...new Set(accounts)]);
  const look = await readDiscussDefaults(db, site);
  const data = rows.map((row) => ({ action: 'add' as const, discuss: replyOf(row, about, names, look) }));
  await publishFrames(db, { site, live: place.objectID }, SocketType.discuss, data, at);
}

/** The same of those that nobody sees any more. */
export async function publishHiddenComments(
  db: Queries,
  site: number,
  { source, objectID }: CommentTargetKey,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  if (source !== KindNumber.source.live) return;
  const key = { site, live: objectID };
  for (const id of ids) {
    const data = { action: 'delete' as const, discuss: deletedComment(id, objectID) };
    await publishDeletion(db, key, { type: SocketType.discuss, id, data }, at);
  }
}
