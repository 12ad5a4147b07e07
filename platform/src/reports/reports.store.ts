import { ReportKind, ReportState } from '@contract/reportCodes';

import type { Queries } from '@platform/db/connection';
import { isReportableSql, reportedFieldSql } from './reportedKinds.sql';

export interface Report {
  /** ReportKind. */
  readonly kind: number;
  readonly objectID: number;
  /** `d:<device>` or `m:<member>` */
  readonly who: string;
  readonly type: number;
  readonly reason: string;
}

/** One statement: a second report of the same person, or one of what readers do not see, counts nothing. */
const ADD = {
  name: 'exposes-add',
  text: `with new as (insert into exposes (site_id, kind, object_id, who, type, reason, created_at)
      select $1, $2::smallint, $3::int, $4, $5, $6, $7 where ${isReportableSql('$2', '$3::int')}
      on conflict do nothing returning 1)
    update comments set exposed = exposed + 1
    where $2::smallint = ${ReportKind.comment} and site_id = $1 and id = $3::int and exists (select 1 from new)`,
};
export const addReport = (db: Queries, site: number, one: Report, at: Date) =>
  db.run(ADD, [site, one.kind, one.objectID, one.who, one.type, one.reason, at]);

const FORGET = {
  name: 'exposes-forget',
  text: `update exposes set who = 'e:' || gen_random_uuid(), reason = '' where site_id = $1 and who = any($2::text[])`,
};
/** The reports of these persons stay counted. */
export const forgetReporter = (db: Queries, site: number, who: readonly string[]) =>
  db.run(FORGET, [site, who]);

const OF_PERSON = {
  name: 'exposes-of-person',
  text: `select kind as type, object_id as id, type as reason, reason as words, created_at as at, state, note, decided_at as decided
    from exposes where site_id = $1 and who = $2 and (kind, object_id) > ($3, $4) order by kind, object_id limit $5`,
};
export interface PersonReport {
  type: number;
  id: number;
  reason: number;
  words: string;
  at: Date;
  state: ReportState;
  note: string;
  decided: Date | null;
}
export const reportsAfter = (
  db: Queries,
  site: number,
  who: string,
  after: { type: number; id: number },
  limit: number,
) => db.query<PersonReport>(OF_PERSON, [site, who, after.type, after.id, limit]);

const OWN = {
  name: 'exposes-own',
  text: `select e.kind as type, e.object_id as id, e.type as reason, e.reason as words, e.created_at as at, e.state, e.note,
      e.decided_at as decided, ${reportedFieldSql('what', `''`)} as what
    from exposes e where e.site_id = $1 and e.who = $2 order by e.created_at desc, e.kind, e.object_id limit $3 offset $4`,
};
/** Newest first. */
export const ownReportRows = (db: Queries, site: number, who: string, limit: number, offset: number) =>
  db.query<PersonReport & { what: string }>(OWN, [site, who, limit, offset]);

export interface ReportedRow {
  readonly kind: number;
  readonly id: number;
  readonly what: string;
  readonly member: number;
  readonly reports: number;
  readonly reasons: string[];
  readonly at: Date;
  readonly note: string;
}
const REPORTED = {
  name: 'exposes-reported',
  text: `select e.kind, e.object_id as id, ${reportedFieldSql('what', `''`)} as what, ${reportedFieldSql('member', '0')} as member,
      e.reports, e.at, e.note,
      array(select r.reason from exposes r where r.site_id = e.site_id and r.kind = e.kind and r.object_id = e.object_id
        and r.state = $2 and r.reason <> '' group by r.reason order by count(*) desc, r.reason limit 10) as reasons
    from (select site_id, kind, object_id, count(*)::int as reports, min(created_at) as at, max(note) as note from exposes
      where site_id = $1 and state = $2 and ($3 < 0 or kind = $3) group by site_id, kind, object_id) e
    order by e.at, e.kind, e.object_id limit $4 offset $5`,
};
/** Objects with reports in a state, the longest waiting first. @param kind −1 = of every kind */
export const reportedObjects = (
  db: Queries,
  site: number,
  { state, kind }: { readonly state: ReportState; readonly kind: number },
  limit: number,
  offset: number,
) => db.query<ReportedRow>(REPORTED, [site, state, kind, limit, offset]);

const DECIDE = {
  name: 'exposes-decide',
  text: `update exposes set state = $4, note = $5, decided_at = $6
    where site_id = $1 and kind = $2 and object_id = $3 and state = ${ReportState.received} returning who`,
};
const NO_LONGER_OPEN = {
  name: 'exposes-no-longer-open',
  text: 'update comments set exposed = greatest(exposed - $3, 0) where site_id = $1 and id = $2',
};
const WHAT = {
  name: 'exposes-what',
  text: `select ${reportedFieldSql('what', `''`)} as what from (select $1::int as site_id, $2::smallint as kind, $3::int as object_id) e`,
};
/** Decides the open reports of an object. @returns who reported, and what */
export async function decideReports(
  db: Queries,
  site: number,
  { kind, objectID }: Pick<Report, 'kind' | 'objectID'>,
  { state, note, at }: { readonly state: ReportState; readonly note: string; readonly at: Date },
): Promise<{ readonly who: string[]; readonly what: string }> {
  const rows = await db.query<{ who: string }>(DECIDE, [site, kind, objectID, state, note, at]);
  if (kind === ReportKind.comment) await db.run(NO_LONGER_OPEN, [site, objectID, rows.length]);
  const object = await db.one<{ what: string }>(WHAT, [site, kind, objectID]);
  return { who: rows.map(({ who }) => who), what: object?.what ?? '' };
}
