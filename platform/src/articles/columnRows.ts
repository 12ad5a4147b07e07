/** Rows of a column's list, for the folders that write its pages. */
export {
  type ColumnRow,
  type ColumnRows,
  columnPageAfter,
  columnPageRows,
  eachRow,
  isTopRow,
} from './articles.columns.store';
export { livesBeside } from './lives.store';
