import * as contract from '@contract/activities';
import type { OutputOf, ReadInputOf } from '@contract/operation';
import { RegistrationStatus, SignFieldType } from '@contract/participation/codes';
import type { SignField } from '@contract/signForm';
import { PHONE_FIELD } from '@contract/signForms/signFieldProblem';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Database } from '@platform/db/connection';
import { networkOf } from '@platform/limits/rateLimit';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { memberOf, writerOf } from '@platform/operations/callers';
import { withRegions } from '@platform/signForms/regions.service';
import {
  foreignPicture,
  picturesIn,
  type ReadAnswers,
  readAnswers,
  repeatedIn,
} from '@platform/signForms/signForm.rules';
import { ownUploadsAmong } from '@platform/uploads/ownUploads.service';
import { refused } from '@platform/wire/refusals';
import { fieldsOf } from '../activities.document';
import { activityById, type StoredActivity } from '../activities.store';
import { inAppOnly } from '../registrations.service';
import { changeAnswers, withdraw } from './changes.service';
import { closedReason, createSignUps, type SignUps, signUpTexts } from './signUps.service';
import { knownEntries, ownEntryById, repeatedValues } from './signUps.store';
import { waitingPlace } from './waiting.store';

type Repeat = OutputOf<typeof contract.checkEntryRepeatField>;
type SignUpInput = ReadInputOf<typeof contract.saveActivity>;
const notRepeated = { isRepeat: 0, message: '' } as const;
const notDone = (message: string) => ({ success: false, message, entryID: 0, registCode: '' });

/** Phone and picture may come beside the form (wire x3). */
function givenAnswers(fields: readonly SignField[], { signForm, phone, imgUrl }: SignUpInput) {
  const upload = fields.find(({ type }) => type === SignFieldType.upload)?.id ?? '';
  return {
    ...signForm,
    [PHONE_FIELD]: signForm[PHONE_FIELD] || phone,
    ...(upload === '' ? {} : { [upload]: signForm[upload] || imgUrl }),
  };
}

interface SignUpParts {
  readonly db: Database;
  readonly signUps: SignUps;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Answers to the activity's form; pictures must be the member's own uploads. */
async function checkedAnswers(
  db: Database,
  context: CallContext,
  member: number,
  fields: readonly SignField[],
  given: Readonly<Record<string, string>>,
): Promise<ReadAnswers> {
  const read = readAnswers(fields, given, context.origin);
  if ('problem' in read) return read;
  const pictures = picturesIn(fields, read.answers);
  const own = new Set(await ownUploadsAmong(db, context.site.id, member, pictures));
  const problem = foreignPicture(fields, read.answers, own);
  return problem ? { problem } : read;
}

async function signUp(
  { db, signUps, now }: SignUpParts,
  context: CallContext,
  member: number,
  input: SignUpInput,
  waits: boolean,
) {
  const site = context.site.id;
  const activity = await activityById(db, site, input.fileId);
  const [known] = await knownEntries(db, site, [{ activity: input.fileId, member }]);
  if (known) return notDone(signUpTexts.repeated);
  const closed = closedReason(activity, waits, now());
  if (!activity || closed) return notDone(closed ?? signUpTexts.unknown);
  if (activity.progress_in_app) throw inAppOnly();
  const fields = await withRegions(db, site, fieldsOf(activity));
  const read = await checkedAnswers(db, context, member, fields, givenAnswers(fields, input));
  if ('problem' in read) return notDone(read.problem);
  await requireEntryCheck({ db, now }, context, activity);
  const { answers } = read;
  const outcome = await signUps.signUp(site, { activity: activity.id, member, answers, waits });
  if (outcome.kind === 'refused') return notDone(outcome.message);
  const { id: entryID, code: registCode, status } = outcome;
  if (status === RegistrationStatus.waiting) {
    const place = await waitingPlace(db, site, activity.id, entryID);
    return {
      success: true,
      message: signUpTexts.waits,
      entryID,
      registCode: '',
      waitingPlace: place,
    };
  }
  const message = activity.needs_review ? signUpTexts.doneForReview : signUpTexts.done;
  return { success: true, message, entryID, registCode };
}

async function changeRegistration(
  { db, now }: SignUpParts,
  context: CallContext,
  { entryID, signForm }: ReadInputOf<typeof contract.changeRegistration>,
) {
  const site = context.site.id;
  const member = memberOf(context);
  const entry = await ownEntryById(db, site, member, entryID);
  const activity = entry && (await activityById(db, site, entry.activity));
  if (!activity) return { success: false, message: '没有这个报名' };
  const fields = await withRegions(db, site, fieldsOf(activity));
  const read = await checkedAnswers(db, context, member, fields, signForm);
  if ('problem' in read) return { success: false, message: read.problem };
  await requireEntryCheck({ db, now }, context, activity);
  return changeAnswers(db, { site, member, id: entryID }, read.answers, now());
}

/**
 * Every answer to a value that may stand once tells of somebody's entry, whichever call gives it.
 * @throws Refusal −1 for a member, or the network of a claimed one, who asks all the time
 */
async function requireEntryCheck(
  { db, now }: Pick<SignUpParts, 'db' | 'now'>,
  { site, caller, address }: CallContext,
  { unique_fields }: Pick<StoredActivity, 'unique_fields'>,
): Promise<void> {
  if (unique_fields.length === 0) return;
  const who = caller.kind === 'member' ? `m:${caller.memberId}` : networkOf(address);
  if (!(await attemptsOf(db, site.id, now()).take(limits.entryChecks, who)))
    throw refused('操作太频繁，请稍后再试');
}

/** Tells a member that another entry has the same value in a field where each value may stand once. */
async function checkRepeat(
  { db, now }: SignUpParts,
  context: CallContext,
  { fileId, fieldId, value }: ReadInputOf<typeof contract.checkEntryRepeatField>,
): Promise<Repeat> {
  const member = memberOf(context);
  const site = context.site.id;
  const activity = await activityById(db, site, fileId);
  const field = activity && fieldsOf(activity).find(({ id }) => id === fieldId);
  if (!activity || !field || !activity.unique_fields.includes(fieldId)) return notRepeated;
  await requireEntryCheck({ db, now }, context, activity);
  const read = readAnswers([{ ...field, isneed: 0 }], { [fieldId]: value }, context.origin);
  const answer = 'answers' in read ? (read.answers[fieldId] ?? '') : '';
  if (answer === '') return notRepeated;
  const values = [{ activity: fileId, member, field: fieldId, value: answer }];
  const isRepeated = (await repeatedValues(db, site, values)).length > 0;
  return isRepeated ? { isRepeat: 1, message: repeatedIn(field) } : notRepeated;
}

/** Signing up, changing and withdrawing (wire f3, x3, n13, g65). @param now epoch ms */
export function signUpHandlers(db: Database, now: () => number): Served[] {
  const parts: SignUpParts = { db, now, signUps: createSignUps(db, now) };
  return [
    serve(contract.activityRegist, (input, context) =>
      signUp(parts, context, memberOf(context, input), input, input.waiting === 1),
    ),
    serve(contract.saveActivity, async (input, context) => {
      const { success, message } = await signUp(parts, context, writerOf(context, input), input, false);
      return { success, message: success ? signUpTexts.done : message };
    }),
    serve(contract.changeRegistration, (input, context) => changeRegistration(parts, context, input)),
    serve(contract.withdrawRegistration, ({ entryID }, context) => {
      const member = memberOf(context);
      return withdraw(db, { site: context.site.id, member, id: entryID }, now());
    }),
    serve(contract.checkEntryRepeatField, (input, context) => checkRepeat(parts, context, input)),
  ];
}
