import { SignField } from '@contract/signForm';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Queries } from '@platform/db/connection';
import { networkOf } from '@platform/limits/rateLimit';
import * as v from 'valibot';
import { createLedgerBatch, type LedgerBatch, NOT_COUNTED } from '../ledger/ledger.store';
import { openTicketBook, type TicketBook } from '../tickets/tickets.service';
import { periodOf } from '../votePeriods.rules';
import type { Voters } from '../voters.rules';
import { lockVote, type OptionRow, optionsOf, type ThemeRow, themesOf, type VoteRow } from '../votes.store';
import type { BallotInput, CastResult } from './ballotInput.types';
import {
  ballotsLeft,
  castResult,
  closedReason,
  MIN_INTERVAL_MS,
  usedUpMessage,
} from './ballotRefusals.rules';
import { BallotState } from './ballotState.types';
import { choicesError } from './choices.rules';
import { snapshotsAmong } from './snapshots.store';
import { openVoterBook, type VoterBook, type VoterKey } from './voterBook.service';
import { openVoterForm, type VoterForm } from './voterForm.service';

const Fields = v.array(SignField);

/** A ballot and its arrival, which decides day and end. */
export interface BallotJob {
  readonly input: BallotInput;
  readonly at: Date;
}

/** Everything that the ballots of one batch share, in one transaction with the vote's lock. */
interface BatchContext {
  readonly db: Queries;
  readonly site: number;
  readonly voters: Voters;
  readonly vote: VoteRow;
  readonly themes: readonly ThemeRow[];
  readonly options: readonly OptionRow[];
  /** The vote's own questions about its voters; undefined where it has none. */
  readonly form: VoterForm | undefined;
  readonly book: VoterBook;
  readonly tickets: TicketBook;
  /** Hex of the hashes. */
  readonly snapshots: ReadonlySet<string>;
  readonly ledger: LedgerBatch;
}

interface BatchVoter {
  readonly own: VoterKey;
  /** Device of a member's login: their ballot uses its allowance too. */
  readonly onDevice: VoterKey | undefined;
}

function voterOf(voters: Voters, site: number, vote: VoteRow, { input, at }: BallotJob): BatchVoter {
  const key = (who: string) => ({ who: voters.storedHash(site, who), period: periodOf(vote, at) });
  return {
    own: key(input.who),
    onDevice: input.device === '' ? undefined : key(`d:${input.device}`),
  };
}

/** Reason for reviewing a valid ballot; undefined = it counts; 'full' = too many are pending already. */
async function reviewReason(
  { db, site }: BatchContext,
  { input, at }: BallotJob,
): Promise<string | undefined> {
  const attempts = attemptsOf(db, site, at.getTime());
  const from = `${input.vote}/${networkOf(input.address)}`;
  const isMember = input.who.startsWith('m:');
  const many = () => attempts.take(limits.ballotsFromAddress, from).then((free) => !free);
  const reason =
    input.ticket === '' ? 'no ticket' : !isMember && (await many()) ? 'many from one address' : undefined;
  if (reason === undefined || (await attempts.take(limits.pendingFromAddress, from))) return reason;
  return 'full';
}

/** Refusal of a ballot that cannot be recorded; undefined = valid. */
function refusalOf(
  context: BatchContext,
  { input, at }: BallotJob,
  voter: BatchVoter,
): CastResult | undefined {
  const { vote, themes, options, form, book, tickets, snapshots } = context;
  const closed = closedReason(vote, input.who, at);
  if (closed !== undefined) return castResult(false, closed, vote);
  const { own, onDevice } = voter;
  const use = book.ballotUseOf(own);
  const left = ballotsLeft(vote, use);
  const no = (message: string, rest = left) => castResult(false, message, vote, rest);
  const wrong = choicesError(input.choices, themes, options) ?? form?.error(form.pick(input.info ?? {}));
  if (wrong !== undefined) return no(wrong);
  if (!input.who.startsWith('m:') && snapshots.has(own.who.toString('hex')))
    return no('请点击页面下方“使用完整服务”后再投票', 0);
  const ticket = input.ticket === '' ? 'good' : tickets.stateOf(input.ticket, own.who);
  if (ticket === 'usedBefore') return no('这次投票已经收到，请勿重复提交');
  if (ticket === 'bad') return no('投票凭证无效或已过期，请重试');
  if (left === 0) return no(usedUpMessage(vote), 0);
  if (use.at && at.getTime() - use.at.getTime() < MIN_INTERVAL_MS) return no('操作太快，请稍后再试');
  const chosen = input.choices.map(({ option }) => option);
  if (book.isUsedUp(own, chosen)) return no('所选选项的投票次数已用完，请换一个');
  // A member's ballot also uses the device's allowance, so that signing out gives no second ballot.
  if (onDevice && vote.device_most > 0 && book.ballotUseOf(onDevice).used >= vote.device_most)
    return no('这台设备的投票次数已用完');
  return undefined;
}

async function castOne(context: BatchContext, job: BallotJob): Promise<CastResult> {
  const { site, vote, voters, book, tickets, ledger, form } = context;
  const { input, at } = job;
  const voter = voterOf(voters, site, vote, job);
  const refusal = refusalOf(context, job, voter);
  if (refusal) return refusal;
  const left = ballotsLeft(vote, book.ballotUseOf(voter.own));
  const info = form?.pick(input.info ?? {}) ?? {};
  const foreign = await form?.foreignPicture(input.who, info);
  if (foreign) return castResult(false, foreign, vote, left);
  const reason = await reviewReason(context, job);
  if (reason === 'full') return castResult(false, '操作太频繁，请稍后再试', vote, left);
  const options = input.choices.map(({ option }) => option);
  const counts = reason === undefined;
  const ballot = { no: vote.last_no + 1, options, reason: reason ?? '', at };
  book.add(voter.own, { ...ballot, info, state: counts ? BallotState.counted : BallotState.pending });
  // Spent only now: the ticket of a rejected ballot stays usable.
  if (input.ticket !== '') tickets.spend(input.ticket);
  if (voter.onDevice) book.add(voter.onDevice, { ...ballot, state: BallotState.deviceCopy }, true);
  const code = voters.ledgerHash(site, vote.id, voter.own.who);
  const event = { kind: counts ? ('vote' as const) : ('held' as const), voter: code, options };
  ledger.add(event, at, counts ? { by: 1, options } : NOT_COUNTED);
  return castResult(true, counts ? '投票成功' : '投票已提交，审核后计入', vote, left - 1);
}

/**
 * Records the ballots of one vote in one transaction: one lock, set statements, hashes chained in the process (K3, K11). Each
 * ballot is checked against those before it; a refused one leaves nothing.
 * @returns an answer for each, in their order
 */
export async function castBatch(
  db: Queries,
  site: number,
  id: number,
  voters: Voters,
  jobs: readonly BallotJob[],
): Promise<CastResult[]> {
  const vote = await lockVote(db, site, id);
  const [first] = jobs;
  if (!vote || !first) return jobs.map(() => castResult(false, '没有这个投票'));
  const keys = jobs.map((job) => voterOf(voters, site, vote, job));
  const devices = keys
    .filter((_, index) => !jobs[index]?.input.who.startsWith('m:'))
    .map(({ own }) => own.who);
  const sent = jobs.map(({ input }) => input.ticket);
  const fields = v.parse(Fields, vote.user_fields);
  const context: BatchContext = {
    db,
    site,
    voters,
    vote,
    themes: await themesOf(db, site, id),
    options: await optionsOf(db, site, id),
    form: fields.length > 0 ? await openVoterForm(db, site, fields) : undefined,
    book: await openVoterBook(
      db,
      site,
      vote,
      keys.flatMap(({ own, onDevice }) => (onDevice ? [own, onDevice] : [own])),
    ),
    tickets: await openTicketBook(db, site, id, sent, first.at),
    snapshots: await snapshotsAmong(db, site, devices, first.at),
    ledger: createLedgerBatch(site, vote),
  };
  const results: CastResult[] = [];
  for (const job of jobs) results.push(await castOne(context, job));
  await context.book.write(db);
  await context.tickets.write(db, first.at);
  await context.ledger.write(db);
  return results;
}
