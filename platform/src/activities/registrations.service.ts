import { ActivityRow, type Registration } from '@contract/activities';
import { RegistrationStatus } from '@contract/participation/codes';
import { SignField } from '@contract/signForm';
import { Status } from '@contract/statuses';
import type { Queries } from '@platform/db/connection';
import { portraitAddress } from '@platform/membership/portraits.rules';
import type { CallContext } from '@platform/operations/callContext';
import { refused } from '@platform/wire/refusals';
import { wireDate } from '@platform/wire/wireDate';
import * as v from 'valibot';
import { entriesAfter, forgetAllOf, isInAppOnly, ownEntry } from './registrations.store';
import { promoteWaiting } from './signUps/waiting.service';
import { waitingPlace } from './signUps/waiting.store';
import { forgetChecker } from './writeOffs/writeOffs.store';

const ActivitySummary = v.pick(ActivityRow, ['title', 'startTime', 'endTime', 'location']);
const Fields = v.array(SignField);
const Answers = v.record(v.string(), v.string());

/** Finds a member's name and portrait. @throws SsoRefusal for a membership that has ended or is disabled */
export type FindMember = (
  db: Queries,
  site: number,
  id: number,
) => Promise<{ readonly id: number; readonly nickname: string; readonly head: string }>;

/** Wire W7. */
export const inAppOnly = () => refused('请下载APP查看报名进展', Status.progressInApp);

/**
 * A member's own entry (wire n5), by activity or by its number; undefined where there is none.
 * @throws Refusal 10201 where the activity shows in the app only how it goes on
 */
export async function registrationOf(
  db: Queries,
  { site, origin }: CallContext,
  memberId: number,
  input: { fileId: number; entryID: number },
  findMember: FindMember,
): Promise<Registration | undefined> {
  const { fileId, entryID } = input;
  if (fileId === 0 && entryID === 0) return undefined;
  // Registrations of such an activity are made in the app: no entry exists here.
  if (await isInAppOnly(db, site.id, fileId)) throw inAppOnly();
  const row = await ownEntry(db, site.id, memberId, fileId, entryID);
  if (!row) return undefined;
  if (row.progress_in_app) throw inAppOnly();
  const member = await findMember(db, site.id, memberId);
  const isWaiting = row.status === RegistrationStatus.waiting;
  return {
    entryID: row.id,
    userID: memberId,
    userName: member.nickname,
    userIcon: portraitAddress(member, origin),
    created: wireDate(row.created_at),
    status: row.status,
    signForm: v.parse(Answers, row.sign_form),
    registCode: isWaiting ? '' : row.regist_code,
    fileId: String(row.activity_id),
    ...v.parse(ActivitySummary, row.activity),
    fields: v.parse(Fields, row.fields),
    ...(isWaiting ? { waitingPlace: await waitingPlace(db, site.id, row.activity_id, row.id) } : {}),
  };
}

export { checkedBy } from './writeOffs/writeOffs.store';

/** A member's own registrations, for the member. @param after number of the last one before */
export const ownEntries = (db: Queries, site: number, member: number, after: number, limit: number) =>
  entriesAfter(db, site, member, after, limit);

/** Deletes a former member's registrations and their right to write off those of others; freed places go to those who wait. */
export async function forgetEntries(db: Queries, site: number, member: number, at: Date): Promise<void> {
  const freed = await forgetAllOf(db, site, member);
  for (const { id } of freed.toSorted((a, b) => a.id - b.id)) await promoteWaiting(db, site, id, at);
  await forgetChecker(db, site, member);
}
