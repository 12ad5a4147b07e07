import type { ShortVideo } from '@touch/api/shortVideos';
import { currentMember } from '@touch/outside/member/member';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useState } from 'react';

/** Videos of the served page as the member sees them, by id: the page itself has nobody's likes (H2). Empty for visitors. */
export function useOwnVideos(first: string): ReadonlyMap<string, ShortVideo> {
  const { cache, config } = useVisit();
  const [own, setOwn] = useState<ReadonlyMap<string, ShortVideo>>(new Map());
  useEffect(() => {
    if (!currentMember(config.siteID)) return;
    import('./ownVideos')
      .then(({ loadOwnVideos }) => loadOwnVideos(cache, first))
      // Without its code the likes of this browser show.
      .then(setOwn, () => undefined);
  }, [cache, config.siteID, first]);
  return own;
}
