import type { RankRow } from '@contract/accounts';
import { KindNumber } from '@contract/codes';
import type { RankPeriod } from '@contract/participation/codes';
import { TtlCache } from '@platform/cache/ttlCache';
import type { Database, Queries } from '@platform/db/connection';
import { KNOWN_WHILE_AWAY } from '@platform/db/databaseAway';
import { followedAmong } from '@platform/following/following.service';
import { createFairQueue } from '@platform/queues/fair';
import { siteTime } from '@platform/wire/wireDate';
import { periodOf } from './periods.rules';
import { addHit, hitOn, hitsAfter, type RankedAccount, rankOf } from './ranks.store';

export { forgetHits } from './ranks.store';

/** Accounts are few, so a rank is read whole. */
const MAX_RANKED = 5000;
const CACHED_MS = 2000;
const MAX_CACHED = 100;

export interface RankReader {
  readonly member: number | undefined;
  /** Follower: `m:<member>`, `d:<device>`, '' = nobody. */
  readonly who: string;
}
type Ranked = RankedAccount & { readonly rank: number };

/** Rank of accounts by influence, and votes for them (wire g28, g29). @param now epoch ms */
export function createRanks(db: Database, now: () => number) {
  const ranks = new TtlCache<readonly Ranked[]>(now, MAX_CACHED, KNOWN_WHILE_AWAY);
  const inTurn = createFairQueue();
  const today = () => siteTime(new Date(now())).date;

  /** Every account that is shown, best first. */
  function rank(site: number, type: RankPeriod): Promise<readonly Ranked[]> {
    const period = periodOf(type, now());
    return ranks.get(`${site} ${period.from} ${period.until}`, CACHED_MS, async () => {
      const rows = await rankOf(db, site, period, MAX_RANKED);
      return rows.map((row, index) => ({ ...row, rank: index + 1 }));
    });
  }

  /** Adds what a reader may do (wire S10). A visitor is shown the vote, which asks for a login. */
  async function rowsFor(site: number, rows: readonly Ranked[], reader: RankReader): Promise<RankRow[]> {
    const ids = rows.map(({ id }) => id);
    const followed = await followedAmong(db, site, KindNumber.topicSub.account, ids, reader.who);
    const own = reader.member === undefined ? [] : await hitOn(db, site, reader.member, today(), ids);
    const hit = new Set(own.map(({ id }) => id));
    return rows.map((row) => ({
      ...row,
      canHit: hit.has(row.id) ? 0 : 1,
      isFollow: followed.has(row.id) ? 1 : 0,
    }));
  }

  return {
    rank,
    rowsFor,

    /** A member's vote, once a day for an account; a repeated one and one for an unknown account change nothing. */
    hit: (site: number, account: number, member: number): Promise<boolean> =>
      // All votes for an account change one counter row: they wait here, without a connection.
      inTurn(`${site}/${account}`, () =>
        addHit(db, site, { account, member, day: today(), at: new Date(now()) }),
      ),
  };
}

/** Start value before every vote. */
const FIRST = { day: '0001-01-01', account: 0 };

/** All votes of a member, oldest first. @param after last row of the page before */
export const ownHits = (
  db: Queries,
  site: number,
  member: number,
  after: { day: string; account: number } | undefined,
  limit: number,
) => hitsAfter(db, site, member, after ?? FIRST, limit);
