import type { Locale, Messages } from '@touch/locales/messages';
import type { Head, ScreenContext, ScreenModule } from '@touch/outside/screen';
import type { Route } from './routes';

/*
 * Where the build's parts lie. A page as served names its own (`document.ts`), so this list comes with the second
 * screen and no first load grows with the number of screens.
 */

/** One chunk a screen (A9); the announced ones share theirs. */
export const screens = import.meta.glob<ScreenModule>('../screens/*/screen.tsx');

export const catalogues: Readonly<Record<Locale, () => Promise<Messages>>> = {
  zh: () => import('@touch/locales/zh').then((module) => module.zh),
  en: () => import('@touch/locales/en').then((module) => module.en),
  de: () => import('@touch/locales/de').then((module) => module.de),
  fr: () => import('@touch/locales/fr').then((module) => module.fr),
  bo: () => import('@touch/locales/bo').then((module) => module.bo),
};

/** What pages say of themselves to crawlers, share cards and the title bar: `screens/<segment>/head.ts`. */
const heads = import.meta.glob<{ head: (context: ScreenContext) => Head }>('../screens/*/head.ts');

/** undefined where the screen has nothing of its own to say. */
export async function headOf(route: Route): Promise<((context: ScreenContext) => Head) | undefined> {
  return (await heads[`../screens/${route.later ? 'announced' : route.screen}/head.ts`]?.())?.head;
}
