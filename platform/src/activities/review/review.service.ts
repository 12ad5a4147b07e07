import type { RegistrationState } from '@contract/newsroomActivities';
import { RegistrationStatus } from '@contract/participation/codes';
import { ReadType } from '@contract/readType';
import type { SignField } from '@contract/signForm';
import type { Queries } from '@platform/db/connection';
import { addDecisionMessage } from '@platform/messages/messages.service';
import { queueMediaChecks } from '@platform/uploads/mediaChecks.service';
import * as v from 'valibot';
import { fieldsOf, isFull } from '../activities.document';
import { holdsPlace } from '../activities.rules';
import { activityById, lockActivities, takePlaces } from '../activities.store';
import { promoteWaiting } from '../signUps/waiting.service';
import { decideEntry, entryStatus, type ReviewedEntry, reviewedEntries } from './review.store';

const PAGE = 100;
const EXPORTED = 1000;
const Answers = v.record(v.string(), v.string());

const statuses = {
  pending: RegistrationStatus.toAudit,
  approved: RegistrationStatus.passed,
  rejected: RegistrationStatus.notPassed,
  waiting: RegistrationStatus.waiting,
} as const satisfies Record<RegistrationState, number>;
const stateOf = (status: number): RegistrationState => {
  if (status === RegistrationStatus.passed) return 'approved';
  if (status === RegistrationStatus.waiting) return 'waiting';
  return status === RegistrationStatus.notPassed ? 'rejected' : 'pending';
};

/** A registration as the newsroom sees it. */
const registration = (row: ReviewedEntry) => ({
  id: row.id,
  memberID: row.member_id,
  nickname: row.nickname,
  at: row.created_at.toISOString(),
  state: stateOf(row.status),
  answers: v.parse(Answers, row.sign_form),
  note: row.review_note,
  usedAt: row.used_at?.toISOString() ?? '',
  usedPlace: row.used_place,
});
export type Reviewed = ReturnType<typeof registration>;

/** A page of registrations, oldest first; undefined for an unknown activity. @param after number of the last known one */
export async function listRegistrations(
  db: Queries,
  site: number,
  { activity, state, after }: { activity: number; state: RegistrationState | undefined; after: number },
) {
  const found = await activityById(db, site, activity);
  if (!found) return undefined;
  const status = state ? statuses[state] : -1;
  const rows = await reviewedEntries(db, site, { activity, status, after, limit: PAGE + 1 });
  const fields = fieldsOf(found).map(({ id, code }) => ({ id, label: code }));
  return { fields, list: rows.slice(0, PAGE).map(registration), hasMore: rows.length > PAGE };
}

/** All registrations of an activity with its form. */
export interface RegistrationRows {
  readonly title: string;
  readonly fields: readonly SignField[];
  readonly rows: readonly Reviewed[];
}

/** Undefined for an unknown activity. */
export async function registrationRows(
  db: Queries,
  site: number,
  activity: number,
): Promise<RegistrationRows | undefined> {
  const found = await activityById(db, site, activity);
  if (!found) return undefined;
  const rows: Reviewed[] = [];
  for (let page: ReviewedEntry[] = [], last = 0; ; last = page.at(-1)?.id ?? 0) {
    page = await reviewedEntries(db, site, { activity, status: -1, after: last, limit: EXPORTED });
    rows.push(...page.map(registration));
    if (page.length < EXPORTED) break;
  }
  return { title: found.doc.title, fields: fieldsOf(found), rows };
}

export type Decision = 'decided' | 'missing' | 'used' | 'full';

/** Approves or rejects a registration and tells its member. A rejected one's place goes to the first who waits; approving it takes one, where there is one. */
export async function decideRegistration(
  db: Queries,
  site: number,
  { activity, id }: { activity: number; id: number },
  { state, note }: { state: 'approved' | 'rejected'; note: string },
  at: Date,
): Promise<Decision> {
  const [found] = await lockActivities(db, site, [activity]);
  const entry = found && (await entryStatus(db, site, activity, id));
  if (!entry) return 'missing';
  if (entry.used) return 'used';
  const status = statuses[state];
  const change = Number(holdsPlace(status)) - Number(holdsPlace(entry.status));
  if (change > 0 && isFull(found)) return 'full';
  await decideEntry(db, site, id, { status, note });
  if ([status, entry.status].includes(RegistrationStatus.notPassed))
    await queueMediaChecks(db, [JSON.stringify(entry.answers)]);
  if (change !== 0) await takePlaces(db, site, activity, change);
  if (change < 0) await promoteWaiting(db, site, activity, at);
  const kind = state === 'approved' ? 'registrationPassed' : 'registrationRejected';
  const path = `/registrationDetail/${activity}/${id}.html`;
  const message = { member: entry.member, kind, type: ReadType.activity, path, reason: note } as const;
  await addDecisionMessage(db, site, { ...message, subject: found.doc.title }, at);
  return 'decided';
}
