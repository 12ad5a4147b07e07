import * as operations from '@contract/circles';
import { Status } from '@contract/statuses';
import { textIn } from '@touch/lib/textIn';
import { at } from '@touch/outside/member/addresses';
import type { Member } from '@touch/outside/member/member';
import type { QueryCache } from '@touch/outside/queryCache';

const createPostName = at(operations.createPost);

/** Addresses of uploaded files. */
export interface PostInput {
  readonly title: string;
  readonly content: string;
  readonly pictures: readonly string[];
  readonly videos: readonly string[];
}

/** `refused`: `message` is for the reader, `serverMessage` the platform's own. */
export type PostResult =
  | { readonly kind: 'posted'; readonly id: string }
  | { readonly kind: 'network' }
  | { readonly kind: 'refused'; readonly message: string; readonly serverMessage: string };

/**
 * Posts in a circle (wire f13). The same post sent twice is one: it may be sent again after a network failure.
 * @param circleID '0' = a moment
 */
export async function createPost(
  cache: QueryCache,
  circleID: string,
  { uid }: Pick<Member, 'uid'>,
  { title, content, pictures, videos }: PostInput,
): Promise<PostResult> {
  const files = {
    ...(pictures.length > 0 ? { pics: pictures.join(',') } : {}),
    ...(videos.length > 0 ? { videos: videos.join(',') } : {}),
  };
  const answer = await cache.call(createPostName, { circleID, title, content, userID: uid, ...files });
  if (!answer) return { kind: 'network' };
  const { status, message, serverMessage = message } = answer;
  if (status !== Status.data) return { kind: 'refused', message, serverMessage };
  return { kind: 'posted', id: textIn(answer.data, 'id') };
}
