import type { LikedKind } from '@touch/api/events';
import { useWords } from '@touch/locales/words';
import { onPageRestored } from '@touch/outside/onPageRestored';
import { LOGIN_NAME } from '@touch/outside/session/loginName';
import { readStored } from '@touch/outside/storage';
import { useVisit } from '@touch/outside/visit';
import type { DeferredParts } from '@touch/ui/deferred/deferredParts';
import { useEffect } from 'react';
import { storedLikeId, wasLiked } from './liked';

/**
 * Comments, like and share below something that is read; their code loads when they are needed. A member may act, and a
 * browser may have liked before: then it loads at once (H2).
 */
export function useDeferredEnd<Parts>(parts: DeferredParts<Parts>, kind: LikedKind, id: string) {
  const { toast } = useVisit();
  const words = useWords();
  useEffect(() => {
    const look = () => {
      if (readStored('local', LOGIN_NAME) || wasLiked(storedLikeId(kind, id))) void parts.load();
    };
    look();
    return onPageRestored(look);
  }, [parts, kind, id]);
  return { parts, part: 'End', onLost: () => toast(words['state.networkError']), offersRetry: true } as const;
}
