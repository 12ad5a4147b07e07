import type { BaseComment, CommentSubjectRef } from '@touch/api/comments';
import { fetchNewestOwnComments } from '@touch/api/ownComments';
import { parseWireDate } from '@touch/lib/time';
import type { QueryCache } from '@touch/outside/answers';

/** What was sent, and when. */
export interface SentComment {
  readonly subject: CommentSubjectRef;
  /** Number of the comment it answers; '' = none. */
  readonly parentID: string;
  readonly content: string;
  /** Epoch ms. */
  readonly sentAt: number;
}

/** A phone's clock may be behind by less, ms; the same words of so little before the platform would refuse anyway. */
const CLOCK_TOLERANCE_MS = 600_000;

/** The platform cleans what stands between words, and what nobody sees. */
const withoutSpaces = (text: string): string => text.normalize('NFC').replace(/[\s\p{C}]+/gu, '');

export const isSameText = (one: string, other: string): boolean =>
  withoutSpaces(one) === withoutSpaces(other);

/** Is this comment the one that was sent? */
export const isSentComment = (
  one: Pick<BaseComment, 'articleID' | 'sourceType' | 'parentID' | 'content' | 'created'>,
  { subject, parentID, content, sentAt }: SentComment,
): boolean =>
  one.articleID === subject.id &&
  one.sourceType === subject.source &&
  Number(one.parentID) === Number(parentID) &&
  isSameText(one.content, content) &&
  (parseWireDate(one.created) ?? 0) >= sentAt - CLOCK_TOLERANCE_MS;

/**
 * Whether the platform has what was sent: a line that failed, or a page that was closed, may have carried it all the same. Among
 * the member's own words it stands in front, however many others spoke since. undefined where the line fails again.
 */
export async function hasArrived(cache: QueryCache, words: SentComment): Promise<boolean | undefined> {
  const own = await fetchNewestOwnComments(cache);
  return own?.some((one) => isSentComment(one, words));
}
