import type { Queries } from '@platform/db/connection';

/** Occasion of a consent. */
export type ConsentMeans = 'login' | 'register' | 'again' | 'settings';

export interface ConsentRow {
  readonly version: string;
  readonly means: string;
  readonly agreed_at: Date;
  readonly withdrawn_at: Date | null;
}

const ADD = {
  name: 'consents-add',
  text: `insert into consents (site_id, member_id, agreed_at, version, means)
    select $1, $2, $3, $4, $5 where not exists (select 1 from consents c
      where c.site_id = $1 and c.member_id = $2 and c.version = $4 and c.withdrawn_at is null)
    on conflict do nothing`,
};
/** A consent that stands already is not recorded again. */
export const addConsent = (
  db: Queries,
  site: number,
  member: number,
  { version, means, at }: { readonly version: string; readonly means: ConsentMeans; readonly at: Date },
) => db.run(ADD, [site, member, at, version, means]);

const LATEST = {
  name: 'consents-latest',
  text: `select version, means, agreed_at, withdrawn_at from consents
    where site_id = $1 and member_id = $2 and withdrawn_at is null order by agreed_at desc limit 1`,
};
export const latestConsent = (db: Queries, site: number, member: number) =>
  db.one<ConsentRow>(LATEST, [site, member]);

const ALL = {
  name: 'consents-all',
  text: `select version, means, agreed_at, withdrawn_at from consents
    where site_id = $1 and member_id = $2 order by agreed_at, version offset $3 limit $4`,
};
export const listConsents = (db: Queries, site: number, member: number, offset: number, limit: number) =>
  db.query<ConsentRow>(ALL, [site, member, offset, limit]);

const WITHDRAW = {
  name: 'consents-withdraw',
  text: 'update consents set withdrawn_at = $3 where site_id = $1 and member_id = $2 and withdrawn_at is null',
};
export const withdrawConsents = (db: Queries, site: number, member: number, at: Date) =>
  db.run(WITHDRAW, [site, member, at]);

const FORGET = {
  name: 'consents-forget',
  text: 'delete from consents where site_id = $1 and member_id = $2',
};
export const forgetConsents = (db: Queries, site: number, member: number) => db.run(FORGET, [site, member]);
