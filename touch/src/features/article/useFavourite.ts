import { Status } from '@contract/statuses';
import { changeFavourite, hasFavourite } from '@touch/api/favourites';
import { useMember } from '@touch/api/member';
import { useResumedAction } from '@touch/api/useResumed';
import { useWords } from '@touch/locales/words';
import { resumable } from '@touch/outside/intention';
import { useVisit } from '@touch/outside/visit';
import { trackMember } from '@touch/outside/whoSince';
import { useEffect, useRef, useState } from 'react';

export interface FavouriteToggle {
  readonly isFavourite: boolean;
  readonly toggle: () => void;
}

/**
 * Whether the member who is in keeps an article: asked once the bar stands, and never for a visitor. A tap counts at once and is
 * put right when the call fails; a visitor's goes on after the login (H3, G11).
 */
export function useFavourite(id: string): FavouriteToggle {
  const { cache, config, needsMember, toast } = useVisit();
  const words = useWords();
  const uid = useMember()?.uid;
  const [isFavourite, setFavourite] = useState(false);
  /** Grows with each tap: what was asked before it knows less. */
  const taps = useRef(0);
  const busy = useRef(false);

  useEffect(() => {
    let isUnmounted = false;
    const before = taps.current;
    // what another one's tap is about holds up nobody
    busy.current = false;
    // what another one keeps is not shown while it is asked for
    setFavourite(false);
    if (uid !== undefined)
      void hasFavourite(cache, id).then((known) => {
        if (!isUnmounted && known !== undefined && taps.current === before && !busy.current)
          setFavourite(known);
      });
    return () => {
      isUnmounted = true;
    };
  }, [cache, id, uid]);

  const change = async (favours: boolean) => {
    if (busy.current) return;
    busy.current = true;
    setFavourite(favours);
    const memberSince = trackMember(config.siteID);
    const answer = await changeFavourite(cache, { id }, favours);
    if (memberSince() === 'another') return;
    taps.current += 1;
    busy.current = false;
    if (answer?.status === Status.data)
      return toast(words[favours ? 'article.favourited' : 'article.favouriteUndone']);
    setFavourite(!favours);
    // who declined the login knows it; a line that failed is told by the call
    if (answer && answer.status !== Status.loginNeeded) toast(answer.message);
  };

  const changeAsMember = (favours: boolean) =>
    needsMember(resumable({ kind: 'favourite', id }, () => change(favours)));
  useResumedAction(
    (action) => action.kind === 'favourite' && action.id === id,
    () => changeAsMember(true),
  );

  return {
    isFavourite,
    // a visitor keeps nothing yet, whoever he turns out to be
    toggle: () => changeAsMember(uid === undefined || !isFavourite),
  };
}
