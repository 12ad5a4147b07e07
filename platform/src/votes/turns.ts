import { VoteCycle } from '@contract/voteCycle';
import { siteTime } from '@platform/wire/wireDate';
import type { VoteRow } from './votes.store';

type Cycle = Pick<VoteRow, 'cycle' | 'cycle_num'>;

/** Ballots of one voter within a time. */
export const turnsOf = ({ cycle, cycle_num }: Cycle): number =>
  cycle === VoteCycle.once ? 1 : Math.max(1, cycle_num);

/** The time they are counted in: the site's day (+08:00), or '' = all of it. */
export const periodOf = ({ cycle }: Cycle, at: Date): string =>
  cycle === VoteCycle.daily ? siteTime(at).date : '';

/** S25b: votes a day, 0 = once. In all the wire has no field for: it says how many, and no more on the next day. */
export const perDayOf = (vote: Cycle): number => (vote.cycle === VoteCycle.once ? 0 : turnsOf(vote));
