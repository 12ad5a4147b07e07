/** Rows of a column's list, for the folders that write its pages. */

export { livesBeside } from '../lives.store';
export {
  type ColumnRow,
  type ColumnRows,
  columnPageAfter,
  columnPageRows,
  isTopRow,
  splitRows,
} from './columnRows.store';
