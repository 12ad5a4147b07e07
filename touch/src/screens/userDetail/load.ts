import { loginTexts } from '@touch/features/login/texts';
import { meTexts } from '@touch/features/me/texts';
import type { texts as zh } from '@touch/features/me/texts/zh';
import type { Locale } from '@touch/locales/messages';
import type { Head, HeadContext } from '@touch/outside/screen';
import { uploadTexts } from '@touch/widgets/upload/texts';

export { Screen } from './Screen';

export async function loadTexts(locale: Locale) {
  const all = [
    meTexts.loadTexts(locale),
    loginTexts.loadTexts(locale),
    uploadTexts.loadTexts(locale),
  ] as const;
  const [texts] = await Promise.all(all);
  return texts;
}

/** Nothing of whose page it is: that is asked for in the browser. */
export const head = ({ visit, texts }: HeadContext<typeof zh>): Head => ({
  title: `${texts.ownTitle} - ${visit.config.appName}`,
  noIndex: true,
});
