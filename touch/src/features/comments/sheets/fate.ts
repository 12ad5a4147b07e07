import { MAX_COMMENT_LENGTH } from '@contract/limits';
import { Status } from '@contract/statuses';
import type { Posted } from '@touch/api/discuss';
import type { Messages, TalkMessages } from '@touch/locales/messages';

/** Characters as the platform counts them. */
export const lengthOf = (text: string): number => [...text.trim()].length;

/** What keeps a text from being sent; undefined: nothing. @param most characters the newsroom takes */
export function lackOf(
  text: string,
  most: number,
  words: TalkMessages,
  page: Pick<Messages, 'comments.needsText'>,
): string | undefined {
  const length = lengthOf(text);
  if (length === 0) return page['comments.needsText'];
  return length > most ? words['talk.tooLong'](most) : undefined;
}

/** A newsroom's own limit, as its refusal says it (`评论不能超过200个字`). */
export function mostOf(posted: Posted): number | undefined {
  const digits = posted.kind === 'refused' && /不能超过(\d{1,5})个字/.exec(posted.said)?.[1];
  return digits ? Math.min(Number(digits), MAX_COMMENT_LENGTH) : undefined;
}

/** What a reader is told when his words were not taken: a Chinese one hears the platform itself. */
export function refusalOf(
  posted: Exclude<Posted, { kind: 'posted' }>,
  words: TalkMessages,
  page: Pick<Messages, 'comments.loginFirst' | 'error.commentFailed' | 'error.unknown'>,
  isChinese: boolean,
): string {
  if (posted.kind === 'network') return words['talk.notSent'];
  const { status, message } = posted;
  if (status === Status.loginNeeded) return page['comments.loginFirst'];
  if (isChinese && message !== '') return message;
  const most = mostOf(posted);
  if (most !== undefined) return words['talk.tooLong'](most);
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
