import { createContext, type ReactNode, use } from 'react';
import type { Locale } from './messages';

/** Texts of one part of the product, loaded with it, in the page's language alone. */
export interface PartWords<Words> {
  /** Loads the texts before the part renders. @throws if they do not load */
  readonly ready: (locale: Locale) => Promise<Words>;
  /** @throws Error outside of `Within` */
  readonly useWords: () => Words;
  /** Gives the texts to its children. @throws Error if they are not loaded */
  readonly Within: (props: { readonly locale: Locale; readonly children: ReactNode }) => ReactNode;
}

export function partWords<Words extends object>(
  catalogues: Readonly<Record<Locale, () => Promise<Words>>>,
): PartWords<Words> {
  const here = new Map<Locale, Words>();
  const Context = createContext<Words | undefined>(undefined);
  const known = (words: Words | undefined): Words => {
    if (!words) throw new Error('words that nobody brought');
    return words;
  };
  return {
    async ready(locale) {
      const words = here.get(locale) ?? (await catalogues[locale]());
      here.set(locale, words);
      return words;
    },
    useWords: () => known(use(Context)),
    Within: ({ locale, children }) => <Context value={known(here.get(locale))}>{children}</Context>,
  };
}
