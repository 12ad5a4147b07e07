import * as v from 'valibot';
import { ALL } from './codes';
import { id, integer } from './fields';
import { read } from './operation';
import { bool, int, ms, str } from './wireValues';

/** Wire S4. The server sends every style; hiding is the client's (S§3). */
export const Column = v.object({
  columnId: int,
  /** The same. */
  columnID: int,
  parentId: int,
  columnName: str,
  /** ColumnStyle, digits as text. */
  columnStyle: str,
  columnType: str,
  /** The first so many items are its banners (wire W21). */
  topCount: int,
  /** Look of its pinned rows (`topModule`), where it is set: 0 a list, anything else a strip (ours). */
  cmDisplayStyle: v.optional(int),
  level: int,
  columnLevel: int,
  orderId: int,
  /** `a~b`. */
  casNames: str,
  description: str,
  keyword: str,
  linkUrl: str,
  phoneIcon: str,
  padIcon: str,
  topPic: str,
  cardUrl: str,
  showCard: int,
  showReadCount: int,
  showPubTime: int,
  showPraiseCount: int,
  showDiscussCount: int,
  showStyle: int,
  rssCount: int,
  isForbidden: bool,
  isdelete: int,
  appFixed: int,
  appShow: int,
  isScreen: int,
  hasExtField: int,
  iconBigType: int,
  aggId: int,
  appNormal: int,
  /** 1 = in the mini-program. */
  synXCX: int,

  showColumnPad: int,
  onlyShowPad: int,
  showReadCountPad: int,
  showPubTimePad: int,
  showPraiseCountPad: int,
  showDiscussCountPad: int,
  showStylePad: int,
  topCountPad: int,
  showMoreTipPad: int,
  showCardPad: int,
  isIncomPad: int,
  topPicPad: str,
  cardUrlPad: str,
  appTypePadID: str,
  appTypePad: str,
  timeAxisIconPad: str,
  timeAxisColorPad: str,
  iconPad: str,
});
export type Column = v.InferOutput<typeof Column>;

export const getColumns = read({
  name: 'getColumns',
  row: 'g2',
  input: v.object({ parentColumnId: id(0), columnType: integer(ALL) }),
  output: v.object({ version: ms, columns: v.array(Column), topColumns: v.array(Column) }),
});

export const getColumn = read({
  name: 'getColumn',
  row: 'g3',
  absent: 'missing',
  spellings: { columnId: ['columnID', 'colID', 'id'] },
  input: v.object({ columnId: id() }),
  output: Column,
});

export const getColumnsAll = read({
  name: 'getColumnsAll',
  row: 'x1',
  input: v.object({ parentColumnId: id(0) }),
  output: v.object({ version: ms, columns: v.array(Column) }),
});

export const hotColumns = read({
  name: 'hotColumns',
  row: 'x16',
  input: v.object({}),
  output: v.array(Column),
});
