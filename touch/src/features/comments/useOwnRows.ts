import { useMember } from '@touch/api/member';
import { useEffect, useRef } from 'react';

/** Lists hold their reader's own comments under review (H1); a page as served is everybody's: a member asks anew. */
export function useOwnRows(refresh: () => unknown): void {
  const isMember = useMember() !== undefined;
  const ask = useRef(refresh);
  ask.current = refresh;
  useEffect(() => {
    if (isMember) void ask.current();
  }, [isMember]);
}
