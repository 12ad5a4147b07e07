import { createDeferredParts } from '@touch/ui/deferred/deferredParts';

export const deferredParts = createDeferredParts(async () => {
  const [{ End }, { Bar }] = await Promise.all([import('./End'), import('./Bar')]);
  return { End, Bar };
});
