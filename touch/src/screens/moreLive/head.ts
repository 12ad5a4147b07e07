import { listHead } from '@touch/features/lists/listHead';
import type { Head, ScreenContext } from '@touch/outside/screen';

export const head = ({ visit, words }: ScreenContext): Head => listHead(visit, words['title.moreLive']);
