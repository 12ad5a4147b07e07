import { XyStatus } from '@contract/codes';
import type { Page } from '@touch/outside/queryCache';
import * as v from 'valibot';
import { flag, number, readHasMore, rowsIn, text } from './wireFields';

/** The fields of wire S9 that touch uses. */
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

/** Wire S9 as an account's own page shows it. */
const WireProfile = v.object({
  ...WireAccount.entries,
  tag: text,
  banner: text,
  articleCount: number,
  wxIcon: text,
  wbUrl: text,
  rmhUrl: text,
  tthUrl: text,
  dyUrl: text,
});
export type AccountProfile = Readonly<v.InferOutput<typeof WireProfile>>;

/** F26: neither pending nor closed, not forbidden, and with a number. */
export const isAccountVisible = ({
  xyStatus,
  xyForbidden,
  xyID,
}: Pick<Account, 'xyStatus' | 'xyForbidden' | 'xyID'>): boolean =>
  xyStatus !== XyStatus.pending && xyStatus !== XyStatus.closed && !xyForbidden && xyID > 0;

/** Undefined for an unknown account (wire g25) and for one that is not shown. */
export function readProfile(data: unknown): AccountProfile | undefined {
  const read = v.safeParse(WireProfile, data);
  return read.success && isAccountVisible(read.output) ? read.output : undefined;
}

const WireCategory = v.object({ catID: number, catName: text });
export type AccountCategory = Readonly<v.InferOutput<typeof WireCategory>>;

export const readCats = (data: unknown): readonly AccountCategory[] => rowsIn(WireCategory, data, 'cats');

/** The accounts that may be shown. */
export const readCatXys = (data: unknown): Page<Account> => ({
  items: rowsIn(WireAccount, data, 'xys').filter(isAccountVisible),
  hasMore: readHasMore(data) === true,
});

/** `List<S9>` of accounts. */
export const readAccounts = (data: unknown): Page<Account> => ({
  items: rowsIn(WireAccount, data).filter(isAccountVisible),
  hasMore: readHasMore(data) === true,
});

/** Numbers of those that are followed (wire g63). */
export const readFollowedIds = (data: unknown): readonly number[] =>
  rowsIn(v.object({ xyID: number, isFollow: flag }), data).flatMap(({ xyID, isFollow }) =>
    isFollow ? [xyID] : [],
  );
