import { use } from 'react';
import type { Locale } from './messages';
import { LocaleContext } from './words';

/** Texts of one folder's `texts/<locale>.ts`, loaded with its code in the page's language alone. */
export interface FolderTexts<Source> {
  /** @throws where they do not load */
  readonly loadTexts: (locale: Locale) => Promise<Source>;
  /** In the page's language. @throws Error before they are loaded */
  readonly useTexts: () => Source;
}

/** @param files `import.meta.glob<typeof import('./zh')>('./??.ts')` of the folder's `texts/index.ts` */
export function folderTexts<Source extends object>(
  files: Readonly<Record<string, () => Promise<{ readonly texts: Source }>>>,
): FolderTexts<Source> {
  const loaded = new Map<Locale, Source>();
  const textsIn = (locale: Locale): Source => {
    const texts = loaded.get(locale);
    if (!texts) throw new Error(`no texts in ${locale}`);
    return texts;
  };
  return {
    async loadTexts(locale) {
      const module = loaded.has(locale) ? undefined : await files[`./${locale}.ts`]?.();
      if (module) loaded.set(locale, module.texts);
      return textsIn(locale);
    },
    useTexts: () => textsIn(use(LocaleContext)),
  };
}
