import * as address from '@contract/addresses/votes';
import { Status } from '@contract/statuses';
import { at } from '@touch/outside/addresses';
import type { Answers } from '@touch/outside/answers';
import { readVoteResult, type VoteResult } from './voteResult';

export type { VoteResult } from './voteResult';

const ticketName = at(address.voteTicket);
const voteName = at(address.vote);
const resultName = at(address.voteResult);

/** A ticket holds for two minutes (n10): how long it is good for another try, ms. */
const TICKET_MS = 100_000;

/** Opens one ballot; kept where the line failed, so that a ballot that arrived all the same is not given twice. */
export interface Ticket {
  readonly text: string;
  /** Epoch ms. */
  readonly until: number;
}

/** `lost`: nobody knows whether it arrived. The message is the platform's own. */
export type Given =
  | { readonly kind: 'lost'; readonly ticket: Ticket | undefined }
  | { readonly kind: 'said'; readonly done: boolean; readonly message: string };

const refusal = (message: string): Given => ({ kind: 'said', done: false, message });

/**
 * The ticket, then the ballot (wire n10, f6). @param choices `qid:oid` @param kept of the try before, where its line failed
 * @param now epoch ms
 */
export async function giveBallot(
  answers: Answers,
  id: string,
  choices: readonly string[],
  kept: Ticket | undefined,
  now: number,
): Promise<Given> {
  let ticket = kept && kept.until > now ? kept : undefined;
  if (!ticket) {
    const answer = await answers.ask(ticketName, { voteId: id });
    if (!answer) return { kind: 'lost', ticket };
    const text = answer.status === Status.data ? textAt(answer.data, 'ticket') : '';
    if (text === '') return refusal(answer.message);
    ticket = { text, until: now + TICKET_MS };
  }
  const sent = { voteID: id, voteResult: choices.join(','), ticket: ticket.text };
  const answer = await answers.ask(voteName, sent);
  if (!answer) return { kind: 'lost', ticket };
  if (answer.status !== Status.data) return refusal(answer.message);
  const done = textAt(answer.data, 'result') === 'true';
  return { kind: 'said', done, message: textAt(answer.data, 'message') };
}

const textAt = (data: unknown, name: string): string => {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
  return typeof value === 'string' ? value : '';
};

/** How it stands (f7); undefined where it did not come. */
export async function askResult(answers: Answers, id: string): Promise<VoteResult | undefined> {
  const answer = await answers.ask(resultName, { id });
  if (answer?.status !== Status.data) return undefined;
  return readVoteResult(answer.data);
}
