import { ActivityState, RegistrationStatus } from '@contract/participation/codes';
import type { Database } from '@platform/db/connection';
import { repeatedIn } from '@platform/signForms/signForm.rules';
import { fieldsOf } from '../activities.document';
import { activityStateOf, entryStateOf, holdsPlace } from '../activities.rules';
import { lockActivities, takePlaces } from '../activities.store';
import { changeEntry, ownEntryById, repeatedValues, withdrawEntry } from './signUps.store';
import { promoteWaiting } from './waiting.service';

/** A member's own entry. */
export interface OwnEntryKey {
  readonly site: number;
  readonly member: number;
  readonly id: number;
}
/** `success` with the text for the reader. */
export interface Changed {
  readonly success: boolean;
  readonly message: string;
}
const no = (message: string): Changed => ({ success: false, message });
const missing = no('没有这个报名');

/**
 * Changes the answers while the sign-up is open; a reviewed activity reviews them again (wire n13).
 * @param now epoch ms
 */
export function changeAnswers(
  db: Database,
  { site, member, id }: OwnEntryKey,
  answers: Readonly<Record<string, string>>,
  now: number,
): Promise<Changed> {
  return db.transaction(async (queries) => {
    const found = await ownEntryById(queries, site, member, id);
    const [activity] = found ? await lockActivities(queries, site, [found.activity]) : [];
    if (!found || !activity) return missing;
    // A full activity is closed to others alone.
    if (entryStateOf(activity.doc, false, now) !== '1') return no('报名已结束，不能再修改');
    const values = activity.unique_fields.flatMap((field) => {
      const value = answers[field] ?? '';
      return value === '' ? [] : [{ activity: activity.id, member, field, value }];
    });
    const [repeated] = values.length > 0 ? await repeatedValues(queries, site, values) : [];
    const field = fieldsOf(activity).find((one) => one.id === repeated?.field);
    if (field) return no(repeatedIn(field));
    const placed = activity.needs_review ? RegistrationStatus.toAudit : RegistrationStatus.passed;
    const status = found.status === RegistrationStatus.waiting ? found.status : placed;
    const changed = await changeEntry(queries, site, member, { id, answers, status });
    return changed > 0 ? { success: true, message: '已修改' } : no('这个报名不能再修改');
  });
}

/** Withdraws an entry until the activity begins; its place goes to the first who waits (wire n13). @param now epoch ms */
export function withdraw(db: Database, { site, member, id }: OwnEntryKey, now: number): Promise<Changed> {
  return db.transaction(async (queries) => {
    const found = await ownEntryById(queries, site, member, id);
    const [activity] = found ? await lockActivities(queries, site, [found.activity]) : [];
    if (!found || !activity) return missing;
    if (
      activity.doc.startTime !== '' &&
      activityStateOf(activity.doc, now) !== ActivityState.notStarted &&
      entryStateOf(activity.doc, false, now) !== '1'
    )
      return no('活动已开始，不能取消报名');
    const gone = await withdrawEntry(queries, site, member, id);
    if (!gone) return no('这个报名已经核销，不能取消');
    if (holdsPlace(gone.status)) {
      await takePlaces(queries, site, activity.id, -1);
      await promoteWaiting(queries, site, activity.id, new Date(now));
    }
    return { success: true, message: '已取消报名' };
  });
}
