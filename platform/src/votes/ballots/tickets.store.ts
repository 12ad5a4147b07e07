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

const AMONG = {
  name: 'votes-tickets-among',
  text: `select hash, who, used_at is not null as used, expires_at > $4 as good from vote_tickets
    where site_id = $1 and vote_id = $2 and hash = any($3::bytea[])`,
};
export interface TicketRow {
  hash: Buffer;
  who: Buffer;
  used: boolean;
  good: boolean;
}
/** Tickets of the vote among the given hashes. */
export const ticketsAmong = (db: Queries, site: number, vote: number, hashes: readonly Buffer[], at: Date) =>
  db.query<TicketRow>(AMONG, [site, vote, hashes, at]);

const USE = {
  name: 'votes-use-tickets',
  text: 'update vote_tickets set used_at = $3 where site_id = $1 and hash = any($2::bytea[])',
};
export const spendTickets = (db: Queries, site: number, hashes: readonly Buffer[], at: Date) =>
  db.run(USE, [site, hashes, at]);

const FORGET = {
  name: 'votes-forget-tickets',
  text: `delete from vote_tickets where ctid = any(array(select ctid from vote_tickets where expires_at < $1 limit $2))`,
};
export const forgetTickets = (db: Queries, before: Date, limit: number) => db.run(FORGET, [before, limit]);
