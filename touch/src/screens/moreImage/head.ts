import { cachedColumn, columnNumber } from '@touch/features/lists/columnById';
import { listHead } from '@touch/features/lists/head/listHead';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

export const head = ({ cache, params, visit, texts }: HeadContext<typeof zh>): Head =>
  listHead(visit, cachedColumn(cache, columnNumber(params.id)).columnName || texts.title);
