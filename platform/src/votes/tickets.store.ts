import type { Queries } from '@platform/db/connection';

const PUT = {
  name: 'votes-put-ticket',
  text: 'insert into vote_tickets (site_id, hash, vote_id, who, expires_at) values ($1, $2, $3, $4, $5)',
};
export const putTicket = (
  db: Queries,
  site: number,
  hash: Buffer,
  vote: number,
  who: Buffer,
  expires: Date,
) => db.run(PUT, [site, hash, vote, who, expires]);

/** One statement: of many that bring the same ticket one uses it. */
const USE = {
  name: 'votes-use-ticket',
  text: `with used as (update vote_tickets set used_at = $5
      where site_id = $1 and hash = $2 and vote_id = $3 and who = $4 and expires_at > $5 and used_at is null returning 1)
    select exists (select 1 from used) as used, exists (select 1 from vote_tickets
      where site_id = $1 and hash = $2 and vote_id = $3 and who = $4 and used_at is not null) as before`,
};
export type TicketUse = 'good' | 'usedBefore' | 'bad';
export async function useTicket(
  db: Queries,
  site: number,
  hash: Buffer,
  vote: number,
  who: Buffer,
  at: Date,
): Promise<TicketUse> {
  const row = await db.one<{ used: boolean; before: boolean }>(USE, [site, hash, vote, who, at]);
  if (row?.used) return 'good';
  return row?.before ? 'usedBefore' : 'bad';
}

const FORGET = {
  name: 'votes-forget-tickets',
  text: `delete from vote_tickets where ctid = any(array(select ctid from vote_tickets where expires_at < $1 limit $2))`,
};
export const forgetTickets = (db: Queries, before: Date, limit: number) => db.run(FORGET, [before, limit]);
