import { ID_MAX } from '@contract/fields';
import type { Queries } from '@platform/db/connection';
import { hottestAfter, type ThreadHeat } from './hot.store';

/** Weights of a like and a reply from the site's configuration; 0 or more. */
export interface HotWeights {
  readonly praise: number;
  readonly discuss: number;
}

/** Rows first read where the newsroom weighs likes and answers differently, and how many times more each time it did not do. */
const FIRST = 100;
const MORE = 4;

/**
 * Numbers of the hottest threads, hottest first, the newest of equally hot ones first; what weighs nothing is not hot.
 *
 * They come by likes and answers together. None that is still unread can weigh more than the heavier of the two weights times
 * what the last one read has: as soon as enough weigh more, the rest need not be read. With equal weights that is at once.
 */
export async function findHottestThreads(
  db: Queries,
  thing: { readonly site: number; readonly source: number; readonly objectID: number },
  configured: HotWeights,
  limit: number,
): Promise<readonly number[]> {
  const isEven = configured.praise === configured.discuss;
  // sums of whole numbers are exact
  const weights = isEven && configured.praise > 0 ? { praise: 1, discuss: 1 } : configured;
  const maxWeight = Math.max(weights.praise, weights.discuss);
  if (maxWeight === 0 || limit === 0) return [];
  const heat = ({ praise, discuss }: ThreadHeat) => praise * weights.praise + discuss * weights.discuss;
  let last = { sum: ID_MAX, id: ID_MAX };
  let wanted = isEven ? limit : Math.max(limit, FIRST);
  let best: readonly ThreadHeat[] = [];
  for (;;) {
    const read = await hottestAfter(db, thing, last, wanted);
    best = [...best, ...read.filter((one) => heat(one) > 0)]
      .sort((one, other) => heat(other) - heat(one) || other.id - one.id)
      .slice(0, limit);
    const end = read.at(-1);
    if (!end || read.length < wanted) break;
    last = { sum: end.praise + end.discuss, id: end.id };
    const coldest = best[limit - 1];
    const unread = maxWeight * last.sum;
    // of those that weigh as much all that are unread are older
    if (coldest && (heat(coldest) > unread || (heat(coldest) === unread && coldest.id >= last.id))) break;
    wanted *= MORE;
  }
  return best.map(({ id }) => id);
}
