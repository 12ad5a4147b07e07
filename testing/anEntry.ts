import { RegistrationStatus } from '@contract/participation/codes';
import type { Queries } from '@platform/db/connection';

export interface EntryOf {
  readonly site?: number;
  readonly activity: number;
  readonly member: number;
  readonly status?: RegistrationStatus;
  readonly answers?: Readonly<Record<string, string>>;
  readonly at?: Date;
}

const ADD = {
  name: 'test-entry',
  text: `insert into entries (site_id, activity_id, member_id, status, sign_form, regist_code, created_at)
    values ($1, $2, $3, $4, $5, $6, $7) returning id`,
};

/** Somebody has signed up. */
export async function anEntry(db: Queries, entry: EntryOf): Promise<number> {
  const { site = 1, activity, member, status = RegistrationStatus.toAudit, answers = {} } = entry;
  const code = `R${activity}-${member}`;
  const at = entry.at ?? new Date('2031-03-02T10:20:00+08:00');
  const row = await db.one<{ id: number }>(ADD, [
    ...[site, activity, member, status, JSON.stringify(answers), code, at],
  ]);
  if (!row) throw new Error('there is no entry');
  return row.id;
}
