import type { LikedKind } from '@touch/api/events';
import { sendLike } from '@touch/api/events';
import { useMember } from '@touch/api/member';
import { useWords } from '@touch/locales/words';
import { likesStorage } from '@touch/outside/member/likesStorage';
import { trackMember } from '@touch/outside/member/trackMember';
import { onPageRestored } from '@touch/outside/onPageRestored';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useRef, useState } from 'react';
import { LIKES_NAME, storedLikeId } from '../liked';

export const articleLikes = likesStorage(LIKES_NAME);

export interface Like {
  readonly isLiked: boolean;
  readonly count: number;
  readonly toggle: () => void;
}

/** The count with this reader's own change since the article was read. */
export const likeCount = (known: number, before: boolean, now: boolean): number =>
  Math.max(0, known + Number(now) - Number(before));

interface Known {
  readonly before: boolean;
  readonly now: boolean;
  /** Changes to the count by earlier readers of this page. */
  readonly others: number;
}

const NONE: Known = { before: false, now: false, others: 0 };

/** Another reader has logged in: their own like shows, the previous reader's stays counted. */
function asReadBy({ before, now, others }: Known, liked: boolean): Known {
  return liked === now
    ? { before, now, others }
    : { before: liked, now: liked, others: others + Number(now) - Number(before) };
}

interface Likeable {
  readonly fileId: string;
  readonly countPraise: number;
}

/** A like that counts at once and is put right when the call fails (H2); one call at a time. */
export function useLike({ fileId, countPraise }: Likeable, kind: LikedKind = 'article'): Like {
  const storedId = storedLikeId(kind, fileId);
  const { cache, config, toast } = useVisit();
  const words = useWords();
  const uid = useMember()?.uid;
  // storage is the browser's: the served page shows the plain count
  const [known, setKnown] = useState(NONE);
  const busy = useRef(false);

  useEffect(() => {
    const liked = articleLikes.isLiked(storedId);
    setKnown({ before: liked, now: liked, others: 0 });
    return onPageRestored(() => setKnown((before) => ({ ...before, now: articleLikes.isLiked(storedId) })));
  }, [storedId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept changes with who reads
  useEffect(() => {
    setKnown((was) => asReadBy(was, articleLikes.isLiked(storedId)));
  }, [uid, storedId]);

  const toggle = async () => {
    if (busy.current) return;
    busy.current = true;
    const liked = !known.now;
    const memberSince = trackMember(config.siteID);
    setKnown((was) => ({ ...was, now: liked }));
    const answer = await sendLike(cache, { kind, id: fileId, liked });
    busy.current = false;
    // the new reader has likes of their own
    if (memberSince() === 'another') return;
    if (answer?.status !== 0) {
      setKnown((was) => ({ ...was, now: !liked }));
      toast(answer?.message || words['state.networkError']);
      return;
    }
    if (memberSince() === 'same') articleLikes.storeLiked(storedId, liked);
    toast(words[liked ? 'article.likeDone' : 'article.likeUndone']);
  };

  return {
    isLiked: known.now,
    count: likeCount(countPraise + known.others, known.before, known.now),
    toggle: () => void toggle(),
  };
}
