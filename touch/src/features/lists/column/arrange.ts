import { LiveStatus } from '@contract/codes';
import type { Advert, ArticleRow } from '@touch/api/articles';
import type { HomeModule } from '@touch/api/moduleView';

/** A section of a column's page: a run of rows, or a module or an advert between them. */
export type PageSection =
  | { readonly kind: 'rows'; readonly rows: readonly ArticleRow[] }
  | { readonly kind: 'module'; readonly module: HomeModule }
  | { readonly kind: 'advert'; readonly advert: Advert };

interface ArrangeInput {
  readonly pages: readonly (readonly ArticleRow[])[];
  readonly modules: readonly HomeModule[];
  readonly adverts: readonly Advert[];
  /** Keys of rows that stand above the list already. */
  readonly above: ReadonlySet<string>;
  /** No page comes behind these. */
  readonly complete: boolean;
}

/** In the order they stand in a strip; what is over and cannot be played again stays in the list. */
const stripOrder: readonly number[] = [LiveStatus.live, LiveStatus.preview, LiveStatus.ended];

/** Lives worth a strip: what runs, what is announced, what can be played again; within each as they came. */
export const stripLives = (rows: readonly ArticleRow[]): ArticleRow[] =>
  stripOrder.flatMap((status) =>
    rows.filter((row) => row.liveStatus === status && (status !== LiveStatus.ended || row.hasPlayback)),
  );

/**
 * Puts every module and advert before the row of its position, counted over the whole list as the wire has it (wire W21);
 * behind the last row where the list is shorter. Rows that stand above are not repeated.
 */
export function arrange({
  pages,
  modules,
  adverts,
  above,
  complete,
}: ArrangeInput): readonly (readonly PageSection[])[] {
  const waiting = [...modules, ...adverts].sort((one, other) => one.position - other.position);
  let position = 0;
  return pages.map((rows, page) => {
    const parts: PageSection[] = [];
    let run: ArticleRow[] = [];
    const endRun = () => {
      if (run.length > 0) parts.push({ kind: 'rows', rows: run });
      run = [];
    };
    const putBetween = (upTo: number) => {
      while (waiting[0] && waiting[0].position <= upTo) {
        endRun();
        const next = waiting.shift();
        if (next)
          parts.push(
            'moduleID' in next ? { kind: 'module', module: next } : { kind: 'advert', advert: next },
          );
      }
    };
    for (const row of rows) {
      putBetween(position);
      position += 1;
      if (!above.has(row.fileId)) run.push(row);
    }
    if (complete && page === pages.length - 1) putBetween(Number.POSITIVE_INFINITY);
    endRun();
    return parts;
  });
}
