import type { Article } from '@touch/api/articleContent';
import { likeArticle } from '@touch/api/events';
import { useWords } from '@touch/locales/words';
import { whenRestored } from '@touch/outside/restored';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useRef, useState } from 'react';
import { isLiked, rememberLiked } from './liked';

export interface Like {
  readonly liked: boolean;
  readonly count: number;
  readonly toggle: () => void;
}

/** The count with this reader's own change since the article was read. */
export const likeCount = (known: number, before: boolean, now: boolean): number =>
  Math.max(0, known + Number(now) - Number(before));

/** A like that counts at once and is put right when the call fails (H2); one call at a time. */
export function useLike({ fileId, countPraise }: Pick<Article, 'fileId' | 'countPraise'>): Like {
  const { answers, toast } = useVisit();
  const words = useWords();
  // storage is the browser's: the served page shows the plain count
  const [known, setKnown] = useState({ before: false, now: false });
  const busy = useRef(false);

  useEffect(() => {
    const liked = isLiked(fileId);
    setKnown({ before: liked, now: liked });
    return whenRestored(() => setKnown(({ before }) => ({ before, now: isLiked(fileId) })));
  }, [fileId]);

  const toggle = async () => {
    if (busy.current) return;
    busy.current = true;
    const liked = !known.now;
    setKnown({ before: known.before, now: liked });
    const done = await likeArticle(answers, fileId, liked);
    busy.current = false;
    if (!done) {
      setKnown({ before: known.before, now: !liked });
      toast(words['state.networkError']);
      return;
    }
    rememberLiked(fileId, liked);
    toast(words[liked ? 'article.likeDone' : 'article.likeUndone']);
  };

  return {
    liked: known.now,
    count: likeCount(countPraise, known.before, known.now),
    toggle: () => void toggle(),
  };
}
