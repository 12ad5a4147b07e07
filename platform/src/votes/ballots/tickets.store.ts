import type { Queries } from '@platform/db/connection';

/** A ticket, bound to one vote and voter. */
export interface TicketKey {
  readonly site: number;
  readonly hash: Buffer;
  readonly vote: number;
  readonly who: Buffer;
}

const PUT = {
  name: 'votes-put-ticket',
  text: 'insert into vote_tickets (site_id, hash, vote_id, who, expires_at) values ($1, $2, $3, $4, $5)',
};
export const putTicket = (db: Queries, { site, hash, vote, who }: TicketKey, expires: Date) =>
  db.run(PUT, [site, hash, vote, who, expires]);

const STATE = {
  name: 'votes-ticket-state',
  text: `select used_at is not null as used, expires_at > $5 as good from vote_tickets
    where site_id = $1 and hash = $2 and vote_id = $3 and who = $4`,
};
export type TicketState = 'good' | 'usedBefore' | 'bad';
export async function ticketState(
  db: Queries,
  { site, hash, vote, who }: TicketKey,
  at: Date,
): Promise<TicketState> {
  const row = await db.one<{ used: boolean; good: boolean }>(STATE, [site, hash, vote, who, at]);
  if (row?.used) return 'usedBefore';
  return row?.good ? 'good' : 'bad';
}

const USE = {
  name: 'votes-use-ticket',
  text: 'update vote_tickets set used_at = $3 where site_id = $1 and hash = $2',
};
export const useTicket = (db: Queries, site: number, hash: Buffer, at: Date) => db.run(USE, [site, hash, at]);

const FORGET = {
  name: 'votes-forget-tickets',
  text: `delete from vote_tickets where ctid = any(array(select ctid from vote_tickets where expires_at < $1 limit $2))`,
};
export const forgetTickets = (db: Queries, before: Date, limit: number) => db.run(FORGET, [before, limit]);
