import { ContributionStatus } from '@contract/participation/codes';
import type { Queries } from '@platform/db/connection';
import type { RetentionName } from '@platform/sites/retention';

/** SQL of the rows of a site ($1) that are older than its days ($2), at most $3. */
const oldest = (table: string, condition: string) =>
  `select ctid from ${table} t where t.site_id = $1 and ${condition} limit $3`;
const deletion = (table: string, condition: string, documents = `''`) =>
  `delete from ${table} d where ctid = any(array(${oldest(table, condition)})) returning ${documents} as document`;
const change = (table: string, set: string, condition: string) =>
  `update ${table} set ${set} where ctid = any(array(${oldest(table, condition)})) returning '' as document`;

const NO_TOKEN = `not exists (select 1 from login_tokens k
  where k.site_id = t.site_id and k.login_id = t.id and k.expires_at > $2)`;

const statements: Readonly<Record<RetentionName, string>> = {
  registrations: deletion(
    'entries',
    `exists (select 1 from activities a where a.site_id = t.site_id and a.id = t.activity_id
      and case when a.doc->>'endTime' <> '' then left(a.doc->>'endTime', 19) < to_char($2 at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')
        else t.created_at < $2 end)`,
    'd.sign_form::text',
  ),
  ballots: change(
    'vote_ballots',
    `info = '{}'`,
    `t.info <> '{}' and exists (select 1 from votes v where v.site_id = t.site_id and v.id = t.vote_id and v.ends_at < $2)`,
  ),
  tipoffs: deletion('tipoffs', 't.created_at < $2', 'd.doc::text'),
  feedback: deletion('feedback', 't.created_at < $2', 'd.pics::text'),
  contributions: deletion(
    'contributions',
    `t.created_at < $2 and t.status <> ${ContributionStatus.passed}`,
    'd.doc::text',
  ),
  redemptions: deletion('redemptions', 't.settled_at < $2'),
  reports: change(
    'exposes',
    `who = 'e:' || gen_random_uuid(), reason = ''`,
    `t.created_at < $2 and t.who not like 'e:%'`,
  ),
  messages: deletion('member_messages', 't.created_at < $2'),
  logins: deletion('logins', `coalesce(t.ended_at, t.seen_at) < $2 and ${NO_TOKEN}`),
  acts: deletion('staff_acts', 't.at < $2'),
};

/** Deletes, or takes the person out of, rows of a kind from before a moment. @returns documents of deleted rows; '' for others */
export const applyToOld = async (
  db: Queries,
  site: number,
  name: RetentionName,
  before: Date,
  limit: number,
): Promise<string[]> => {
  const statement = { name: `retention-${name}`, text: statements[name] };
  return (await db.query<{ document: string }>(statement, [site, before, limit])).map(
    ({ document }) => document,
  );
};
