import type { PathValues } from '@touch/lib/paths';
import type { Locale, Messages } from '@touch/locales/messages';
import type { ReactNode } from 'react';
import type { QueryCache } from './queryCache';
import type { Visit } from './visit';

/** A page's metadata for crawlers, share cards and the browser (A11, J1). */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** Whole address of the share picture. */
  readonly image?: string;
  /** The canonical link where it is not the route's own: a path below the base path, or a whole address. */
  readonly canonical?: string;
  /** Title of the share card, if not the page's (J1). */
  readonly shareTitle?: string;
  readonly type?: 'website' | 'article' | 'video.other';
  /** ISO 8601 with offset. */
  readonly publishedTime?: string;
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
  /** The content is gone: 404 (A3). */
  readonly gone?: boolean;
  /** Not for search engines: previews, personal pages. */
  readonly noIndex?: boolean;
  /** The first visible picture, preloaded. */
  readonly preload?: { readonly src: string; readonly srcSet: string; readonly sizes: string };
  /** HTML comment of the page's head, for programs that look for it (wire W20). */
  readonly comment?: string;
}

export interface ScreenContext {
  /** Name of the route's screen (S§2). */
  readonly screen: string;
  readonly params: PathValues;
  readonly query: URLSearchParams;
  readonly visit: Visit;
  readonly cache: QueryCache;
  readonly words: Messages;
}

export interface ScreenProps {
  readonly screen: string;
  readonly params: PathValues;
  readonly query: URLSearchParams;
}

/** Flags of a screen (S§2). */
export interface ScreenOptions {
  readonly topBar?: true;
  /** Stays alive while other screens show (A10). */
  readonly keptAlive?: true;
  /** Waits for a token (A8). */
  readonly requiresAuth?: true;
  readonly safeArea?: true;
  /** A list: on a wide window it is a page of columns. */
  readonly wide?: true;
  /** The shell does not read it aloud in elder mode: it has a button of its own, or only videos. */
  readonly isNotRead?: true;
  /** Paints its first screen with the tap that opens it, the rest after that; other screens are rendered in slices. */
  readonly firstScreen?: true;
}

/** Context of a head: also the texts that the screen has loaded. */
export interface HeadContext<Texts = unknown> extends ScreenContext {
  readonly texts: Texts;
}

/** Exports of `screens/<name>/head.ts`. */
export interface HeadModule {
  readonly head: (context: HeadContext) => Head;
}

/** Exports of `screens/<name>/load.ts`. */
export interface ScreenModule {
  /** A function where one module draws several screens. */
  readonly options?: ScreenOptions | ((screen: string) => ScreenOptions);
  /** Loads the screen's own texts; nothing renders before. */
  readonly loadTexts?: (locale: Locale) => Promise<unknown>;
  /** Loads the data of the first render; runs on the server, and in the browser when the reader navigates here. */
  readonly load?: (context: ScreenContext) => Promise<unknown>;
  /** The page's title and share card, unless they stand in `head.ts`. */
  readonly head?: (context: HeadContext) => Head;
  /** The component of `Screen.tsx`. */
  readonly Screen: (props: ScreenProps) => ReactNode;
}
