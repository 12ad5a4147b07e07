/** A row's view, ready to render; `useRowLook.ts` makes it. */
export interface RowLook {
  readonly href: string;
  readonly title: string;
  /** Shown beside a large picture if there is room; '' for none. */
  readonly abstract: string;
  /** BCP 47 of the article's own texts, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly layout: 'none' | 'small' | 'large' | 'three';
  readonly pictures: readonly string[];
  readonly suffix: string;
  /** Of the large picture, as the wire writes it. */
  readonly ratio?: string | undefined;
  /** Badge on the picture, or before the source without one: count, length, state of a live. */
  readonly badge?: { readonly text: string; readonly tone: 'plain' | 'play' | 'live' } | undefined;
  /** Badges: 置顶, 专题, a corner label. */
  readonly badges: readonly string[];
  /** Source, time and reads in one line. */
  readonly line: string;
}
