import type { Locale } from '@touch/locales/messages';
import { onPageRestored } from '@touch/outside/onPageRestored';
import { type Preferences, preferencesCookie, readPreferences } from '@touch/outside/preferences';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchFocusPart } from './followFocus';

type ChangePreferences = (change: Partial<Preferences>) => void;

/** The reader's choices, stored in the one cookie (A11); another language loads the page anew. */
export function usePreferences(locale: Locale): [Preferences, ChangePreferences] {
  const [preferences, setPreferences] = useState<Preferences>(() => readPreferences(document.cookie));
  const wanted = useRef(preferences);
  const changePreferences = useCallback<ChangePreferences>((change) => {
    const before = wanted.current;
    const after = { ...before, ...change };
    // biome-ignore lint/suspicious/noDocumentCookie: the one cookie of the page; the cookie store is not in Safari 14
    document.cookie = preferencesCookie(after);
    if (after.locale !== before.locale)
      fetchFocusPart().then(
        (part) => part.reloadInLanguage(),
        () => window.location.reload(),
      );
    wanted.current = after;
    setPreferences(after);
  }, []);

  useEffect(
    () =>
      onPageRestored(() => {
        if (!navigator.cookieEnabled) return;
        const now = readPreferences(document.cookie);
        if ((now.locale ?? locale) !== locale) window.location.reload();
        wanted.current = now;
        setPreferences(now);
      }),
    [locale],
  );
  return [preferences, changePreferences];
}
