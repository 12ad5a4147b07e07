import { currentMember, type Member, onMemberChange } from '@touch/outside/member/member';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useRef, useSyncExternalStore } from 'react';

export type { Member } from '@touch/outside/member/member';

const nobody = (): undefined => undefined;

/** The signed-in member; undefined for a visitor and during the server's render. */
export function useMember(): Member | undefined {
  const { siteID } = useVisit().config;
  return useSyncExternalStore(onMemberChange, () => currentMember(siteID), nobody);
}

/** Runs when a visitor logs in, here or in another tab. */
export function useOnLogin(run: () => void): void {
  const { siteID } = useVisit().config;
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    let isIn = currentMember(siteID) !== undefined;
    return onMemberChange(() => {
      const wasIn = isIn;
      isIn = currentMember(siteID) !== undefined;
      if (isIn && !wasIn) latest.current();
    });
  }, [siteID]);
}
