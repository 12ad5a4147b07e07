import type { Queries } from '@platform/db/connection';

export interface TicketRow {
  ticket: string;
  expires_at: Date;
}

const READ = {
  name: 'tickets-read',
  text: 'select ticket, expires_at from messenger_tickets where site_id = $1 and appid = $2',
};
export const readTicket = (db: Queries, site: number, appid: string) =>
  db.one<TicketRow>(READ, [site, appid]);

/** True for one asker at a time: the one who is to fetch a new ticket. */
const CLAIM = {
  name: 'tickets-claim',
  text: `insert into messenger_tickets (site_id, appid, expires_at, fetching_until) values ($1, $2, $3, $4)
    on conflict (site_id, appid) do update set fetching_until = excluded.fetching_until
      where messenger_tickets.fetching_until <= $3`,
};
export const claimTicket = async (
  db: Queries,
  site: number,
  appid: string,
  now: Date,
  until: Date,
): Promise<boolean> => (await db.run(CLAIM, [site, appid, now, until])) === 1;

const SAVE = {
  name: 'tickets-keep',
  text: `update messenger_tickets set ticket = $3, expires_at = $4, fetching_until = $5 where site_id = $1 and appid = $2`,
};
/** @param free from when on another may fetch */
export const saveTicket = (
  db: Queries,
  site: number,
  appid: string,
  { ticket, expires_at }: TicketRow,
  free: Date,
) => db.run(SAVE, [site, appid, ticket, expires_at, free]);
