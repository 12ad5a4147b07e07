import type { Paper, PaperIssue, PaperPage } from '@touch/api/papers';
import { numberOf, type PathValues } from '@touch/lib/paths';

/** An address of the screen. */
export interface Place {
  /** YYYYMMDD; '' = the latest edition. */
  readonly date: string;
  /** '' = the first paper. */
  readonly paper: string;
  /** A page's id, or its place in the edition; '' = the first page. */
  readonly layout: string;
  /** An article of the paper; '' = none. */
  readonly article: string;
  /** A preview pass; '' = none. */
  readonly ticket: string;
  /** Words to search for in the papers; undefined = no search. */
  readonly words: string | undefined;
}

export function placeOf(params: PathValues, query: URLSearchParams): Place {
  return {
    date: /^\d{8}$/.exec(params.time ?? '')?.[0] ?? '',
    paper: numberOf(params.paperId),
    layout: numberOf(params.layout),
    article: numberOf(query.get('article') ?? ''),
    ticket: query.get('ticket') ?? '',
    words: query.get('q')?.trim().slice(0, 60),
  };
}

/** The paper that an address means: the first one unless it names another. */
export const paperOf = (papers: readonly Paper[], paper: string): Paper | undefined =>
  paper === '' ? papers[0] : papers.find(({ id }) => id === paper);

/** The page that an address means; undefined where the edition has none such. */
export function pageAt({ pages }: PaperIssue, layout: string): PaperPage | undefined {
  if (layout === '') return pages[0];
  return pages.find(({ id }) => id === layout) ?? pages[Number(layout) - 1];
}

/** Path below the base path of a page, or of an edition's first page. */
export const pagePath = (date: string, paper: string, page?: string): string =>
  `/paperSharePage/${date}/${paper}/${page ?? 1}.html`;

export const storyPath = (date: string, paper: string, page: string, article: string): string =>
  `${pagePath(date, paper, page)}?article=${article}`;

/** Day of a date of the wire, `YYYY-MM-DD …`, as papers write it. */
export const dayOf = (publishtime: string): string => publishtime.slice(0, 10).replace(/-/g, '');
