import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';

/** Where a page of a list begins (wire W12). */
export interface Place {
  /** Sort key of the last row the reader has: only rows behind it follow; null: the offset counts. */
  readonly after: number | null;
  readonly offset: number;
}

/** `afterOrder` wins over page and row, so that nothing doubles or is lost when new rows arrive. */
export function placeOf(
  asked: { page: number; rowNumber: number; afterOrder: string },
  pageSize = PAGE_SIZE,
): Place {
  const after = Number(asked.afterOrder);
  if (asked.afterOrder !== '' && Number.isSafeInteger(after)) return { after, offset: 0 };
  return { after: null, offset: offsetOf(asked, pageSize) };
}

/** Position of a page's first row; behind a sort key it is not known, and is no first page's. */
export const firstOf = ({ after, offset }: Place): number => (after === null ? offset : PAGE_SIZE);
