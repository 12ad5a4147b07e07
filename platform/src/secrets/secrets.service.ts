import type { Queries } from '@platform/db/connection';

/** Secrets a site may hold. */
export type SecretName = 'messenger';

const READ = {
  name: 'secrets-read',
  text: 'select value from site_secrets where site_id = $1 and name = $2',
};
/** '' where none is set. */
export async function secretOf(db: Queries, site: number, name: SecretName): Promise<string> {
  return (await db.one<{ value: string }>(READ, [site, name]))?.value ?? '';
}

const SET = {
  name: 'secrets-set',
  text: `insert into site_secrets (site_id, name, value) values ($1, $2, $3)
    on conflict (site_id, name) do update set value = excluded.value`,
};
export const setSecret = (db: Queries, site: number, name: SecretName, value: string) =>
  db.run(SET, [site, name, value]);
