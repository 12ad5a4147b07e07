import { LiveStatus } from '@contract/codes';
import type { ArticleRow } from '@touch/api/articles';
import type { HomeModule } from '@touch/api/modules';

/** What a page of a column is made of, in order: runs of rows and the modules between them. */
export type Part =
  | { readonly kind: 'rows'; readonly rows: readonly ArticleRow[] }
  | { readonly kind: 'module'; readonly module: HomeModule };

interface Arranged {
  readonly pages: readonly (readonly ArticleRow[])[];
  readonly modules: readonly HomeModule[];
  /** Keys of rows that stand above the list already. */
  readonly above: ReadonlySet<string>;
  /** No page comes behind these. */
  readonly complete: boolean;
}

/** Lives worth a strip: what is over stays in the list. */
export const openLives = (rows: readonly ArticleRow[]): ArticleRow[] =>
  rows.filter(({ liveStatus }) => liveStatus === LiveStatus.live || liveStatus === LiveStatus.preview);

/**
 * Puts every module before the row of its position, counted over the whole list as the wire has it (W21);
 * behind the last row where the list is shorter. Rows that stand above are not repeated.
 */
export function arrange({ pages, modules, above, complete }: Arranged): readonly (readonly Part[])[] {
  const waiting = [...modules].sort((one, other) => one.position - other.position);
  let position = 0;
  return pages.map((rows, page) => {
    const parts: Part[] = [];
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
