import type { LikedKind } from '@touch/api/events';
import { useEffect } from 'react';
import { storedLikeId, wasLiked } from '../liked';
import { articleLikes } from './useLike';

/** Stores a like that the platform knows of and this browser does not: the member gave it elsewhere (H2). Call it before `useLike`. */
export function useStoredLike(kind: LikedKind, id: string, isLiked: boolean): void {
  useEffect(() => {
    const key = storedLikeId(kind, id);
    if (isLiked && !wasLiked(key)) articleLikes.storeLiked(key, true);
  }, [kind, id, isLiked]);
}
