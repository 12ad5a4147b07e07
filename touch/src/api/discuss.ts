import * as operations from '@contract/comments';
import { DeleteDiscussStatus } from '@contract/deleteDiscussStatus';
import type { Answer } from '@contract/render';
import { Status } from '@contract/statuses';
import { at } from '@touch/outside/member/addresses';
import type { QueryCache } from '@touch/outside/queryCache';
import type { CommentSubjectRef } from './comments';
import type { Member } from './member';

const discussName = at(operations.discuss);
const deleteName = at(operations.delMyDiscuss);

/** Result of posting a comment. */
export type PostResult =
  | { readonly kind: 'posted' }
  /** Network failure: it is unknown if the call arrived. */
  | { readonly kind: 'network' }
  /** `message`: why, in the reader's language; `serverMessage`: the platform's own. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly message: string;
      readonly serverMessage: string;
    };

export const toPostResult = (answer: Answer | undefined): PostResult => {
  if (!answer) return { kind: 'network' };
  const { status, message, serverMessage: original = message } = answer;
  return status === Status.data
    ? { kind: 'posted' }
    : { kind: 'refused', status, message, serverMessage: original };
};

/** Text and pictures of a comment; `pictures` are addresses returned by `sendPicture`. */
export interface CommentInput {
  readonly content: string;
  readonly pictures: readonly string[];
}

/** Posts a comment to an article or a live. @param parentID number of the comment it answers; '' = none */
export async function discuss(
  cache: QueryCache,
  { id, source }: CommentSubjectRef,
  member: Pick<Member, 'uid' | 'nickname'>,
  { content, pictures }: CommentInput,
  parentID: string,
): Promise<PostResult> {
  const shown = pictures.length > 0 ? { imgUrl: pictures.join(',') } : {};
  const given = { rootID: id, sourceType: source, content, parentID: parentID || 0, ...shown };
  return toPostResult(
    await cache.call(discussName, { ...given, userID: member.uid, userName: member.nickname }),
  );
}

export type DeleteResult = keyof typeof DeleteDiscussStatus | { readonly message: string } | 'network';

/** Deletes the member's own comment; the answer's status stands inside its data (wire W6), or alone where it comes bare. */
export async function delMyDiscuss(cache: QueryCache, uid: string, fileId: string): Promise<DeleteResult> {
  const answer = await cache.call(deleteName, { userID: uid, fileId });
  if (!answer) return 'network';
  const { status, message, data } = answer;
  const inner: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'status') : undefined;
  switch (typeof inner === 'number' && status === Status.data ? inner : status) {
    case DeleteDiscussStatus.deleted:
      return 'deleted';
    case DeleteDiscussStatus.notOwn:
      return 'notOwn';
    case DeleteDiscussStatus.unknown:
      return 'unknown';
    default:
      return { message };
  }
}
