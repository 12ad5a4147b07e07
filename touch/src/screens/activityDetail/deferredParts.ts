import { createDeferredParts } from '@touch/ui/deferred/deferredParts';

/** Not needed to read. */
export const deferredParts = createDeferredParts(() => import('./End'));
