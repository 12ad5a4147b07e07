import type { Head, ScreenContext } from '@touch/outside/screen';
import type { Route } from './routes';

/**
 * What pages say of themselves to crawlers, share cards and the title bar: `screens/<segment>/head.ts`.
 * A page as served has it; the browser loads these for titles once the reader goes on.
 */
const heads = import.meta.glob<{ head: (context: ScreenContext) => Head }>('../screens/*/head.ts');

/** undefined where the screen has nothing of its own to say. */
export async function headOf(route: Route): Promise<((context: ScreenContext) => Head) | undefined> {
  return (await heads[`../screens/${route.later ? 'announced' : route.screen}/head.ts`]?.())?.head;
}
