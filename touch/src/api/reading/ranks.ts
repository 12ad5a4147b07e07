import { RANK_LIST_CAP } from '@contract/limits';
import * as v from 'valibot';
import { flag, number, rowsOf, text } from './wireFields';

/** The fields of wire S10 that touch uses. */
const WireRankRow = v.object({
  id: number,
  icon: text,
  topic: text,
  influence: number,
  canHit: flag,
});
export type RankRow = Readonly<v.InferOutput<typeof WireRankRow>>;

/** The best twenty (E6). */
export const readRank = (data: unknown): readonly RankRow[] =>
  rowsOf(WireRankRow, data)
    .filter(({ id }) => id > 0)
    .slice(0, RANK_LIST_CAP);
