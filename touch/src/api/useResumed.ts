import { claimPendingAction, onPendingAction, type PendingAction } from '@touch/outside/intention';
import { useEffect, useRef } from 'react';

/** Takes up what a reader wanted before a login led him away (G11), if it is for this part; once. */
export function useResumedAction(
  isFor: (action: PendingAction) => boolean,
  run: (action: PendingAction) => void,
): void {
  const latest = useRef({ isFor, run });
  latest.current = { isFor, run };
  useEffect(() => {
    const look = () => {
      const due = claimPendingAction(latest.current.isFor, Date.now());
      if (due) latest.current.run(due);
    };
    look();
    return onPendingAction(look);
  }, []);
}
