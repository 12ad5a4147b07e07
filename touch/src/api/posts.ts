import * as operations from '@contract/circles';
import { PostSort } from '@contract/participation/codes';
import { at } from '@touch/outside/member/addresses';
import { type ListQuery, type Query, queryKey } from '@touch/outside/queryCache';
import type { Post } from './reading/circles';

export type { Post } from './reading/circles';

const postListName = at(operations.postList);
const postDetailName = at(operations.postDetail);
const momentsDetailName = at(operations.momentsDetail);

const listOf = (input: Readonly<Record<string, string | number>>): ListQuery<Post> => ({
  key: queryKey('postList', input),
  operation: postListName,
  input,
  read: async (data) => (await import('./reading/circles')).readPostPage(data),
  keyOf: ({ id }) => id,
  next: (page) => ({ page }),
});

/** Posts of a circle, pinned ones first; then the newest, or the most liked and discussed. */
export const circlePostsQuery = (circleID: string, hot: boolean): ListQuery<Post> =>
  listOf(hot ? { circleID, sort: PostSort.hot } : { circleID });

/** Posts and moments of a member, newest first. */
export const memberPostsQuery = (ofUser: string): ListQuery<Post> => listOf({ ofUser });

export const postDetailQuery = (id: string): Query<Post> => ({
  key: queryKey('postDetail', { id }),
  operation: postDetailName,
  input: { id },
  read: async (data) => (await import('./reading/circles')).readPost(data),
});

/** A post of the friends' circle. */
export const momentsDetailQuery = (id: string): Query<Post> => ({
  ...postDetailQuery(id),
  key: queryKey('momentsDetail', { id }),
  operation: momentsDetailName,
});
