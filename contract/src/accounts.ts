import * as v from 'valibot';
import { ALL } from './codes';
import { callerClaims, code, id, ids, integer, paging, text } from './fields';
import { Item } from './item';
import { PAGE_SIZE } from './limits';
import { read } from './operation';
import { RankPeriod } from './participation/codes';
import { Question } from './questions';
import { bit, bool, int, listOf, str } from './wireValues';

/** Wire S9: a subscription account. */
export const Account = v.object({
  xyID: int,
  /** Its name. */
  topic: str,
  description: str,
  icon: str,
  banner: str,
  wxIcon: str,
  wbUrl: str,
  rmhUrl: str,
  tthUrl: str,
  dyUrl: str,
  rssCount: int,
  articleCount: int,
  tag: str,
  isFollow: bit,
  /** XyStatus. */
  xyStatus: int,
  xyForbidden: int,
});
export type Account = v.InferOutput<typeof Account>;

/** Wire S10: one row of the influence rank. */
export const RankRow = v.object({
  id: int,
  icon: str,
  topic: str,
  influence: int,
  rank: v.optional(int),
  canHit: bit,
  isFollow: bit,
});
export type RankRow = v.InferOutput<typeof RankRow>;

const RANKED = '操作成功';

export const getXyInfo = read({
  name: 'getXyInfo',
  row: 'g25',
  ownRows: true,
  spellings: { id: ['xyId', 'xyID'] },
  input: v.object({ id: id(), ...callerClaims }),
  output: Account,
});

export const getXyArticlesQuestion = read({
  name: 'getXyArticlesQuestion',
  row: 'g26',
  spellings: { xyId: ['xyID', 'id'] },
  input: v.object({ xyId: id(), articleType: integer(ALL), ...paging }),
  output: v.object({ list: v.array(Item), questions: v.array(Question), hasMore: bool }),
});

export const xyRank = read({
  name: 'xyRank',
  row: 'g28',
  message: RANKED,
  personal: true,
  input: v.object({ type: code(RankPeriod, RankPeriod.thisWeek), ...callerClaims }),
  output: v.array(RankRow),
});

export const searchXyRank = read({
  name: 'searchXyRank',
  row: 'x11',
  message: RANKED,
  personal: true,
  input: v.object({ key: text(''), type: code(RankPeriod, RankPeriod.thisWeek), ...callerClaims }),
  output: v.array(RankRow),
});

export const getUserHitInfo = read({
  name: 'getUserHitInfo',
  row: 'x11',
  personal: true,
  input: v.object({ fjID: id(), type: code(RankPeriod, RankPeriod.thisWeek), ...callerClaims }),
  output: RankRow,
});

export const xyArticleRank = read({
  name: 'xyArticleRank',
  row: 'x11',
  input: v.object({ ...paging }),
  output: listOf(Item),
});

/** A GET that writes; a repeated hit answers the same. */
export const hitXyBulletin = read({
  name: 'hitXyBulletin',
  row: 'g29',
  message: RANKED,
  writes: true,
  personal: true,
  input: v.object({ id: id(), ...callerClaims }),
  output: v.literal('已打榜'),
});

export const recommendXys = read({
  name: 'recommendXys',
  row: 'g31',
  personal: true,
  input: v.object({ ...callerClaims }),
  output: v.array(Account),
});

export const getCatXys = read({
  name: 'getCatXys',
  row: 'g44',
  ownRows: true,
  spellings: { id: ['catID'] },
  input: v.object({
    id: id(0),
    start: integer(0, { min: 0, max: 1_000_000 }),
    count: integer(PAGE_SIZE),
    ...callerClaims,
  }),
  output: v.object({ xys: v.array(Account), hasMore: bool }),
});

export const getStatusXys = read({
  name: 'getStatusXys',
  row: 'g63',
  personal: true,
  input: v.object({ ids: ids(), ...callerClaims }),
  output: v.object({
    list: v.array(v.object({ xyID: int, xyStatus: int, xyForbidden: int, isFollow: bit })),
  }),
});
