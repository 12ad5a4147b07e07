import { toast } from '@touch/app/announce';
import type { BrowserCallLayer } from '@touch/app/callLayer';
import { siteLangOf } from '@touch/app/startUp';
import { readFlags } from '@touch/lib/visitFlags';
import type { Messages } from '@touch/locales/messages';
import { QueryCache } from '@touch/outside/queryCache';
import type { SiteConfig } from '@touch/outside/siteConfig';
import type { Visit } from '@touch/outside/visit';
import type { EntryLook } from '../address';

const BASE_PATH = '/app/template/displayTemplate/news';

/** A visit as the browser's own (`app/browserPage.tsx`), which leaves the page where it is and counts no reading. */
export function galleryVisit(config: SiteConfig, words: Messages, look: EntryLook): Visit {
  let opened: Promise<BrowserCallLayer> | undefined;
  const callLayer = () => {
    opened ??= import('@touch/app/callLayer').then(({ openCallLayer }) =>
      openCallLayer(config, words, () => visit),
    );
    return opened;
  };
  const { locale, elder, dark } = look;
  const visit: Visit = {
    config,
    flags: { ...readFlags('', navigator.userAgent, config.appMarker), grey: look.grey },
    locale,
    siteLang: siteLangOf(config, locale),
    preferences: { locale, elder, dark },
    changePreferences: () => undefined,
    origin: window.location.origin,
    basePath: BASE_PATH,
    cache: new QueryCache(
      async (name, input) => (await callLayer()).call(name, input),
      () => Date.now(),
    ),
    navigation: {
      go: (href) => window.location.assign(href),
      back: () => window.history.back(),
      backOr: (href) => window.location.assign(href),
      isTapped: () => false,
    },
    now: () => Date.now(),
    toast,
    sendAndForget: () => undefined,
    upload: async (name, input, upload) => (await callLayer()).upload(name, input, upload),
    needsMember: (action) => void callLayer().then(({ needsMember }) => needsMember(action)),
    authenticate: async () => (await callLayer()).authenticate(),
  };
  return visit;
}
