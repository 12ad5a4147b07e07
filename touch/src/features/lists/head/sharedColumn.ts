import { KindNumber, ShareObjectType } from '@contract/codes';
import type { Column } from '@touch/api/columns';

/** A column as it is shared (J1). @param screen that shows it by its number */
export const sharedColumn = (
  column: Column,
  screen: 'columnDetail' | 'specMore' | 'timeline' = 'columnDetail',
) => ({
  path: `/${screen}/${column.columnId}.html`,
  title: column.columnName,
  text: column.description,
  picture: column.cardUrl || column.topPic,
  objectType: ShareObjectType.column,
  id: String(column.columnId),
  ...(screen === 'columnDetail' ? { poster: KindNumber.poster.column } : {}),
});
