import type { Queries } from '@platform/db/connection';
import { siteTime } from '@platform/wire/wireDate';
import { accounts } from '../accounts';

const DAY_MS = 86_400_000;
/** The last two months, so that every period of the rank has figures. */
const DAYS = 62;
/** Days that a demonstrated weekly influence is spread over, and what a vote brings. */
const WEEK = 7;
const HIT_WEIGHT = 3;
/** Share of an account's usual day that its own day varies by. */
const SPREAD = 0.3;

const ADD = {
  name: 'demo-rank-days',
  text: `insert into account_hit_days (site_id, day, account_id, hits)
    select $1, (g->>'day')::date, (g->>'account')::int, (g->>'hits')::int from jsonb_array_elements($2::jsonb) g
    on conflict do nothing`,
};

/** Votes of each account's days until today; a day that has figures keeps them. */
export async function loadRanks(db: Queries, site: number, now: number): Promise<void> {
  const rows = accounts.flatMap(({ influence }, index) =>
    Array.from({ length: DAYS }, (_, ago) => ({
      day: siteTime(new Date(now - ago * DAY_MS)).date,
      account: index + 1,
      hits: Math.round((influence / WEEK / HIT_WEIGHT) * (1 + SPREAD * Math.sin(ago * (index + 2)))),
    })),
  );
  await db.run(ADD, [site, JSON.stringify(rows)]);
}
