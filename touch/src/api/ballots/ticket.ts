import { Status } from '@contract/statuses';
import * as operations from '@contract/votes';
import { at } from '@touch/outside/member/addresses';
import type { QueryCache } from '@touch/outside/queryCache';
import { textAt } from './textAt';

const ticketName = at(operations.voteTicket);

/** A ticket holds for two minutes (wire n10): how long it is good for another try, ms. */
const TICKET_MS = 100_000;

/** Opens one ballot; kept where the line failed, so that a ballot that arrived all the same is not given twice. */
export interface VoteTicket {
  readonly text: string;
  /** Epoch ms. */
  readonly expiresAt: number;
}

/** `lost`: network failure. `refused`: with the platform's own message. */
export type TicketResult =
  | { readonly kind: 'ticket'; readonly ticket: VoteTicket }
  | { readonly kind: 'lost' }
  | { readonly kind: 'refused'; readonly message: string };

/** `lost`: network failure, it is unknown if the ballot arrived. The message is the platform's own. */
export type BallotResult =
  | { readonly kind: 'lost'; readonly ticket: VoteTicket | undefined }
  | { readonly kind: 'answered'; readonly done: boolean; readonly message: string };

/** @param earlier ticket of the try before, where its line failed @param now epoch ms */
export async function fetchTicket(
  cache: QueryCache,
  voteId: string,
  earlier: VoteTicket | undefined,
  now: number,
): Promise<TicketResult> {
  if (earlier && earlier.expiresAt > now) return { kind: 'ticket', ticket: earlier };
  const answer = await cache.call(ticketName, { voteId });
  if (!answer) return { kind: 'lost' };
  const text = answer.status === Status.data ? textAt(answer.data, 'ticket') : '';
  if (text === '') return { kind: 'refused', message: answer.serverMessage ?? answer.message };
  return { kind: 'ticket', ticket: { text, expiresAt: now + TICKET_MS } };
}
