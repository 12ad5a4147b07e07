import { KindNumber } from '@contract/codes';
import { claimPendingAction, onPendingAction } from '@touch/outside/pendingAction';

/** Resumes the post that was pending when a login left the page (G11), once. @param circle '0' = a moment */
export function onPostingResumed(circle: string, run: () => void): () => void {
  const look = () => {
    const action = claimPendingAction(
      (one) => one.kind === 'write' && one.id === circle && one.source === KindNumber.source.circle,
      Date.now(),
    );
    if (action) run();
  };
  look();
  return onPendingAction(look);
}
