import * as operations from '@contract/activities';
import type { Answer } from '@contract/render';
import { Status } from '@contract/statuses';
import { textIn } from '@touch/lib/textIn';
import { at } from '@touch/outside/member/addresses';
import type { QueryCache } from '@touch/outside/queryCache';

const registName = at(operations.activityRegist);
const changeName = at(operations.changeRegistration);
const checkName = at(operations.checkEntryRepeatField);

export type FieldAnswers = Readonly<Record<string, string>>;

/** `refused`: the platform's own words, in Chinese; of a field they begin with its label. */
export type SignUpResult =
  | { readonly kind: 'done'; readonly isWaiting: boolean }
  | { readonly kind: 'network' }
  | { readonly kind: 'refused'; readonly serverMessage: string; readonly message: string };

function resultOf(answer: Answer | undefined): SignUpResult {
  if (!answer) return { kind: 'network' };
  const { status, message, serverMessage = message, data } = answer;
  if (status !== Status.data) return { kind: 'refused', message, serverMessage };
  const isDone = typeof data === 'object' && data !== null && 'success' in data && data.success === true;
  return isDone
    ? { kind: 'done', isWaiting: Number(textIn(data, 'waitingPlace')) > 0 }
    : { kind: 'refused', message: '', serverMessage: textIn(data, 'message') };
}

export interface SignUpCall {
  readonly fileId: string;
  readonly uid: string;
  readonly answers: FieldAnswers;
  /** Joins the waiting list of a full activity. */
  readonly waits: boolean;
}
/** Signs the member up (wire f3). A second call is refused: it may be sent again after a network failure. */
export const signUp = async (cache: QueryCache, { fileId, uid, answers, waits }: SignUpCall) =>
  resultOf(
    await cache.call(registName, {
      fileId,
      userID: uid,
      signForm: JSON.stringify(answers),
      waiting: waits ? 1 : undefined,
    }),
  );

/** Changes the answers of the member's own entry (wire n13). */
export const changeAnswers = async (cache: QueryCache, entryID: number, answers: FieldAnswers) =>
  resultOf(await cache.call(changeName, { entryID, signForm: JSON.stringify(answers) }));

/** True where another entry of the activity has the value (wire g65); undefined if the call failed. */
export async function isRepeated(
  cache: QueryCache,
  fileId: string,
  fieldId: string,
  value: string,
): Promise<boolean | undefined> {
  const answer = await cache.call(checkName, { fileId, fieldId, value });
  if (answer?.status !== Status.data) return undefined;
  return textIn(answer.data, 'isRepeat') === '1';
}
