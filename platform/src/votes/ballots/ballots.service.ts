import { SignField } from '@contract/signForm';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Database, Queries } from '@platform/db/connection';
import { createQueues } from '@platform/db/queues';
import { networkOf } from '@platform/limits/rateLimit';
import * as v from 'valibot';
import type { VotePlace } from '../draft.types';
import { append, NOT_COUNTED } from '../ledger/ledger.store';
import { ballotsPerPeriod, periodOf } from '../votePeriods.rules';
import type { Voters } from '../voters.rules';
import { lockVote, optionsOf, readVote, themesOf, type VoteRow } from '../votes.store';
import { BallotState } from './ballotState.types';
import {
  type BallotUse,
  countChosenOptions,
  putBallot,
  readBallotUse,
  type VoterPeriod,
} from './ballots.store';
import { type Choice, choicesError } from './choices.rules';
import { isSnapshotDevice } from './snapshots.service';
import { readTicket, spendTicket } from './tickets.service';
import { pickVoterInfo, voterInfoError } from './voterInfo.rules';

/** Minimum time between two ballots of one voter. */
const MIN_INTERVAL_MS = 1_000;

export interface BallotInput {
  readonly vote: number;
  readonly kind: VotePlace['kind'];
  /** `m:<member>` or `d:<device>`. */
  readonly who: string;
  /** Device of the member's login; '' for a device's own ballot. */
  readonly device: string;
  readonly choices: readonly Choice[];
  /** Answers to the vote's own questions about its voters. */
  readonly info?: Readonly<Record<string, string>>;
  /** '' = none: the ballot will be pending. */
  readonly ticket: string;
  /** Used for rate limits only. */
  readonly address: string;
  /** Checks the captcha, for votes that require one. */
  readonly isPerson?: (vote: VoteRow) => Promise<boolean>;
}

export interface CastResult {
  /** The ballot was recorded in the ledger. */
  readonly done: boolean;
  readonly message: string;
  /** Counted ballots of the vote, and the voter's remaining ballots; 0 for an unknown vote. */
  readonly ballots: number;
  readonly left: number;
}

const castResult = (done: boolean, message: string, vote?: VoteRow, left = 0): CastResult => ({
  done,
  message,
  ballots: vote?.ballots ?? 0,
  left,
});

/** @returns the reason why the vote is closed to this voter; undefined = open */
function closedReason(vote: VoteRow, who: string, at: Date): string | undefined {
  if (at < vote.starts_at) return '投票尚未开始';
  if (at >= vote.ends_at) return '投票已结束';
  // no call proves yet that it comes from the app (H8)
  if (vote.app_only) return '请打开客户端投票';
  if (vote.need_login && !who.startsWith('m:')) return '请先登录再投票';
  return undefined;
}

const usedUpMessage = (vote: VoteRow): string => {
  if (ballotsPerPeriod(vote) === 1 && periodOf(vote, vote.ends_at) === '') return '您已经投过票了';
  return periodOf(vote, vote.ends_at) === '' ? '您的投票次数已用完' : '今天的投票次数已用完，请明天再来';
};

/** Remaining ballots of the voter in the period. */
const ballotsLeft = (vote: VoteRow, { used }: BallotUse): number =>
  Math.max(0, ballotsPerPeriod(vote) - used);

const Fields = v.array(SignField);

/** Has the voter used up one of the chosen options? */
async function isOptionUsedUp(
  db: Queries,
  { option_max }: VoteRow,
  voterPeriod: VoterPeriod,
  choices: readonly Choice[],
): Promise<boolean> {
  if (option_max === 0) return false;
  const times = await countChosenOptions(db, voterPeriod);
  return choices.some(({ option }) => (times.get(option) ?? 0) >= option_max);
}

/** Records ballots, each in one transaction with its ledger entry and the counts (K3, K11). */
export function createBallots(db: Database, voters: Voters, now: () => number) {
  const inTurn = createQueues();

  /** Reason for reviewing a valid ballot; undefined = it counts; 'full' = too many are pending already. */
  async function reviewReason(db: Queries, site: number, input: BallotInput): Promise<string | undefined> {
    const attempts = attemptsOf(db, site, now());
    const from = `${input.vote}/${networkOf(input.address)}`;
    const isMember = input.who.startsWith('m:');
    const many = () => attempts.take(limits.ballotsFromAddress, from).then((free) => !free);
    const reason =
      input.ticket === '' ? 'no ticket' : !isMember && (await many()) ? 'many from one address' : undefined;
    if (reason === undefined || (await attempts.take(limits.pendingFromAddress, from))) return reason;
    return 'full';
  }

  const voterPeriodAt = (site: number, vote: VoteRow, who: string, at: Date): VoterPeriod => ({
    ...{ site, vote: vote.id, who: voters.storedHash(site, who), period: periodOf(vote, at) },
  });

  async function castLocked(
    queries: Queries,
    site: number,
    input: BallotInput,
    at: Date,
  ): Promise<CastResult> {
    const vote = await lockVote(queries, site, input.vote);
    if (!vote) return castResult(false, '没有这个投票');
    const closed = closedReason(vote, input.who, at);
    if (closed !== undefined) return castResult(false, closed, vote);
    const voterPeriod = voterPeriodAt(site, vote, input.who, at);
    const { who } = voterPeriod;
    const own = await readBallotUse(queries, voterPeriod);
    const left = ballotsLeft(vote, own);
    const wrong = choicesError(
      input.choices,
      await themesOf(queries, site, vote.id),
      await optionsOf(queries, site, vote.id),
    );
    if (wrong !== undefined) return castResult(false, wrong, vote, left);
    const fields = v.parse(Fields, vote.user_fields);
    const info = pickVoterInfo(fields, input.info ?? {});
    const missing = voterInfoError(fields, info);
    if (missing !== undefined) return castResult(false, missing, vote, left);
    if (!input.who.startsWith('m:') && (await isSnapshotDevice(queries, site, who, at)))
      return castResult(false, '请点击页面下方“使用完整服务”后再投票', vote);
    if (input.ticket !== '') {
      const state = await readTicket(queries, { site, vote: vote.id, who }, input.ticket, at);
      if (state === 'usedBefore') return castResult(false, '这次投票已经收到，请勿重复提交', vote, left);
      if (state === 'bad') return castResult(false, '投票凭证无效或已过期，请重试', vote, left);
    }
    if (left === 0) return castResult(false, usedUpMessage(vote), vote);
    if (own.at && at.getTime() - own.at.getTime() < MIN_INTERVAL_MS)
      return castResult(false, '操作太快，请稍后再试', vote, left);

    if (await isOptionUsedUp(queries, vote, voterPeriod, input.choices))
      return castResult(false, '所选选项的投票次数已用完，请换一个', vote, left);

    // A member's ballot also uses the device's allowance, so that signing out gives no second ballot.
    const devicePeriod =
      input.device === '' ? undefined : { ...voterPeriod, who: voters.storedHash(site, `d:${input.device}`) };
    const onDevice = devicePeriod ? await readBallotUse(queries, devicePeriod) : undefined;
    if (onDevice && vote.device_most > 0 && onDevice.used >= vote.device_most)
      return castResult(false, '这台设备的投票次数已用完', vote, left);

    const reason = await reviewReason(queries, site, input);
    if (reason === 'full') return castResult(false, '操作太频繁，请稍后再试', vote, left);
    const options = input.choices.map(({ option }) => option);
    const state = reason === undefined ? BallotState.counted : BallotState.pending;
    const ballot = { state, no: vote.last_no + 1, options, reason: reason ?? '', at };
    if (!(await putBallot(queries, voterPeriod, { ...ballot, info, turn: own.turn + 1 })))
      return castResult(false, usedUpMessage(vote), vote);
    // Spent only now: the ticket of a rejected ballot stays usable.
    if (input.ticket !== '') await spendTicket(queries, site, input.ticket, at);
    if (devicePeriod && onDevice)
      await putBallot(queries, devicePeriod, {
        ...ballot,
        turn: onDevice.turn + 1,
        state: BallotState.deviceCopy,
      });
    const kind = reason === undefined ? 'vote' : 'held';
    const voter = voters.ledgerHash(site, vote.id, who);
    const counting = reason === undefined ? ({ by: 1, options } as const) : NOT_COUNTED;
    await append(queries, site, vote, { kind, voter, options }, at, counting);
    return castResult(true, reason === undefined ? '投票成功' : '投票已提交，审核后计入', vote, left - 1);
  }

  return {
    /** Refusals are answers with a reason for the voter (wire f6, f16). */
    async cast(site: number, input: BallotInput): Promise<CastResult> {
      const at = new Date(now());
      const vote = await readVote(db, site, input.vote);
      if (!vote || vote.kind !== input.kind) return castResult(false, '没有这个投票');
      const closed = closedReason(vote, input.who, at);
      if (closed !== undefined) return castResult(false, closed, vote);
      if (input.isPerson && !(await input.isPerson(vote))) {
        const own = await readBallotUse(db, voterPeriodAt(site, vote, input.who, at));
        return castResult(false, '验证码错误，请重新输入', vote, ballotsLeft(vote, own));
      }
      const castOnce = () => db.transaction((queries) => castLocked(queries, site, input, at));
      return inTurn(`${site}/${vote.id}`, castOnce, networkOf(input.address));
    },
  };
}
export type Ballots = ReturnType<typeof createBallots>;
