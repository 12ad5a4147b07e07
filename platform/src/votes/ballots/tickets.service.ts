import { createHash, randomBytes } from 'node:crypto';
import type { Queries } from '@platform/db/connection';
import { deleteInParts } from '@platform/db/deleteInParts';
import {
  forgetTickets,
  putTicket,
  type TicketKey,
  type TicketState,
  ticketState,
  useTicket,
} from './tickets.store';

/** Wire n10. */
const VALID_MS = 2 * 60_000;

/** Stored as SHA-256, so that nobody can vote with a copy of the database. */
const hashOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

/** Issues a ticket of the vote to the voter. */
export async function issueTicket(
  db: Queries,
  site: number,
  vote: number,
  who: Buffer,
  now: number,
): Promise<{ ticket: string; expires: number }> {
  const ticket = randomBytes(24).toString('base64url');
  const expires = now + VALID_MS;
  await putTicket(db, { site, hash: hashOf(ticket), vote, who }, new Date(expires));
  return { ticket, expires };
}

/** State of a ticket; unknown, expired or of another vote or voter is `bad`. Stays valid while the caller holds the vote's lock. */
export const readTicket = (
  db: Queries,
  { site, vote, who }: Omit<TicketKey, 'hash'>,
  ticket: string,
  at: Date,
): Promise<TicketState> => ticketState(db, { site, hash: hashOf(ticket), vote, who }, at);

/** Marks the ticket as used. */
export const spendTicket = (db: Queries, site: number, ticket: string, at: Date): Promise<number> =>
  useTicket(db, site, hashOf(ticket), at);

/** @param now epoch ms */
export const forgetOldTickets = (db: Queries, now: number): Promise<number> =>
  deleteInParts((limit) => forgetTickets(db, new Date(now), limit));
