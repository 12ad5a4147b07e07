import * as operations from '@contract/contributions';
import type { CallInput } from '@contract/render';
import { Status } from '@contract/statuses';
import { textIn } from '@touch/lib/textIn';
import { at } from '@touch/outside/member/addresses';
import type { QueryCache } from '@touch/outside/queryCache';

const tipoffName = at(operations.tipoff);
const saveInputArticleName = at(operations.saveInputArticle);

/** Addresses of uploaded files. */
export interface SentMedia {
  readonly pictures: readonly string[];
  readonly videos: readonly string[];
  readonly audios: readonly string[];
}
export interface TipoffInput extends SentMedia {
  readonly content: string;
  readonly location: string;
  readonly contact: string;
}
export interface ContributionInput extends SentMedia {
  readonly title: string;
  readonly content: string;
}

/** `refused`: `message` is for the reader, `serverMessage` the platform's own. */
export type SendResult =
  | { readonly kind: 'sent'; readonly id: string }
  | { readonly kind: 'network' }
  | { readonly kind: 'refused'; readonly message: string; readonly serverMessage: string };

const listOf = (urls: readonly string[]): string | undefined => urls.join(',') || undefined;

async function send(cache: QueryCache, operation: string, input: CallInput): Promise<SendResult> {
  const answer = await cache.call(operation, input);
  if (!answer) return { kind: 'network' };
  const { status, message, serverMessage = message } = answer;
  if (status !== Status.data) return { kind: 'refused', message, serverMessage };
  return { kind: 'sent', id: textIn(answer.data, 'fileId') };
}

/** Sends a tip-off (wire x8). The same one sent twice is one: it may be sent again after a network failure. @param uid '' = without a login */
export const sendTipoff = (cache: QueryCache, uid: string, one: TipoffInput): Promise<SendResult> =>
  send(cache, tipoffName, {
    content: one.content,
    location: one.location,
    contactNo: one.contact,
    userID: uid || undefined,
    imgUrl: listOf(one.pictures),
    videos: listOf(one.videos),
    audios: listOf(one.audios),
  });

/** Sends a contribution to a call for articles (wire n4). The same one sent twice is one. */
export const sendContribution = (
  cache: QueryCache,
  uid: string,
  linkID: string,
  one: ContributionInput,
): Promise<SendResult> =>
  send(cache, saveInputArticleName, {
    linkID,
    title: one.title,
    content: one.content,
    userID: uid,
    pics: listOf(one.pictures),
    videos: listOf(one.videos),
    audios: listOf(one.audios),
  });
