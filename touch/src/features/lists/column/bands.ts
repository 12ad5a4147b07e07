import { ModuleType } from '@contract/codes';
import type { ArticleRow } from '@touch/api/articles';
import type { HomeModule } from '@touch/api/moduleView';
import { last } from '@touch/lib/last';
import type { PageSection } from './arrange';

/** A horizontal band of a page: a run of rows, a module, or titles alone with rows beside them if there is room. */
export type Band =
  | PageSection
  | { readonly kind: 'beside'; readonly module: HomeModule; readonly rows: readonly ArticleRow[] };

/** Rows beside a module of titles: about as high as it is. */
const MAX_BESIDE = 6;

const lineTypes: readonly number[] = [ModuleType.headlines, ModuleType.notices];

/** A module of titles alone. */
const isLines = (part: PageSection | undefined): part is Extract<PageSection, { kind: 'module' }> =>
  part?.kind === 'module' && lineTypes.includes(part.module.type);

/** The modules of titles that stand before a list's first row: they belong to the head of the page. */
export function leadingLines(parts: readonly PageSection[]): HomeModule[] {
  const end = parts.findIndex((part) => !isLines(part));
  return parts.slice(0, end < 0 ? parts.length : end).flatMap((part) => (isLines(part) ? part.module : []));
}

/** The order stays; titles and the rows that follow them become one band. */
export function bandsOf(parts: readonly PageSection[]): Band[] {
  const bands: Band[] = [];
  for (const part of parts) {
    const before = last(bands);
    if (part.kind !== 'rows' || before?.kind !== 'module' || !isLines(before)) {
      bands.push(part);
      continue;
    }
    bands.pop();
    bands.push({ kind: 'beside', module: before.module, rows: part.rows.slice(0, MAX_BESIDE) });
    const rest = part.rows.slice(MAX_BESIDE);
    if (rest.length > 0) bands.push({ kind: 'rows', rows: rest });
  }
  return bands;
}
