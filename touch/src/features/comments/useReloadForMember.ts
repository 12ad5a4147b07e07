import { useMember } from '@touch/api/member';
import { useEffect, useRef } from 'react';

/** Lists hold their reader's own comments under review (H1); a page as served is everybody's: a member asks anew. */
export function useReloadForMember(refresh: () => unknown): void {
  const uid = useMember()?.uid;
  const ask = useRef(refresh);
  ask.current = refresh;
  useEffect(() => {
    if (uid !== undefined) void ask.current();
  }, [uid]);
}
