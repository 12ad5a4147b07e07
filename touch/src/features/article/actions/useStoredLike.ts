import type { LikedKind } from '@touch/api/events';
import { preparePersonalData } from '@touch/outside/member/personalData';
import { useEffect } from 'react';
import { storedLikeId, storeLiked, wasLiked } from '../liked';

/** Stores a like that the platform knows of and this browser does not: the member gave it elsewhere (H2). Call it before `useLike`. */
export function useStoredLike(kind: LikedKind, id: string, isLiked: boolean): void {
  useEffect(() => {
    if (!isLiked || wasLiked(storedLikeId(kind, id))) return;
    preparePersonalData();
    storeLiked(storedLikeId(kind, id), true);
  }, [kind, id, isLiked]);
}
