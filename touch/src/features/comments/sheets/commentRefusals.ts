import { MAX_COMMENT_LENGTH } from '@contract/limits';
import { Status } from '@contract/statuses';
import type { PostResult } from '@touch/api/discuss';
import type { Messages } from '@touch/locales/messages';
import type { CommentTexts } from './texts';

/** Characters as the platform counts them. */
export const commentLength = (text: string): number => [...text.trim()].length;

/** The reason why a text cannot be sent; undefined: none. @param max maximum characters */
export function validationMessage(
  text: string,
  max: number,
  words: CommentTexts,
  page: Pick<Messages, 'comments.needsText'>,
): string | undefined {
  const length = commentLength(text);
  if (length === 0) return page['comments.needsText'];
  return length > max ? words.tooLong(max) : undefined;
}

/** A newsroom's own limit, as its refusal says it (`评论不能超过200个字`). */
export function maxLengthIn(posted: PostResult): number | undefined {
  const digits = posted.kind === 'refused' && /不能超过(\d{1,5})个字/.exec(posted.serverMessage)?.[1];
  return digits ? Math.min(Number(digits), MAX_COMMENT_LENGTH) : undefined;
}

/** Message for a rejected comment: Chinese-speaking readers see the platform's own, others see ours. */
export function refusalMessage(
  posted: Exclude<PostResult, { kind: 'posted' }>,
  words: CommentTexts,
  page: Pick<Messages, 'comments.loginFirst' | 'error.commentFailed' | 'error.unknown'>,
  isChinese: boolean,
): string {
  if (posted.kind === 'network') return words.notSent;
  const { status, message } = posted;
  if (status === Status.loginNeeded) return page['comments.loginFirst'];
  if (isChinese && message !== '') return message;
  const max = maxLengthIn(posted);
  if (max !== undefined) return words.tooLong(max);
  switch (status) {
    case Status.discussClosed:
      return words.closed;
    case Status.discussRefused:
      return words.refused;
    case Status.discussTooOften:
      return words.tooOften;
    default:
      return message === page['error.unknown'] || message === '' ? page['error.commentFailed'] : message;
  }
}
