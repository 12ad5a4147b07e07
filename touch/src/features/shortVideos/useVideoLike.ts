import { praiseShortVideo, type ShortVideo } from '@touch/api/shortVideos';
import { useWords } from '@touch/locales/words';
import { preparePersonalData } from '@touch/outside/member/personalData';
import { isPersonalDataVisible } from '@touch/outside/member/personalDataOwner';
import { readStored, writeStored } from '@touch/outside/storage';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useRef, useState } from 'react';

const STORAGE_NAME = 'likedVideos';
/** The oldest likes are forgotten: the platform knows them anyway and counts none twice. */
const MAX_LIKES = 300;

const likedIds = (): readonly string[] =>
  isPersonalDataVisible() ? (readStored('local', STORAGE_NAME) ?? '').split(',').filter(Boolean) : [];

function storeLike(id: string, isLiked: boolean): void {
  preparePersonalData();
  const others = likedIds().filter((known) => known !== id);
  writeStored('local', STORAGE_NAME, (isLiked ? [...others, id] : others).slice(-MAX_LIKES).join(','));
}

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
  const isBusy = useRef(false);
  // storage is the browser's: the served page shows the plain count
  useEffect(() => {
    setKnown({ isLiked: isPraise || likedIds().includes(id), count: countPraise });
  }, [id, isPraise, countPraise]);

  const set = async (isLiked: boolean) => {
    if (isBusy.current || known.isLiked === isLiked) return;
    isBusy.current = true;
    const before = known;
    setKnown({ isLiked, count: Math.max(0, before.count + (isLiked ? 1 : -1)) });
    const { answer, countPraise: counted } = await praiseShortVideo(cache, id, config.appID, isLiked);
    isBusy.current = false;
    if (counted === undefined) {
      setKnown(before);
      toast(answer?.message || words['state.networkError']);
      return;
    }
    setKnown({ isLiked, count: counted });
    storeLike(id, isLiked);
    toast(words[isLiked ? 'article.likeDone' : 'article.likeUndone']);
  };
  return {
    ...known,
    toggle: () => void set(!known.isLiked),
    like: () => void set(true),
  };
}
