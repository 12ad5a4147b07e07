import * as address from '@contract/addresses/votes';
import { Status } from '@contract/statuses';
import { at } from '@touch/outside/member/addresses';
import type { QueryCache } from '@touch/outside/queryCache';
import { readVoteResult, type VoteResult } from './voteResult';

export type { VoteResult } from './voteResult';

const ticketName = at(address.voteTicket);
const voteName = at(address.vote);
const resultName = at(address.voteResult);

/** A ticket holds for two minutes (wire n10): how long it is good for another try, ms. */
const TICKET_MS = 100_000;

/** Opens one ballot; kept where the line failed, so that a ballot that arrived all the same is not given twice. */
export interface VoteTicket {
  readonly text: string;
  /** Epoch ms. */
  readonly expiresAt: number;
}

/** `lost`: network failure, it is unknown if the ballot arrived. The message is the platform's own. */
export type BallotResult =
  | { readonly kind: 'lost'; readonly ticket: VoteTicket | undefined }
  | { readonly kind: 'said'; readonly done: boolean; readonly message: string };

const refusal = (message: string): BallotResult => ({ kind: 'said', done: false, message });

/**
 * The ticket, then the ballot (wire n10, f6). @param choices `qid:oid` @param earlierTicket of the try before, where its line failed
 * @param now epoch ms
 */
export async function castBallot(
  cache: QueryCache,
  id: string,
  choices: readonly string[],
  earlierTicket: VoteTicket | undefined,
  now: number,
): Promise<BallotResult> {
  let ticket = earlierTicket && earlierTicket.expiresAt > now ? earlierTicket : undefined;
  if (!ticket) {
    const answer = await cache.call(ticketName, { voteId: id });
    if (!answer) return { kind: 'lost', ticket };
    const text = answer.status === Status.data ? textAt(answer.data, 'ticket') : '';
    if (text === '') return refusal(answer.message);
    ticket = { text, expiresAt: now + TICKET_MS };
  }
  const sent = { voteID: id, voteResult: choices.join(','), ticket: ticket.text };
  const answer = await cache.call(voteName, sent);
  if (!answer) return { kind: 'lost', ticket };
  if (answer.status !== Status.data) return refusal(answer.message);
  const done = textAt(answer.data, 'result') === 'true';
  return { kind: 'said', done, message: textAt(answer.data, 'message') };
}

const textAt = (data: unknown, name: string): string => {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
  return typeof value === 'string' ? value : '';
};

/** The vote's result (wire f7); undefined if the call failed. */
export async function fetchVoteResult(cache: QueryCache, id: string): Promise<VoteResult | undefined> {
  const answer = await cache.call(resultName, { id });
  if (answer?.status !== Status.data) return undefined;
  return readVoteResult(answer.data);
}
