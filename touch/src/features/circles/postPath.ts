import type { Post } from '@touch/api/posts';

/** True for a post of the friends' circle: it is in no circle. */
export const isMoment = ({ circleID }: Pick<Post, 'circleID'>): boolean => Number(circleID) === 0;

/** Canonical path of a post, below the base path. */
export const postPath = (post: Pick<Post, 'id' | 'circleID'>): string =>
  `/${isMoment(post) ? 'friendsCircleDetail' : 'postDetail'}/${post.id}.html`;
