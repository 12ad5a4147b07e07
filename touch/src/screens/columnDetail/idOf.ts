import { columnNumber } from '@touch/features/lists/columnById';
import type { PathValues } from '@touch/lib/paths';

/** The column is the last value; where there are two, the first is its parent. */
export const idOf = (params: PathValues): number => columnNumber(params.id) || columnNumber(params.columnId);
