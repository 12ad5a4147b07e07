import type { Article } from '@touch/api/articleContent';
import { useWords } from '@touch/locales/words';
import { onPageRestored } from '@touch/outside/onPageRestored';
import { LOGIN_NAME } from '@touch/outside/session/loginName';
import { readStored } from '@touch/outside/storage';
import { useVisit } from '@touch/outside/visit';
import type { DeferredParts } from '@touch/ui/deferred/deferredParts';
import { useEffect } from 'react';
import { wasLiked } from './liked';

/**
 * The parts around an article that come when they are wanted. The served page knows no likes: where this browser liked the
 * article before, they are wanted at once (H2, A16); so they are for a member, who may keep it, and where the text has a
 * playlist: they listen for it (F4).
 */
export function useDeferredArticleParts<Parts>(parts: DeferredParts<Parts>, article: Article) {
  const { toast } = useVisit();
  const words = useWords();
  const { fileId, body, vote } = article;
  useEffect(() => {
    const look = () => {
      if (readStored('local', LOGIN_NAME) || wasLiked(fileId) || vote || body.includes('.m3u8'))
        void parts.load();
    };
    look();
    return onPageRestored(look);
  }, [parts, fileId, body, vote]);
  return { parts, with: { article }, onLost: () => toast(words['state.networkError']) };
}
