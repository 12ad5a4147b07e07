import { Status } from '@contract/statuses';
import * as operations from '@contract/votes';
import { at } from '@touch/outside/member/addresses';
import type { QueryCache } from '@touch/outside/queryCache';
import { textAt } from './ballots/textAt';
import { type BallotResult, fetchTicket, type VoteTicket } from './ballots/ticket';
import type { ChallengeAnswer } from './useOpenChallenge';

export type { BallotResult, VoteTicket } from './ballots/ticket';
export { fetchVoteResult, type VoteResult } from './ballots/voteResult';

const voteName = at(operations.vote);

export interface BallotConditions {
  /** Of the try before, where its line failed. */
  readonly earlierTicket: VoteTicket | undefined;
  /** The answered captcha, where the vote asked for one. */
  readonly check: ChallengeAnswer | undefined;
  /** Epoch ms. */
  readonly now: number;
}

const refusal = (message: string): BallotResult => ({ kind: 'answered', done: false, message });

/**
 * The ticket, then the ballot (wire n10, f6). @param choices `qid:oid`
 */
export async function castBallot(
  cache: QueryCache,
  id: string,
  choices: readonly string[],
  { earlierTicket, check, now }: BallotConditions,
): Promise<BallotResult> {
  const sentCheck = check && { ...check, work: await check.work };
  const opened = await fetchTicket(cache, id, earlierTicket, now);
  if (opened.kind === 'lost') return { kind: 'lost', ticket: undefined };
  if (opened.kind === 'refused') return refusal(opened.message);
  const { ticket } = opened;
  const sent = { voteID: id, voteResult: choices.join(','), ticket: ticket.text, ...sentCheck };
  const answer = await cache.call(voteName, sent);
  if (!answer) return { kind: 'lost', ticket };
  if (answer.status !== Status.data) return refusal(answer.message);
  const done = textAt(answer.data, 'result') === 'true';
  return { kind: 'answered', done, message: textAt(answer.data, 'message') };
}
