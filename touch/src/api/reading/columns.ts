import { hiddenColumnStyles } from '@contract/codes';
import * as v from 'valibot';
import { flag, number, rowsIn, text } from './wireFields';

/** The fields of wire S4 that touch uses. */
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

/** Styles that are not for readers are left out (S§9). */
export const readColumns = (data: unknown): readonly Column[] =>
  rowsIn(WireColumn, data, 'columns').filter(
    ({ columnId, columnStyle, isForbidden, isdelete }) =>
      columnId > 0 && !hiddenColumnStyles.includes(columnStyle) && !isForbidden && !isdelete,
  );

export function readColumn(data: unknown): Column | undefined {
  const read = v.safeParse(WireColumn, data);
  return read.success && read.output.columnId > 0 ? read.output : undefined;
}
