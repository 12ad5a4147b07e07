import { listTitle } from '@touch/features/lists/listHead';
import { columnNow } from '@touch/features/lists/theColumn';
import type { ScreenContext } from '@touch/outside/screen';
import { idOf } from './idOf';

export const title = (context: ScreenContext): string =>
  listTitle(
    context,
    columnNow(context.answers, idOf(context.params)).columnName || context.words['title.columnDetail'],
  );
