import type { Locale, Messages } from '@touch/locales/messages';
import type { Head, HeadModule, ScreenContext, ScreenModule } from '@touch/outside/screen';

/*
 * Where the build's parts lie. A page as served names its own (`document.ts`), so this list comes with the second
 * screen and no first load grows with the number of screens.
 */

/** One chunk a screen (A9). */
const screens = import.meta.glob<ScreenModule>('../screens/*/load.ts');

const modulePath = (screen: string, file: string): string => `../screens/${screen}/${file}`;

/** Path of the screen's chunk, relative to this folder. */
export const chunkPath = (screen: string): string => modulePath(screen, 'load.ts');

export async function fetchScreen(screen: string): Promise<ScreenModule> {
  const chunk = screens[chunkPath(screen)];
  if (!chunk) throw new Error(`no part ${screen}`);
  return chunk();
}

export const catalogues: Readonly<Record<Locale, () => Promise<Messages>>> = {
  zh: () => import('@touch/locales/zh').then((module) => module.zh),
  en: () => import('@touch/locales/en').then((module) => module.en),
  de: () => import('@touch/locales/de').then((module) => module.de),
  fr: () => import('@touch/locales/fr').then((module) => module.fr),
  bo: () => import('@touch/locales/bo').then((module) => module.bo),
};

/** Heads that their screen's first load does not carry: `screens/<name>/head.ts`. */
const heads = import.meta.glob<HeadModule>('../screens/*/head.ts');

/** The screen's head, with its texts in the page's language. */
export async function loadHead(screen: string, locale: Locale): Promise<(context: ScreenContext) => Head> {
  const [module, own] = await Promise.all([fetchScreen(screen), heads[modulePath(screen, 'head.ts')]?.()]);
  const head = own?.head ?? module.head;
  if (!head) throw new Error(`no head of ${screen}`);
  const texts = await module.loadTexts?.(locale);
  return (context) => head({ ...context, texts });
}
