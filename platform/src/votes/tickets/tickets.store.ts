import type { Queries } from '@platform/db/connection';
import { PUBLIC } from '../votes.store';

/** A ticket, bound to one vote and voter. */
export interface NewTicket {
  readonly hash: Buffer;
  readonly vote: number;
  readonly who: Buffer;
  readonly expires: Date;
}

const PUT = {
  name: 'votes-put-tickets',
  text: `insert into vote_tickets (site_id, hash, vote_id, who, expires_at)
    select $1, t.hash, t.vote, t.who, t.expires
    from unnest($2::bytea[], $3::int[], $4::bytea[], $5::timestamptz[]) as t(hash, vote, who, expires)
    join votes v on v.site_id = $1 and v.id = t.vote and ${PUBLIC}
    returning hash`,
};
/** @returns the hashes of those whose vote is shown to readers; the others are not stored */
export const putTickets = (db: Queries, site: number, tickets: readonly NewTicket[]) =>
  db.query<{ hash: Buffer }>(PUT, [
    site,
    tickets.map(({ hash }) => hash),
    tickets.map(({ vote }) => vote),
    tickets.map(({ who }) => who),
    tickets.map(({ expires }) => expires),
  ]);

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
