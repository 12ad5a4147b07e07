import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';

/** Where a page of a list begins (wire W12). */
export interface PageStart {
  /** Sort key of the last row the reader has: only rows behind it follow; null: the offset counts. */
  readonly after: number | null;
  readonly offset: number;
}

/** `afterOrder` wins over page and row, so that nothing doubles or is lost when new rows arrive. */
export function readPageStart(
  query: { page: number; rowNumber: number; afterOrder: string },
  pageSize = PAGE_SIZE,
): PageStart {
  const after = Number(query.afterOrder);
  if (query.afterOrder !== '' && Number.isSafeInteger(after)) return { after, offset: 0 };
  return { after: null, offset: offsetOf(query, pageSize) };
}

/** Position of a page's first row; behind a sort key it is not known, and is no first page's. */
export const firstPosition = ({ after, offset }: PageStart): number => (after === null ? offset : PAGE_SIZE);
