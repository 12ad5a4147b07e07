import { VoteCycle } from '@contract/participation/voteCycle';
import { siteTime } from '@platform/wire/wireDate';
import type { VoteRow } from './votes.store';

type Cycle = Pick<VoteRow, 'cycle' | 'cycle_num'>;

/** Number of ballots a voter has per period. */
export const ballotsPerPeriod = ({ cycle, cycle_num }: Cycle): number =>
  cycle === VoteCycle.once ? 1 : Math.max(1, cycle_num);

/** Period of the allowance: the site's day (+08:00), or '' = the whole vote. */
export const periodOf = ({ cycle }: Cycle, at: Date): string =>
  cycle === VoteCycle.daily ? siteTime(at).date : '';

/** Wire S25b: votes a day, 0 = once. In all the wire has no field for: it says how many, and no more on the next day. */
export const perDayOf = (vote: Cycle): number => (vote.cycle === VoteCycle.once ? 0 : ballotsPerPeriod(vote));
