import type { Report } from '@contract/lives';
import { wireDate } from '@platform/wire/wireDate';
import type { ReportRow } from './reports.store';

/** Wire S6 of a row. */
export const reportOf = ({ id, published_at, top, doc }: ReportRow): Report => ({
  ...doc,
  fileId: id,
  publishtime: wireDate(published_at),
  isTop: top ? 1 : 0,
});
