import type { Answer, CallInput } from '@contract/render';
import type { VisitFlags } from '@touch/lib/visitFlags';
import type { Locale } from '@touch/locales/messages';
import { createContext, use } from 'react';
import type { Upload } from './calls/uploading';
import type { MemberAction } from './pendingAction';
import type { Preferences } from './preferences';
import type { QueryCache } from './queryCache';
import type { SiteConfig } from './siteConfig';

/** Navigation between screens; addresses are whole paths including the base path. */
export interface Navigation {
  readonly go: (href: string, how?: 'push' | 'replace') => void;
  readonly back: () => void;
  /** Back; a reader who came from outside goes to `href`. */
  readonly backOr: (href: string) => void;
  /** True on a screen that a tap has opened: it was not served, and begins at its top. */
  readonly isTapped: () => boolean;
}

/** One reader's visit: the context that every layer of the page can use. */
export interface Visit {
  readonly config: SiteConfig;
  readonly flags: VisitFlags;
  readonly locale: Locale;
  /** BCP 47 of the newsroom's own texts, where it is not the page's language. */
  readonly siteLang: string | undefined;
  readonly preferences: Preferences;
  readonly changePreferences: (change: Partial<Preferences>) => void;
  /** `https://host` of this page. */
  readonly origin: string;
  /** `/app/template/…`, without a slash at the end. */
  readonly basePath: string;
  readonly cache: QueryCache;
  readonly navigation: Navigation;
  /** Epoch milliseconds; the server's time during the first render, so that both sides agree (D2). */
  readonly now: () => number;
  /** A short message at the lower edge. */
  readonly toast: (text: string) => void;
  /** Sends a call without waiting for its answer, such as a counted reading. */
  readonly sendAndForget: (name: string, input: CallInput) => void;
  /** A call with a file. @throws CallFailed if the network fails or the reader cancels */
  readonly upload: (name: string, input: CallInput, upload: Upload) => Promise<Answer>;
  /** Runs an action that needs a member: at once, or after the login that it asks for (G11). */
  readonly needsMember: (action: MemberAction) => void;
  /** Resolves when there is a token, for screens that wait for one (A8). */
  readonly authenticate: () => Promise<unknown>;
}

export const VisitContext = createContext<Visit | undefined>(undefined);

/** @throws Error outside the app: every screen stands inside one. */
export function useVisit(): Visit {
  const visit = use(VisitContext);
  if (!visit) throw new Error('useVisit outside a visit');
  return visit;
}
