import { ArticleType } from '@contract/codes';
import type { Message } from '@contract/messages';
import { type DecisionKind, decisionTitles } from '@contract/participation/decisions';
import type { ReadType } from '@contract/readType';
import type { Queries } from '@platform/db/connection';
import { BASE_PATH_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { wireDate } from '@platform/wire/wireDate';
import { messagesOf, putMessage, unreadByType } from './messages.store';

export { forgetMessages } from './messages.store';

const SUBJECT_MAX = 60;

/** A decision of the newsroom about a thing that a member handed in. */
export interface Decision {
  /** 0 = without a member, or one whose membership has ended: nobody gets a message. */
  readonly member: number;
  readonly kind: DecisionKind;
  /** The red dot that counts it. */
  readonly type: ReadType;
  /** Path of the thing's page below the base path. */
  readonly path: string;
  /** Title of the thing, or its first words. */
  readonly subject: string;
  /** Reason, or the newsroom's answer; '' = none. */
  readonly reason: string;
}

/** Tells a member of a decision, in the transaction of the decision. The same decision once more replaces its message. */
export async function addDecisionMessage(
  queries: Queries,
  site: number,
  { member, kind, type, path, subject, reason }: Decision,
  at: Date,
): Promise<void> {
  if (member <= 0) return;
  const characters = [...subject];
  const short = characters.length > SUBJECT_MAX ? `${characters.slice(0, SUBJECT_MAX).join('')}…` : subject;
  const content = [short, reason].filter((line) => line !== '').join('\n');
  await putMessage(queries, site, { member, type, title: decisionTitles[kind], content, path }, at);
}

/** Decisions as messages (wire x17), newest first; addresses contain the placeholders. */
export async function listDecisionMessages(
  db: Queries,
  site: number,
  member: number,
  limit: number,
): Promise<Message[]> {
  const rows = await messagesOf(db, site, member, limit, 0);
  return rows.map(({ id, title, content, path, created_at }) => ({
    id,
    title,
    content,
    created: wireDate(created_at),
    articleID: 0,
    articleType: ArticleType.link,
    linkID: 0,
    url: `${ORIGIN_PLACEHOLDER}${BASE_PATH_PLACEHOLDER}${path}`,
  }));
}

/** Unread decisions by ReadType. */
export async function countUnreadDecisions(
  db: Queries,
  site: number,
  member: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await unreadByType(db, site, member);
  return new Map(rows.map(({ type, count }) => [type, count]));
}

/** A member's messages for their own copy, newest first. */
export async function ownMessages(db: Queries, site: number, member: number, limit: number, offset: number) {
  const rows = await messagesOf(db, site, member, limit, offset);
  return rows.map(({ id, title, content, path, created_at }) => ({
    id,
    title,
    content,
    path,
    at: created_at,
  }));
}
