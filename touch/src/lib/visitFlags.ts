import { hasMode, themeOf } from '@contract/modes';

/**
 * Where the page runs and how it is to look, read from the address and the user agent (S§2).
 * The author of a link can forge all of it: it changes presentation only, never an identity (A15).
 */
export interface VisitFlags {
  preview: boolean;
  view: boolean;
  cms: boolean;
  ydcb: boolean;
  inApp: boolean;
  /** The user id that the app claims, for display; it proves nothing. Empty if none. */
  appUserId: string;
  messenger: boolean;
  desktop: boolean;
  android: boolean;
  ios: boolean;
  grey: boolean;
  dark: boolean;
  /** Another theme's name; empty where none. */
  theme: string;
}

const longestTitle = 60;
const hidden = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** `search` as in `location.search`; `appMarker` is the configured mark of the app's user agent, empty for no app. */
export function readFlags(search: string, userAgent: string, appMarker = 'xiangyuapp'): VisitFlags {
  const query = new URLSearchParams(search);
  const agent = userAgent.toLowerCase();
  const inApp = appMarker !== '' && agent.includes(appMarker.toLowerCase());
  const android = agent.includes('android');
  const ios = /iphone|ipad|ipod/.test(agent);
  return {
    preview: hasMode(query, 'preview'),
    view: hasMode(query, 'view'),
    cms: hasMode(query, 'cms'),
    ydcb: hasMode(query, 'ydcb'),
    inApp,
    appUserId: (inApp && /##([^#]{1,64})##/.exec(userAgent)?.[1]?.trim()) || '',
    messenger: agent.includes('micromessenger'),
    desktop: !(android || ios || /mobile|phone|openharmony/.test(agent)),
    android,
    ios,
    grey: hasMode(query, 'grey'),
    dark: hasMode(query, 'dark'),
    theme: themeOf(query),
  };
}

/** For document.title of this one screen (A6); plain text, capped, empty where none. */
export function titleParameter(search: string): string {
  const text = new URLSearchParams(search).get('title') ?? '';
  const plain = text.replace(hidden, ' ').replace(/\s+/g, ' ').trim();
  return Array.from(plain).slice(0, longestTitle).join('');
}

/** The page's style class (S§2): 1 desktop, 3 desktop inside the CMS, 2 otherwise. */
export function pageStyleClass({ desktop, cms }: Pick<VisitFlags, 'desktop' | 'cms'>): 1 | 2 | 3 {
  if (!desktop) return 2;
  return cms ? 3 : 1;
}
