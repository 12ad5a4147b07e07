import { createDeferredParts } from '@touch/ui/deferred/deferredParts';

export const deferredParts = createDeferredParts(async () => {
  const [{ Tools }, { End }, { Bar }] = await Promise.all([
    import('./Tools'),
    import('./End'),
    import('./Bar'),
  ]);
  return { Tools, End, Bar };
});
