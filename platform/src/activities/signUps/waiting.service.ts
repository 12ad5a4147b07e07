import { ActivityState, RegistrationStatus } from '@contract/participation/codes';
import { ReadType } from '@contract/readType';
import type { Queries } from '@platform/db/connection';
import { addDecisionMessage } from '@platform/messages/messages.service';
import { activityStateOf } from '../activities.rules';
import { lockActivities, takePlaces } from '../activities.store';
import { countWaiting, ownWaitingEntry, promote, waitingPlace } from './waiting.store';

/** More than wait anywhere: places of an activity without a quota. */
const ALL = 1_000_000;

/** Gives free places to those who wait, in their order, and tells them, until the activity is over (decision 083). */
export async function promoteWaiting(queries: Queries, site: number, id: number, at: Date): Promise<void> {
  const [activity] = await lockActivities(queries, site, [id]);
  if (!activity || activityStateOf(activity.doc, at.getTime()) === ActivityState.ended) return;
  const { quota, doc } = activity;
  const places = quota === 0 ? ALL : quota - doc.participatorNum;
  if (places <= 0) return;
  const status = activity.needs_review ? RegistrationStatus.toAudit : RegistrationStatus.passed;
  const promoted = await promote(queries, site, id, { status, at, places });
  if (promoted.length > 0) await takePlaces(queries, site, id, promoted.length);
  for (const entry of promoted) {
    const path = `/registrationDetail/${id}/${entry.id}.html`;
    const message = {
      member: entry.member,
      kind: 'registrationPlaced',
      type: ReadType.activity,
      path,
    } as const;
    await addDecisionMessage(queries, site, { ...message, subject: doc.title, reason: '' }, at);
  }
}

/** The waiting list of an activity as a member has it. @param member 0 = a reader without a login */
export async function waitingView(db: Queries, site: number, activity: number, member: number) {
  const own = member > 0 ? await ownWaitingEntry(db, site, activity, member) : undefined;
  return {
    waitingNum: await countWaiting(db, site, activity),
    waitingPlace: own ? await waitingPlace(db, site, activity, own.id) : 0,
  };
}
