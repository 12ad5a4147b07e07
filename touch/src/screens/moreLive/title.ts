import { listTitle } from '@touch/features/lists/listHead';
import type { ScreenContext } from '@touch/outside/screen';

export const title = (context: ScreenContext): string => listTitle(context, context.words['title.moreLive']);
