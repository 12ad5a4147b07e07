import { DISCUSS_MOST } from '@contract/limits';
import { Status } from '@contract/statuses';
import type { PostResult } from '@touch/api/discuss';
import type { Messages, TalkMessages } from '@touch/locales/messages';

/** Characters as the platform counts them. */
export const commentLength = (text: string): number => [...text.trim()].length;

/** The reason why a text cannot be sent; undefined: none. @param max maximum characters */
export function validationMessage(
  text: string,
  max: number,
  words: TalkMessages,
  page: Pick<Messages, 'comments.needsText'>,
): string | undefined {
  const length = commentLength(text);
  if (length === 0) return page['comments.needsText'];
  return length > max ? words['talk.tooLong'](max) : undefined;
}

/** A newsroom's own limit, as its refusal says it (`评论不能超过200个字`). */
export function maxLengthIn(posted: PostResult): number | undefined {
  const digits = posted.kind === 'refused' && /不能超过(\d{1,5})个字/.exec(posted.serverMessage)?.[1];
  return digits ? Math.min(Number(digits), DISCUSS_MOST) : undefined;
}

/** Message for a rejected comment: Chinese-speaking readers see the platform's own, others see ours. */
export function refusalMessage(
  posted: Exclude<PostResult, { kind: 'posted' }>,
  words: TalkMessages,
  page: Pick<Messages, 'comments.loginFirst' | 'error.commentFailed' | 'error.unknown'>,
  isChinese: boolean,
): string {
  if (posted.kind === 'network') return words['talk.notSent'];
  const { status, message } = posted;
  if (status === Status.loginNeeded) return page['comments.loginFirst'];
  if (isChinese && message !== '') return message;
  const max = maxLengthIn(posted);
  if (max !== undefined) return words['talk.tooLong'](max);
  switch (status) {
    case Status.discussClosed:
      return words['talk.closed'];
    case Status.discussRefused:
      return words['talk.refused'];
    case Status.discussTooOften:
      return words['talk.tooOften'];
    default:
      return message === page['error.unknown'] || message === '' ? page['error.commentFailed'] : message;
  }
}
