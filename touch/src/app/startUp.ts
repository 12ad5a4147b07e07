import type { VisitFlags } from '@touch/lib/visitFlags';
import { pageStyleClass } from '@touch/lib/visitFlags';
import { type Locale, languageTags, localeFrom } from '@touch/locales/messages';
import type { Preferences } from '@touch/outside/preferences';
import type { SiteConfig } from '@touch/outside/siteConfig';

/** Appearance of the page: attributes of `<html>`, the same on the server and in the browser. */
export interface Look {
  readonly lang: string;
  readonly theme: string;
  readonly grey: boolean;
  readonly elder: boolean;
  readonly fontStep: number;
  readonly pageStyle: number;
  readonly listType: number;
}

/** The language of the newsroom's own texts, where the page speaks another one: faces, line breaks and voices go by it (C8). */
export function siteLangOf(config: SiteConfig, locale: Locale): string | undefined {
  const own = localeFrom(config.locale) ?? 'zh';
  return own === locale ? undefined : languageTags[own];
}

/** The start-up step of A5: what the reader chose wins over the address, the address over the configuration (A11). */
export function lookOf(
  config: SiteConfig,
  flags: VisitFlags,
  preferences: Preferences,
  locale: Locale,
): Look {
  const named = flags.theme && flags.theme !== 'dark' ? flags.theme : undefined;
  const dark = preferences.dark ?? (flags.dark || flags.theme === 'dark' || config.dark);
  const auto = config.followSystemDark && preferences.dark === undefined;
  return {
    lang: languageTags[locale],
    theme: dark ? 'dark' : (named ?? (auto ? 'auto' : 'light')),
    grey: flags.grey || config.detailPageGrey,
    elder: preferences.elder ?? false,
    fontStep: preferences.font ?? 0,
    pageStyle: pageStyleClass(flags),
    listType: config.padListType,
  };
}
