import { ACCOUNT_CATALOGUE, XyStatus } from '@contract/codes';
import { PAGE_SIZE } from '@contract/limits';
import { type ListQuery, type Query, queryKey } from '@touch/outside/answers';
import * as v from 'valibot';
import { arrayOf, flag, number, rowsOf, text } from './wireFields';

/** What touch uses of S9. */
export const WireAccount = v.object({
  xyID: number,
  topic: text,
  description: text,
  icon: text,
  rssCount: number,
  isFollow: flag,
  xyStatus: number,
  xyForbidden: flag,
});
export type Account = Readonly<v.InferOutput<typeof WireAccount>>;

/** F26: neither pending nor closed, not forbidden, and with a number. */
export const accountShows = ({ xyStatus, xyForbidden, xyID }: Account): boolean =>
  xyStatus !== XyStatus.pending && xyStatus !== XyStatus.closed && !xyForbidden && xyID > 0;

const WireCategory = v.object({ catID: number, catName: text });
export type AccountCategory = Readonly<v.InferOutput<typeof WireCategory>>;

/** The catalogue of accounts. */
export const getCatsQuery = (): Query<readonly AccountCategory[]> => {
  const input = { code: ACCOUNT_CATALOGUE };
  return {
    key: queryKey('getCats', input),
    operation: 'getCats',
    input,
    read: (data) => rowsOf(WireCategory, arrayOf(data, 'cats')),
  };
};

/** The accounts of a category that may be shown. */
export const getCatXysQuery = (id: number): ListQuery<Account> => ({
  key: queryKey('getCatXys', { id }),
  operation: 'getCatXys',
  input: { id },
  read: (data) => ({
    items: rowsOf(WireAccount, arrayOf(data, 'xys')).filter(accountShows),
    hasMore: typeof data === 'object' && data !== null && 'hasMore' in data && data.hasMore === true,
  }),
  keyOf: ({ xyID }) => String(xyID),
  next: (page) => ({ start: page * PAGE_SIZE, count: PAGE_SIZE }),
});
