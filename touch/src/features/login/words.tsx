import type { Locale, LoginMessages } from '@touch/locales/messages';
import { type LatePart, latePart } from '@touch/ui/Late';
import { createContext, type ReactNode, use } from 'react';

const LoginWords = createContext<LoginMessages | undefined>(undefined);

/** The words of the login in the page's language. @throws Error outside of them */
export function useLoginWords(): LoginMessages {
  const words = use(LoginWords);
  if (!words) throw new Error('useLoginWords outside the login');
  return words;
}

interface Around {
  readonly children: ReactNode;
}

const catalogues: Readonly<Record<Locale, () => Promise<LoginMessages>>> = {
  zh: () => import('@touch/locales/login.zh').then((part) => part.loginZh),
  en: () => import('@touch/locales/login.en').then((part) => part.loginEn),
  de: () => import('@touch/locales/login.de').then((part) => part.loginDe),
  fr: () => import('@touch/locales/login.fr').then((part) => part.loginFr),
  bo: () => import('@touch/locales/login.bo').then((part) => part.loginBo),
};

export const loginWords = (locale: Locale): Promise<LoginMessages> => catalogues[locale]();

const inWords = (locale: Locale): LatePart<Around> =>
  latePart(async () => {
    const words = await loginWords(locale);
    return ({ children }: Around) => <LoginWords value={words}>{children}</LoginWords>;
  });

/** What stands in them comes with them: one language of five. */
export const withLoginWords: Readonly<Record<Locale, LatePart<Around>>> = {
  zh: inWords('zh'),
  en: inWords('en'),
  de: inWords('de'),
  fr: inWords('fr'),
  bo: inWords('bo'),
};
