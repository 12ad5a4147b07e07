import { listHead } from '@touch/features/lists/listHead';
import type { Head, ScreenContext } from '@touch/outside/screen';
import { title } from './title';

export const head = (context: ScreenContext): Head => listHead(context, title(context));
