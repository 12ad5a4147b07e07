import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Database, Queries } from '@platform/db/connection';
import { createQueues } from '@platform/db/queues';
import { networkOf } from '@platform/limits/rateLimit';
import { BallotState } from './ballotState';
import { putBallot, type Turn, turnsUsed, type Used } from './ballots.store';
import { type Choice, choicesError } from './choices';
import { append, NOT_COUNTED } from './ledger.store';
import { isSnapshot } from './snapshots';
import { readTicket, spendTicket } from './tickets.service';
import { periodOf, turnsOf } from './turns';
import type { VotePlace } from './voteDraft';
import type { Voters } from './voters';
import { lockVote, optionsOf, readVote, themesOf, type VoteRow } from './votes.store';

/** Faster than this nobody chooses twice. */
const PACE_MS = 1_000;

export interface GivenBallot {
  readonly vote: number;
  readonly kind: VotePlace['kind'];
  /** `m:<member>` or `d:<device>`. */
  readonly who: string;
  /** The device a member's login is bound to; '' of a device's own ballot. */
  readonly device: string;
  readonly choices: readonly Choice[];
  /** '' = none: it is held for review. */
  readonly ticket: string;
  /** For limits alone. */
  readonly address: string;
  /** Has a person given it? Asked of a vote that wants it. */
  readonly isPerson?: (vote: VoteRow) => Promise<boolean>;
}

export interface Answered {
  /** It stands in the ledger. */
  readonly done: boolean;
  readonly message: string;
  /** Ballots that count, and turns this voter has left; 0 where there is no such vote. */
  readonly ballots: number;
  readonly left: number;
}

const answered = (done: boolean, message: string, vote?: VoteRow, left = 0): Answered => ({
  done,
  message,
  ballots: vote?.ballots ?? 0,
  left,
});

/** Is it open to this voter now? @returns why not */
function closedTo(vote: VoteRow, who: string, at: Date): string | undefined {
  if (at < vote.starts_at) return '投票尚未开始';
  if (at >= vote.ends_at) return '投票已结束';
  // no call proves yet that it comes from the app (H8)
  if (vote.app_only) return '请打开客户端投票';
  if (vote.need_login && !who.startsWith('m:')) return '请先登录再投票';
  return undefined;
}

const usedUp = (vote: VoteRow): string => {
  if (turnsOf(vote) === 1 && periodOf(vote, vote.ends_at) === '') return '您已经投过票了';
  return periodOf(vote, vote.ends_at) === '' ? '您的投票次数已用完' : '今天的投票次数已用完，请明天再来';
};

/** Turns within the time. */
const leftOf = (vote: VoteRow, { used }: Used): number => Math.max(0, turnsOf(vote) - used);

/** Takes ballots: each in one transaction with its ledger and the counts (K3, K11). */
export function createBallots(db: Database, voters: Voters, now: () => number) {
  const inTurn = createQueues();

  /** Why a ballot that is in order waits for a person's look; undefined: it counts; 'full': not even that. */
  async function suspicion(db: Queries, site: number, given: GivenBallot): Promise<string | undefined> {
    const attempts = attemptsOf(db, site, now());
    const from = `${given.vote}/${networkOf(given.address)}`;
    const isMember = given.who.startsWith('m:');
    const many = () => attempts.take(limits.ballotsFromAddress, from).then((free) => !free);
    const reason =
      given.ticket === '' ? 'no ticket' : !isMember && (await many()) ? 'many from one address' : undefined;
    if (reason === undefined || (await attempts.take(limits.heldFromAddress, from))) return reason;
    return 'full';
  }

  const turnAt = (site: number, vote: VoteRow, who: string, at: Date): Turn => ({
    ...{ site, vote: vote.id, who: voters.kept(site, who), period: periodOf(vote, at) },
  });

  async function enter(queries: Queries, site: number, given: GivenBallot, at: Date): Promise<Answered> {
    const vote = await lockVote(queries, site, given.vote);
    if (!vote) return answered(false, '没有这个投票');
    const closed = closedTo(vote, given.who, at);
    if (closed !== undefined) return answered(false, closed, vote);
    const turn = turnAt(site, vote, given.who, at);
    const { who } = turn;
    const own = await turnsUsed(queries, turn);
    const left = leftOf(vote, own);
    const wrong = choicesError(
      given.choices,
      await themesOf(queries, site, vote.id),
      await optionsOf(queries, site, vote.id),
    );
    if (wrong !== undefined) return answered(false, wrong, vote, left);
    if (!given.who.startsWith('m:') && (await isSnapshot(queries, site, who, at)))
      return answered(false, '请点击页面下方“使用完整服务”后再投票', vote);
    if (given.ticket !== '') {
      const state = await readTicket(queries, site, vote.id, who, given.ticket, at);
      if (state === 'usedBefore') return answered(false, '这次投票已经收到，请勿重复提交', vote, left);
      if (state === 'bad') return answered(false, '投票凭证无效或已过期，请重试', vote, left);
    }
    if (left === 0) return answered(false, usedUp(vote), vote);
    if (own.at && at.getTime() - own.at.getTime() < PACE_MS)
      return answered(false, '操作太快，请稍后再试', vote, left);

    // a member's takes a turn of the device it comes from, so that signing out brings no second one
    const beside = given.device === '' ? undefined : { ...turn, who: voters.kept(site, `d:${given.device}`) };
    const onDevice = beside ? await turnsUsed(queries, beside) : undefined;
    if (onDevice && vote.device_most > 0 && onDevice.used >= vote.device_most)
      return answered(false, '这台设备的投票次数已用完', vote, left);

    const reason = await suspicion(queries, site, given);
    if (reason === 'full') return answered(false, '操作太频繁，请稍后再试', vote, left);
    const options = given.choices.map(({ option }) => option);
    const state = reason === undefined ? BallotState.counted : BallotState.held;
    const ballot = { state, no: vote.last_no + 1, options, reason: reason ?? '', at };
    if (!(await putBallot(queries, turn, { ...ballot, turn: own.turn + 1 })))
      return answered(false, usedUp(vote), vote);
    // only now: one whose ballot was refused does not say that it arrived
    if (given.ticket !== '') await spendTicket(queries, site, given.ticket, at);
    if (beside && onDevice)
      await putBallot(queries, beside, { ...ballot, turn: onDevice.turn + 1, state: BallotState.beside });
    const kind = reason === undefined ? 'vote' : 'held';
    const voter = voters.shown(site, vote.id, who);
    const counting = reason === undefined ? ({ by: 1, options } as const) : NOT_COUNTED;
    await append(queries, site, vote, { kind, voter, options }, at, counting);
    return answered(true, reason === undefined ? '投票成功' : '投票已提交，审核后计入', vote, left - 1);
  }

  return {
    /** Refusals are answers too: who votes reads why (f6, f16). */
    async cast(site: number, given: GivenBallot): Promise<Answered> {
      const at = new Date(now());
      const vote = await readVote(db, site, given.vote);
      if (!vote || vote.kind !== given.kind) return answered(false, '没有这个投票');
      const closed = closedTo(vote, given.who, at);
      if (closed !== undefined) return answered(false, closed, vote);
      if (given.isPerson && !(await given.isPerson(vote))) {
        const own = await turnsUsed(db, turnAt(site, vote, given.who, at));
        return answered(false, '验证码错误，请重新输入', vote, leftOf(vote, own));
      }
      const entered = () => db.transaction((queries) => enter(queries, site, given, at));
      return inTurn(`${site}/${vote.id}`, entered, networkOf(given.address));
    },
  };
}
export type Ballots = ReturnType<typeof createBallots>;
