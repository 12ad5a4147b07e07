import { KindNumber } from '@contract/codes';
import { Status } from '@contract/statuses';
import { changeFavourite, hasFavourite } from '@touch/api/favourites';
import { useMember } from '@touch/api/member';
import { useResumedAction } from '@touch/api/useResumedAction';
import { useWords } from '@touch/locales/words';
import { trackMember } from '@touch/outside/member/trackMember';
import { resumable } from '@touch/outside/pendingAction';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useRef, useState } from 'react';

export interface FavouriteToggle {
  readonly isFavourite: boolean;
  readonly toggle: () => void;
}

/**
 * An article, or something else by its kind, as a favourite of the signed-in member; read once the bar shows, never for a visitor. A tap shows at once and is
 * undone if the call fails; a visitor's tap continues after the login (H3, G11).
 */
export function useFavourite(id: string, type: number = KindNumber.fav.article): FavouriteToggle {
  const { cache, config, needsMember, toast } = useVisit();
  const words = useWords();
  const uid = useMember()?.uid;
  const [isFavourite, setFavourite] = useState(false);
  /** Number of taps: an answer requested before a tap is stale. */
  const taps = useRef(0);
  const busy = useRef(false);

  useEffect(() => {
    let isUnmounted = false;
    const before = taps.current;
    // Another member's pending tap does not block this member's.
    busy.current = false;
    // Another member's favourite is not shown while this member's loads.
    setFavourite(false);
    if (uid !== undefined)
      void hasFavourite(cache, { id, type }).then((is) => {
        if (!isUnmounted && is !== undefined && taps.current === before && !busy.current) setFavourite(is);
      });
    return () => {
      isUnmounted = true;
    };
  }, [cache, id, type, uid]);

  const change = async (favours: boolean) => {
    if (busy.current) return;
    busy.current = true;
    setFavourite(favours);
    const memberSince = trackMember(config.siteID);
    const answer = await changeFavourite(cache, { id, type }, favours);
    if (memberSince() === 'another') return;
    taps.current += 1;
    busy.current = false;
    if (answer?.status === Status.data)
      return toast(words[favours ? 'article.favourited' : 'article.favouriteUndone']);
    setFavourite(!favours);
    // A declined login needs no message, and the call layer reports network failures.
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
    // a visitor has no favourites yet, whichever member they log in as
    toggle: () => changeAsMember(uid === undefined || !isFavourite),
  };
}
