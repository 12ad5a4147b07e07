import type { LikedKind } from '@touch/api/events';
import { readStored } from '@touch/outside/storage';

export const LIKES_NAME = 'likedArticles';

/** Ids of different kinds overlap: those of articles are stored plain. */
export const storedLikeId = (kind: LikedKind, id: string): string =>
  kind === 'article' ? id : `${kind}/${id}`;

/** True if liked in this browser, by whichever reader; for pages that have not loaded `likesStorage` yet. */
export const wasLiked = (id: string): boolean =>
  (readStored('local', LIKES_NAME) ?? '').split(',').includes(id);
