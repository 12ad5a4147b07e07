import type { Queries } from '@platform/db/connection';
import { MemberState } from '@platform/membership/memberState.types';

export interface UploadRow {
  url: string;
  size: number;
  kind: string;
  file_name: string;
  uploaded_at: Date;
}

const NOTE = {
  name: 'uploads-note',
  text: `with self as (select id from members where site_id = $1 and id = $2 and state = ${MemberState.open} for share)
    insert into member_uploads (site_id, member_id, url, size, kind, file_name, uploaded_at)
    select $1, self.id, $3, $4, $5, $6, $7 from self on conflict do nothing`,
};
/** Of a member whose membership ends at the same moment nothing is noted. */
export const insertUpload = (db: Queries, site: number, member: number, one: UploadRow) =>
  db.run(NOTE, [site, member, one.url, one.size, one.kind, one.file_name, one.uploaded_at]);

const AFTER = {
  name: 'uploads-after',
  text: `select url, size, kind, file_name, uploaded_at from member_uploads
    where site_id = $1 and member_id = $2 and url > $3 order by url limit $4`,
};
export const uploadsAfter = (db: Queries, site: number, member: number, after: string, limit: number) =>
  db.query<UploadRow>(AFTER, [site, member, after, limit]);

const AMONG = {
  name: 'uploads-among',
  text: `select url, duration from member_uploads where site_id = $1 and member_id = $2 and url = any($3::text[])
    and not exists (select 1 from media_checks where hash = substring(url from 11 for 40) and hidden)`,
};
export const uploadsAmong = (db: Queries, site: number, member: number, urls: readonly string[]) =>
  db.query<{ url: string; duration: number }>(AMONG, [site, member, urls]);

const FORGET = {
  name: 'uploads-forget',
  text: 'delete from member_uploads where site_id = $1 and member_id = $2 returning url',
};
const FORGET_OPEN = {
  name: 'uploads-forget-open',
  text: 'delete from open_uploads where site_id = $1 and member_id = $2',
};
/** @returns addresses of the member's files */
export async function forgetUploadsOf(db: Queries, site: number, member: number): Promise<string[]> {
  const gone = await db.query<{ url: string }>(FORGET, [site, member]);
  await db.run(FORGET_OPEN, [site, member]);
  return gone.map(({ url }) => url);
}
