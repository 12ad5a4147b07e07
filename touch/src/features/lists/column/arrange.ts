import { LiveStatus } from '@contract/codes';
import type { HomeModule } from '@touch/api/column/modules';
import type { ArticleRow } from '@touch/api/rows/articles';

/** A section of a column's page: a run of rows, or a module between them. */
export type PageSection =
  | { readonly kind: 'rows'; readonly rows: readonly ArticleRow[] }
  | { readonly kind: 'module'; readonly module: HomeModule };

interface ArrangeInput {
  readonly pages: readonly (readonly ArticleRow[])[];
  readonly modules: readonly HomeModule[];
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
 * Puts every module before the row of its position, counted over the whole list as the wire has it (wire W21);
 * behind the last row where the list is shorter. Rows that stand above are not repeated.
 */
export function arrange({
  pages,
  modules,
  above,
  complete,
}: ArrangeInput): readonly (readonly PageSection[])[] {
  const waiting = [...modules].sort((one, other) => one.position - other.position);
  let position = 0;
  return pages.map((rows, page) => {
    const parts: PageSection[] = [];
    let run: ArticleRow[] = [];
    const endRun = () => {
      if (run.length > 0) parts.push({ kind: 'rows', rows: run });
      run = [];
    };
    const putModules = (upTo: number) => {
      while (waiting[0] && waiting[0].position <= upTo) {
        endRun();
        const module = waiting.shift();
        if (module) parts.push({ kind: 'module', module });
      }
    };
    for (const row of rows) {
      putModules(position);
      position += 1;
      if (!above.has(row.fileId)) run.push(row);
    }
    if (complete && page === pages.length - 1) putModules(Number.POSITIVE_INFINITY);
    endRun();
    return parts;
  });
}
