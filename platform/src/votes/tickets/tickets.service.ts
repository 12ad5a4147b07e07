import { createHash, randomBytes } from 'node:crypto';
import type { Database, Queries } from '@platform/db/connection';
import { deleteInParts } from '@platform/db/deleteInParts';
import { bySite, createBatch } from '@platform/queues/batch';
import { forgetTickets, type NewTicket, putTickets, spendTickets, ticketsAmong } from './tickets.store';

/** Wire n10. */
const VALID_MS = 2 * 60_000;

/** Stored as SHA-256, so that nobody can vote with a copy of the database. */
const hashOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

/** Tickets stored by one statement at most. */
const MAX_BATCH = 500;

/** Issues a ticket of the vote to the voter; undefined for an unknown vote. @param now epoch ms */
export type IssueTicket = (
  site: number,
  vote: number,
  who: Buffer,
  now: number,
) => Promise<{ readonly ticket: string; readonly expires: number } | undefined>;

/** Tickets asked for at the same moment are stored together. */
export function createTickets(db: Database): IssueTicket {
  const put = bySite((site) =>
    createBatch<NewTicket, 'stored' | 'no vote'>(
      async (tickets) => {
        const stored = new Set((await putTickets(db, site, tickets)).map(({ hash }) => hash.toString('hex')));
        return tickets.map(({ hash }) => (stored.has(hash.toString('hex')) ? 'stored' : 'no vote'));
      },
      { most: MAX_BATCH, apart: (ticket) => ticket },
    ),
  );
  return async (site, vote, who, now) => {
    const ticket = randomBytes(24).toString('base64url');
    const expires = now + VALID_MS;
    const outcome = await put(site, { hash: hashOf(ticket), vote, who, expires: new Date(expires) });
    return outcome === 'stored' ? { ticket, expires } : undefined;
  };
}

export type TicketState = 'good' | 'usedBefore' | 'bad';

/** Tickets that ballots of one batch bring along. Valid while the caller holds the vote's lock. */
export interface TicketBook {
  /** Unknown, expired or of another vote or voter is `bad`. */
  stateOf(ticket: string, who: Buffer): TicketState;
  /** Marks the ticket as used. */
  spend(ticket: string): void;
  write(db: Queries, at: Date): Promise<void>;
}

/** @param tickets '' = none */
export async function openTicketBook(
  db: Queries,
  site: number,
  vote: number,
  tickets: readonly string[],
  at: Date,
): Promise<TicketBook> {
  const hashes = tickets.filter((ticket) => ticket !== '').map(hashOf);
  const rows = hashes.length > 0 ? await ticketsAmong(db, site, vote, hashes, at) : [];
  const byHash = new Map(rows.map((row) => [row.hash.toString('hex'), row]));
  const spent: Buffer[] = [];
  return {
    stateOf(ticket, who) {
      const row = byHash.get(hashOf(ticket).toString('hex'));
      if (!row?.who.equals(who)) return 'bad';
      if (row.used) return 'usedBefore';
      return row.good ? 'good' : 'bad';
    },
    spend(ticket) {
      const hash = hashOf(ticket);
      const row = byHash.get(hash.toString('hex'));
      if (row) row.used = true;
      spent.push(hash);
    },
    async write(queries, usedAt) {
      if (spent.length > 0) await spendTickets(queries, site, spent, usedAt);
    },
  };
}

/** @param now epoch ms */
export const forgetOldTickets = (db: Queries, now: number): Promise<number> =>
  deleteInParts((limit) => forgetTickets(db, new Date(now), limit));
