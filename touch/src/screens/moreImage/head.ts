import { listHead } from '@touch/features/lists/listHead';
import { cachedColumn, columnNumber } from '@touch/features/lists/theColumn';
import type { Head, ScreenContext } from '@touch/outside/screen';

export const head = ({ cache, params, visit, words }: ScreenContext): Head =>
  listHead(visit, cachedColumn(cache, columnNumber(params.id)).columnName || words['title.moreImage']);
