import { createHash, randomBytes } from 'node:crypto';
import type { Queries } from '@platform/db/connection';

export interface PostingMember {
  readonly id: number;
  readonly token: string;
  readonly device: string;
}

const MEMBERS = {
  name: 'test-many-members',
  text: `with new as (insert into members (site_id, nickname, phone, created_at)
      select 1, $1 || n, (select 13100000000 + count(*) from members) + n, now() from generate_series(1, $2::int) as n returning id),
    come as (insert into logins (site_id, member_id, device, means, started_at, seen_at)
      select 1, id, 'xy' || id, 'phone', now(), now() from new returning id, member_id),
    numbered as (select id, member_id, row_number() over (order by member_id) as place from come),
    kept as (insert into login_tokens (site_id, hash, login_id, refreshing, expires_at)
      select 1, t.hash, n.id, false, now() + interval '2 hours'
      from numbered n join unnest($3::bytea[]) with ordinality as t(hash, place) on t.place = n.place)
    select member_id as id, place::int from numbered order by place`,
};

/** Creates `count` signed-in members of site 1. @param name prefix of their nicknames */
export async function manyMembers(db: Queries, count: number, name: string): Promise<PostingMember[]> {
  const tokens = Array.from({ length: count }, () => `m1.${randomBytes(32).toString('base64url')}`);
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  const rows = await db.query<{ id: number; place: number }>(MEMBERS, [name, count, hashes]);
  return rows.map(({ id, place }) => ({ id, token: tokens[place - 1] ?? '', device: `xy${id}` }));
}
