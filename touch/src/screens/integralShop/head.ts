import { listHead } from '@touch/features/lists/head/listHead';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

export const head = ({ visit, texts }: HeadContext<typeof zh>): Head =>
  listHead(visit, texts.title, { canonical: '/integralShop.html', description: texts.what });
