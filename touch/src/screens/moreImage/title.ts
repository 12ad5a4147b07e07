import { listTitle } from '@touch/features/lists/listHead';
import { columnNow, columnNumber } from '@touch/features/lists/theColumn';
import type { ScreenContext } from '@touch/outside/screen';

export const title = (context: ScreenContext): string =>
  listTitle(
    context,
    columnNow(context.answers, columnNumber(context.params.id)).columnName ||
      context.words['title.moreImage'],
  );
