import { createHash, randomBytes } from 'node:crypto';
import type { Queries } from '@platform/db/connection';
import { deleteInParts } from '@platform/db/deleteInParts';
import { forgetTickets, putTicket, type TicketState, ticketState, useTicket } from './tickets.store';

/** Wire n10. */
const VALID_MS = 2 * 60_000;

/** Kept as SHA-256: who reads the database votes for nobody. */
const hashOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

/** A ticket of this vote for this voter. */
export async function giveTicket(
  db: Queries,
  site: number,
  vote: number,
  who: Buffer,
  now: number,
): Promise<{ ticket: string; expires: number }> {
  const ticket = randomBytes(24).toString('base64url');
  const expires = now + VALID_MS;
  await putTicket(db, site, hashOf(ticket), vote, who, new Date(expires));
  return { ticket, expires };
}

/** What a ticket is worth; one of another vote or voter, unknown or over is bad. Whoever holds the vote knows it to stay so. */
export const readTicket = (
  db: Queries,
  site: number,
  vote: number,
  who: Buffer,
  ticket: string,
  at: Date,
): Promise<TicketState> => ticketState(db, site, hashOf(ticket), vote, who, at);

/** Its ballot is taken: from here on it says so. */
export const spendTicket = (db: Queries, site: number, ticket: string, at: Date): Promise<number> =>
  useTicket(db, site, hashOf(ticket), at);

/** @param now epoch ms */
export const forgetOldTickets = (db: Queries, now: number): Promise<number> =>
  deleteInParts((limit) => forgetTickets(db, new Date(now), limit));
