import { columnNumber } from '@touch/features/lists/columnById';

/** `?columnId`; 0 = the lives of all columns. */
export const columnOf = (query: URLSearchParams): number => columnNumber(query.get('columnId') ?? '');
