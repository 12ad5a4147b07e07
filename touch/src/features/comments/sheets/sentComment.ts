import type { BaseComment, CommentSubjectRef } from '@touch/api/comments';
import { fetchNewestOwnComments } from '@touch/api/ownComments';
import { parseWireDate } from '@touch/lib/time';
import type { QueryCache } from '@touch/outside/queryCache';

/** A sent comment and its time. */
export interface SentComment {
  readonly subject: CommentSubjectRef;
  /** Number of the comment it answers; '' = none. */
  readonly parentID: string;
  readonly content: string;
  /** Epoch ms. */
  readonly sentAt: number;
}

/** Tolerance for the phone's clock, ms; the platform refuses the same text within this time anyway. */
const CLOCK_TOLERANCE_MS = 600_000;

/** The platform changes white space and invisible characters. */
const withoutSpaces = (text: string): string => text.normalize('NFC').replace(/[\s\p{C}]+/gu, '');

export const isSameText = (one: string, other: string): boolean =>
  withoutSpaces(one) === withoutSpaces(other);

/** True if the comment is the sent one. */
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
 * True if the platform has the sent comment, which can be so after a network failure or a closed page. It is first among the
 * member's own comments, however many others have posted since. undefined if the network fails again.
 */
export async function hasArrived(cache: QueryCache, words: SentComment): Promise<boolean | undefined> {
  const own = await fetchNewestOwnComments(cache);
  return own?.some((one) => isSentComment(one, words));
}
