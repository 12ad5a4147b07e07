import { ballotsPerPeriod, periodOf } from '../votePeriods.rules';
import type { VoteRow } from '../votes.store';
import type { CastResult } from './ballotInput.types';

/** Minimum time between two ballots of one voter. */
export const MIN_INTERVAL_MS = 1_000;

export const castResult = (done: boolean, message: string, vote?: VoteRow, left = 0): CastResult => ({
  done,
  message,
  ballots: vote?.ballots ?? 0,
  left,
});

/** @returns the reason why the vote is closed to this voter; undefined = open */
export function closedReason(vote: VoteRow, who: string, at: Date): string | undefined {
  if (at < vote.starts_at) return '投票尚未开始';
  if (at >= vote.ends_at) return '投票已结束';
  // no call proves yet that it comes from the app (H8)
  if (vote.app_only) return '请打开客户端操作';
  if (vote.need_login && !who.startsWith('m:')) return '请先登录再投票';
  return undefined;
}

export const usedUpMessage = (vote: VoteRow): string => {
  if (ballotsPerPeriod(vote) === 1 && periodOf(vote, vote.ends_at) === '') return '您已经投过票了';
  return periodOf(vote, vote.ends_at) === '' ? '您的投票次数已用完' : '今天的投票次数已用完，请明天再来';
};

/** Remaining ballots of a voter in the period. */
export const ballotsLeft = (vote: VoteRow, { used }: { readonly used: number }): number =>
  Math.max(0, ballotsPerPeriod(vote) - used);
