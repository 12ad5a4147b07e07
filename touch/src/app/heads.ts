import type { Head, ScreenContext } from '@touch/outside/screen';
import type { Route } from './routes';

/** What pages say of themselves to crawlers and share cards: the server's alone, no browser loads it. */
const heads = import.meta.glob<{ head: (context: ScreenContext) => Head }>('../screens/*/head.ts', {
  eager: true,
});

export const headOf = (route: Route) =>
  heads[`../screens/${route.later ? 'announced' : route.screen}/head.ts`]?.head;
