import { listHead } from '@touch/features/lists/listHead';
import { columnNow, columnNumber } from '@touch/features/lists/theColumn';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

export const head = ({ answers, params, visit, texts }: HeadContext<typeof zh>): Head =>
  listHead(visit, columnNow(answers, columnNumber(params.id)).columnName || texts.title);
