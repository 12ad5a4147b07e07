import { praiseShortVideo, type ShortVideo } from '@touch/api/shortVideos';
import { useWords } from '@touch/locales/words';
import { likesStorage } from '@touch/outside/member/likesStorage';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useState } from 'react';

const videoLikes = likesStorage('likedVideos');

export interface VideoLike {
  readonly isLiked: boolean;
  readonly count: number;
  readonly toggle: () => void;
  /** A double tap: it never takes a like back. */
  readonly like: () => void;
}

/** A like that counts at once and is put right when the call fails (H2). */
export function useVideoLike({ id, countPraise, isPraise }: ShortVideo): VideoLike {
  const { cache, config, toast } = useVisit();
  const words = useWords();
  const [known, setKnown] = useState({ isLiked: isPraise, count: countPraise });
  // storage is the browser's: the served page shows the plain count
  useEffect(() => {
    setKnown({ isLiked: isPraise || videoLikes.isLiked(id), count: countPraise });
  }, [id, isPraise, countPraise]);

  const { submit: set } = useSubmit(async (isLiked: boolean) => {
    if (known.isLiked === isLiked) return;
    const before = known;
    setKnown({ isLiked, count: Math.max(0, before.count + (isLiked ? 1 : -1)) });
    const { answer, countPraise: counted } = await praiseShortVideo(cache, id, config.appID, isLiked);
    if (counted === undefined) {
      setKnown(before);
      toast(answer?.message || words['state.networkError']);
      return;
    }
    setKnown({ isLiked, count: counted });
    videoLikes.storeLiked(id, isLiked);
    toast(words[isLiked ? 'article.likeDone' : 'article.likeUndone']);
  });
  return {
    ...known,
    toggle: () => set(!known.isLiked),
    like: () => set(true),
  };
}
