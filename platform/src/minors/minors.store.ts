import type { Queries } from '@platform/db/connection';
import type { Age } from './minors.rules';

export interface MinorRow extends Age {
  readonly guardian_digest: string;
  readonly guardian_version: string;
  readonly guardian_at: Date | null;
  readonly mode: boolean;
}

const FIND = {
  name: 'minors-find',
  text: `select age_class as "ageClass", changes_on as "changesOn", guardian_digest, guardian_version, guardian_at, mode
    from minors where site_id = $1 and member_id = $2`,
};
export const findMinor = (db: Queries, site: number, member: number) =>
  db.one<MinorRow>(FIND, [site, member]);

const SAY = {
  name: 'minors-say',
  text: `insert into minors (site_id, member_id, age_class, changes_on) values ($1, $2, $3, $4)
    on conflict (site_id, member_id) do update set age_class = excluded.age_class, changes_on = excluded.changes_on
      where minors.age_class = ''`,
};
/** @returns 0 where it was said before */
export const storeAge = (db: Queries, site: number, member: number, { ageClass, changesOn }: Age) =>
  db.run(SAY, [site, member, ageClass, changesOn]);

const CONSENT = {
  name: 'minors-consent',
  text: `update minors set guardian_digest = $3, guardian_version = $4, guardian_at = $5
    where site_id = $1 and member_id = $2`,
};
export const storeGuardian = (
  db: Queries,
  site: number,
  member: number,
  { digest, version, at }: { readonly digest: string; readonly version: string; readonly at: Date },
) => db.run(CONSENT, [site, member, digest, version, at]);

const WITHDRAW = {
  name: 'minors-withdraw',
  text: `update minors set guardian_digest = '', guardian_version = '', guardian_at = null where site_id = $1 and member_id = $2`,
};
/** Nothing of the guardian stays. */
export const removeGuardian = (db: Queries, site: number, member: number) => db.run(WITHDRAW, [site, member]);

const MODE = {
  name: 'minors-mode',
  text: `insert into minors (site_id, member_id, mode) values ($1, $2, $3)
    on conflict (site_id, member_id) do update set mode = excluded.mode`,
};
export const storeMode = (db: Queries, site: number, member: number, mode: boolean) =>
  db.run(MODE, [site, member, mode]);

const FORGET = { name: 'minors-forget', text: 'delete from minors where site_id = $1 and member_id = $2' };
export const forgetMinor = (db: Queries, site: number, member: number) => db.run(FORGET, [site, member]);
