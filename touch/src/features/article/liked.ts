import type { LikedKind } from '@touch/api/events';
import { readStored, writeStored } from '@touch/outside/storage';

const STORAGE_NAME = 'likedArticles';
/** The oldest likes are forgotten: the platform knows them anyway and counts none twice. */
const MAX_LIKES = 500;

const likedIds = (): readonly string[] =>
  (readStored('local', STORAGE_NAME) ?? '').split(',').filter(Boolean);

/** Ids of different kinds overlap: those of articles are stored plain. */
export const storedLikeId = (kind: LikedKind, id: string): string =>
  kind === 'article' ? id : `${kind}/${id}`;

/** True if liked in this browser, by whichever reader (`useLike.ts` knows if they are still the reader). */
export const wasLiked = (id: string): boolean => likedIds().includes(id);

export function storeLiked(id: string, liked: boolean): void {
  const others = likedIds().filter((known) => known !== id);
  writeStored('local', STORAGE_NAME, (liked ? [...others, id] : others).slice(-MAX_LIKES).join(','));
}
