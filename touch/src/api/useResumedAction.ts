import { claimPendingAction, onPendingAction, type PendingAction } from '@touch/outside/pendingAction';
import { useEffect, useRef } from 'react';

/** Resumes the action that was pending when a login left the page (G11), if `isFor` accepts it; once. */
export function useResumedAction(
  isFor: (action: PendingAction) => boolean,
  run: (action: PendingAction) => void,
): void {
  const latest = useRef({ isFor, run });
  latest.current = { isFor, run };
  useEffect(() => {
    const look = () => {
      const action = claimPendingAction(latest.current.isFor, Date.now());
      if (action) latest.current.run(action);
    };
    look();
    return onPendingAction(look);
  }, []);
}
