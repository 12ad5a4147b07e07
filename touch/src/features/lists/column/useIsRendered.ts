import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the browser hydrates; true afterwards, and at once where the browser renders. */
export const useIsRendered = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
