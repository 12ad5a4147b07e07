import { EntryState, RegistrationStatus } from '@contract/participation/codes';
import type { Database, Queries } from '@platform/db/connection';
import { bySite, createBatch } from '@platform/queues/batch';
import { repeatedIn } from '@platform/signForms/signForm.rules';
import { fieldsOf, isFull, takesSignUps } from '../activities.document';
import { entryStateOf, holdsPlace } from '../activities.rules';
import { lockActivities, type StoredActivity, takePlaces } from '../activities.store';
import { newRegistCode } from './registCodes.rules';
import { addEntries, type EntryKey, knownEntries, type NewEntry, repeatedValues } from './signUps.store';

/** Sign-ups of one transaction at most. */
const MAX_BATCH = 200;

/** A sign-up with checked answers. */
export interface SignUp extends EntryKey {
  readonly answers: Readonly<Record<string, string>>;
  /** Waits for a place where the activity is full. */
  readonly waits: boolean;
}
export type SignUpOutcome =
  | { readonly kind: 'signedUp'; readonly id: number; readonly code: string; readonly status: number }
  | { readonly kind: 'refused'; readonly message: string };

const refusedWith = (message: string) => ({ kind: 'refused', message }) as const;
/** Recorded texts (wire x3), and ours. */
export const signUpTexts = {
  done: '报名成功',
  doneForReview: '报名成功，请等待审核',
  waits: '名额已满，已加入候补',
  repeated: '请不要重复报名',
  [EntryState.full]: '活动名额已满，请下次再来',
  [EntryState.notStarted]: '报名未开始',
  [EntryState.ended]: '报名已结束',
  unknown: '没有这个活动',
  none: '这个活动不需要报名',
} as const;

/** True where the sign-up is open and its places are taken, and the member may wait for one. @param now epoch ms */
const canWait = (activity: StoredActivity, now: number): boolean =>
  activity.waiting_list && entryStateOf(activity.doc, isFull(activity), now) === EntryState.full;

/** The reason that a member cannot sign up now; undefined = they can. @param waits also for a place of a full activity @param now epoch ms */
export function closedReason(
  activity: StoredActivity | undefined,
  waits: boolean,
  now: number,
): string | undefined {
  if (!activity) return signUpTexts.unknown;
  if (!takesSignUps(activity)) return signUpTexts.none;
  if (waits && canWait(activity, now)) return undefined;
  const state = entryStateOf(activity.doc, isFull(activity), now);
  return state === EntryState.open || state === EntryState.applied ? undefined : signUpTexts[state];
}

const keyOf = ({ activity, member }: EntryKey): string => `${activity}/${member}`;
const valueKey = (activity: number, field: string, value: string): string => `${activity}/${field}/${value}`;

/**
 * Signs members up. Those who come at once are written together: one lock of the activity and one commit for all of them,
 * in the order they came, so that a quota is never exceeded (K3, decision 069).
 * @param now epoch ms
 */
export function createSignUps(db: Database, now: () => number) {
  const together = bySite((site) =>
    createBatch<SignUp, SignUpOutcome>(
      (jobs) => db.transaction((queries) => signUpBatch(queries, site, jobs, now())),
      { most: MAX_BATCH, apart: keyOf },
    ),
  );
  return { signUp: (site: number, job: SignUp): Promise<SignUpOutcome> => together(site, job) };
}
export type SignUps = ReturnType<typeof createSignUps>;

async function signUpBatch(
  queries: Queries,
  site: number,
  jobs: readonly SignUp[],
  now: number,
): Promise<SignUpOutcome[]> {
  const ids = [...new Set(jobs.map(({ activity }) => activity))];
  const activities = new Map((await lockActivities(queries, site, ids)).map((row) => [row.id, row]));
  const known = new Set((await knownEntries(queries, site, jobs)).map(keyOf));
  const usedValues = await readUsedValues(queries, site, jobs, activities);
  const taken = new Map<number, number>();

  const decided = jobs.map((job): NewEntry | SignUpOutcome => {
    const stored = activities.get(job.activity);
    const activity = stored && withTaken(stored, taken.get(job.activity) ?? 0);
    if (known.has(keyOf(job))) return refusedWith(signUpTexts.repeated);
    const closed = closedReason(activity, job.waits, now);
    if (!activity || closed) return refusedWith(closed ?? signUpTexts.unknown);
    const repeated = fieldsOf(activity).find(
      ({ id }) =>
        activity.unique_fields.includes(id) &&
        usedValues.has(valueKey(activity.id, id, job.answers[id] ?? '')),
    );
    if (repeated) return refusedWith(repeatedIn(repeated));
    for (const field of activity.unique_fields) {
      const value = job.answers[field] ?? '';
      if (value !== '') usedValues.add(valueKey(activity.id, field, value));
    }
    const status = statusOf(activity, now);
    if (holdsPlace(status)) taken.set(activity.id, (taken.get(activity.id) ?? 0) + 1);
    return { ...job, status, code: newRegistCode() };
  });

  const fresh = decided.filter((one): one is NewEntry => !('kind' in one));
  const added = await addEntries(queries, site, fresh, new Date(now));
  const numbers = new Map(added.map((one) => [keyOf(one), one.id]));
  for (const id of ids) {
    const count = added.filter(({ activity, status }) => activity === id && holdsPlace(status)).length;
    if (count > 0) await takePlaces(queries, site, id, count);
  }
  return decided.map((one) => {
    if ('kind' in one) return one;
    const id = numbers.get(keyOf(one));
    // The membership ended meanwhile.
    return id === undefined
      ? refusedWith('该账号已停用')
      : { kind: 'signedUp', id, code: one.code, status: one.status };
  });
}

/** RegistrationStatus of a new entry. */
function statusOf(activity: StoredActivity, now: number): RegistrationStatus {
  if (canWait(activity, now)) return RegistrationStatus.waiting;
  return activity.needs_review ? RegistrationStatus.toAudit : RegistrationStatus.passed;
}

const withTaken = (activity: StoredActivity, more: number): StoredActivity => ({
  ...activity,
  doc: { ...activity.doc, participatorNum: activity.doc.participatorNum + more },
});

/** Values of unique fields that other entries have. */
async function readUsedValues(
  queries: Queries,
  site: number,
  jobs: readonly SignUp[],
  activities: ReadonlyMap<number, StoredActivity>,
): Promise<Set<string>> {
  const values = jobs.flatMap(({ activity, member, answers }) =>
    (activities.get(activity)?.unique_fields ?? []).flatMap((field) => {
      const value = answers[field] ?? '';
      return value === '' ? [] : [{ activity, member, field, value }];
    }),
  );
  const rows = values.length > 0 ? await repeatedValues(queries, site, values) : [];
  return new Set(rows.map(({ activity, field, value }) => valueKey(activity, field, value)));
}
