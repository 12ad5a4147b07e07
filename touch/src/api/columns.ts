import { hiddenColumnStyles } from '@contract/codes';
import { type Query, queryKey } from '@touch/outside/answers';
import * as v from 'valibot';
import { arrayOf, flag, number, rowsOf, text } from './wireFields';

/** What touch uses of S4. */
const WireColumn = v.object({
  columnId: number,
  parentId: number,
  columnName: text,
  columnStyle: text,
  topCount: number,
  description: text,
  linkUrl: text,
  phoneIcon: text,
  topPic: text,
  cardUrl: text,
  rssCount: number,
  showPubTime: v.optional(flag, true),
  showReadCount: v.optional(flag, true),
  isForbidden: flag,
  isdelete: flag,
});
export type Column = Readonly<v.InferOutput<typeof WireColumn>>;

/** A column's children, those of the first level for 0; styles that are not for readers are left out (specification §9). */
export const getColumnsQuery = (parentColumnId: number): Query<readonly Column[]> => {
  const input = { parentColumnId };
  return {
    key: queryKey('getColumns', input),
    operation: 'getColumns',
    input,
    read: (data) =>
      rowsOf(WireColumn, arrayOf(data, 'columns')).filter(
        (column) =>
          column.columnId > 0 &&
          !hiddenColumnStyles.includes(column.columnStyle) &&
          !column.isForbidden &&
          !column.isdelete,
      ),
  };
};

export const getColumnQuery = (columnId: string | number): Query<Column> => {
  const input = { columnId };
  return {
    key: queryKey('getColumn', input),
    operation: 'getColumn',
    input,
    read: (data) => {
      const read = v.safeParse(WireColumn, data);
      return read.success && read.output.columnId > 0 ? read.output : undefined;
    },
  };
};
