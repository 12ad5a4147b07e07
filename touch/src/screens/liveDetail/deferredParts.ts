import { createDeferredParts } from '@touch/ui/deferred/deferredParts';

export const deferredParts = createDeferredParts(async () => {
  const [{ End }, { Bar }, { LiveComments }] = await Promise.all([
    import('./End'),
    import('./Bar'),
    import('./LiveComments'),
  ]);
  return { End, Bar, LiveComments };
});
