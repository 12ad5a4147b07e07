import { ActivityRow, type Registration } from '@contract/activities';
import { SignField } from '@contract/signForm';
import { Status } from '@contract/statuses';
import { wireDate } from '@platform/articles/wireDate';
import type { Queries } from '@platform/db/connection';
import type { CallContext } from '@platform/http/context';
import { refused } from '@platform/http/errors';
import { requireMember } from '@platform/members/members.service';
import { portraitAddress } from '@platform/members/portraits';
import * as v from 'valibot';
import { entriesAfter, forgetAllOf, isInAppOnly, ownEntry } from './registrations.store';

const ActivitySummary = v.pick(ActivityRow, ['title', 'startTime', 'endTime', 'location']);
const Fields = v.array(SignField);
const Answers = v.record(v.string(), v.string());

/** Wire W7. */
const inAppOnly = () => refused('请下载APP查看报名进展', Status.progressInApp);

/**
 * A member's own entry (wire n5), by activity or by its number; undefined where there is none.
 * @throws Refusal 10201 where the activity shows in the app only how it goes on
 */
export async function registrationOf(
  db: Queries,
  { site, origin }: CallContext,
  memberId: number,
  input: { fileId: number; entryID: number },
): Promise<Registration | undefined> {
  const { fileId, entryID } = input;
  if (fileId === 0 && entryID === 0) return undefined;
  // whoever signed up there did so in the app: here nobody has an entry
  if (await isInAppOnly(db, site.id, fileId)) throw inAppOnly();
  const row = await ownEntry(db, site.id, memberId, fileId, entryID);
  if (!row) return undefined;
  if (row.progress_in_app) throw inAppOnly();
  const member = await requireMember(db, site.id, memberId);
  return {
    entryID: row.id,
    userID: memberId,
    userName: member.nickname,
    userIcon: portraitAddress(member, origin),
    created: wireDate(row.created_at),
    status: row.status,
    signForm: v.parse(Answers, row.sign_form),
    registCode: row.regist_code,
    fileId: String(row.activity_id),
    ...v.parse(ActivitySummary, row.activity),
    fields: v.parse(Fields, row.fields),
  };
}

/** A member's own registrations, for the member. @param after number of the last one before */
export const ownEntries = (db: Queries, site: number, member: number, after: number, limit: number) =>
  entriesAfter(db, site, member, after, limit);

/** Deletes a former member's registrations. */
export const forgetEntries = (db: Queries, site: number, member: number) => forgetAllOf(db, site, member);
