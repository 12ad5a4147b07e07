import type { Queries } from '@platform/db/connection';

/** Nothing happens while any code to this phone is younger than `waitUntil`. */
const PUT = {
  name: 'codes-put',
  text: `insert into phone_codes (site_id, phone, scene, hash, sent_at)
    select $1, $2, $3, $4, $5
    where not exists (select 1 from phone_codes where site_id = $1 and phone = $2 and sent_at > $6)
    on conflict (site_id, phone, scene) do update set hash = excluded.hash, sent_at = excluded.sent_at, tries = 0
      where phone_codes.sent_at <= $6`,
};
/** @returns whether it stands: false while an earlier one is too young */
export const putCode = async (
  db: Queries,
  site: number,
  phone: string,
  scene: string,
  hash: Buffer,
  at: Date,
  waitFrom: Date,
): Promise<boolean> => (await db.run(PUT, [site, phone, scene, hash, at, waitFrom])) === 1;

/** Right, in time and not tried too often: it is gone with its use. */
const USE = {
  name: 'codes-use',
  text: `delete from phone_codes
    where site_id = $1 and phone = $2 and scene = $3 and hash = $4 and sent_at > $5 and tries < $6`,
};
export const consumeCode = async (
  db: Queries,
  site: number,
  phone: string,
  scene: string,
  hash: Buffer,
  from: Date,
  tries: number,
): Promise<boolean> => (await db.run(USE, [site, phone, scene, hash, from, tries])) === 1;

const MISS = {
  name: 'codes-miss',
  text: 'update phone_codes set tries = tries + 1 where site_id = $1 and phone = $2 and scene = $3 and tries < 100',
};
export const missCode = (db: Queries, site: number, phone: string, scene: string) =>
  db.run(MISS, [site, phone, scene]);

const DROP = {
  name: 'codes-drop',
  text: 'delete from phone_codes where site_id = $1 and phone = $2 and scene = $3 and hash = $4',
};
export const dropCode = (db: Queries, site: number, phone: string, scene: string, hash: Buffer) =>
  db.run(DROP, [site, phone, scene, hash]);
