import type { Queries } from '@platform/db/connection';
import { inviteCode } from '../invites';
import { FIRST_MEMBER } from './comments';

const ADD = {
  name: 'demo-invite-code',
  text: `insert into invite_codes (site_id, member_id, code, created_at) values ($1, $2, $3, $4)
    on conflict do nothing`,
};

/** The code of the examples, of a reader who is a member since their first comment. */
export async function loadInvites(db: Queries, site: number, now: number): Promise<void> {
  await db.run(ADD, [site, FIRST_MEMBER + inviteCode.reader, inviteCode.code, new Date(now)]);
}
