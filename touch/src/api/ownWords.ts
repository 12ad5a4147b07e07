import { AppealKind, type AppealKindName, AppealState } from '@contract/appealCodes';
import * as appeals from '@contract/appeals';
import * as circles from '@contract/circles';
import * as questions from '@contract/questions';
import { Status } from '@contract/statuses';
import { textIn } from '@touch/lib/textIn';
import { at } from '@touch/outside/member/addresses';
import type { QueryCache } from '@touch/outside/queryCache';

const refusalName = at(appeals.refusalDetail);
const appealName = at(appeals.appeal);
const deleteNames = { post: at(circles.deletePost), question: at(questions.deleteQuestion) };

export type OwnWordsKind = AppealKindName;

/** Something that the member said or handed in. */
export interface OwnWordsRef {
  readonly kind: OwnWordsKind;
  readonly id: string;
}

/** Why the newsroom refused it, and the member's appeal. */
export interface Refusal {
  /** '' = none was written. */
  readonly reason: string;
  readonly appeal: keyof typeof AppealState;
  /** The member's words; '' = no appeal. */
  readonly content: string;
  /** The newsroom's answer to the appeal. */
  readonly note: string;
}

const states = Object.keys(AppealState) as readonly (keyof typeof AppealState)[];
const sourceOf = ({ kind, id }: OwnWordsRef) => ({ sourceType: AppealKind[kind], rootID: id });

/** `none`: it is not refused any more; undefined where the network or the platform fails (wire n23). */
export async function fetchRefusal(
  cache: QueryCache,
  own: OwnWordsRef,
): Promise<Refusal | 'none' | undefined> {
  const answer = await cache.call(refusalName, sourceOf(own));
  if (answer?.status === Status.empty) return 'none';
  if (answer?.status !== Status.data) return undefined;
  const { data } = answer;
  const state = Number(textIn(data, 'appeal'));
  return {
    reason: textIn(data, 'reason'),
    appeal: states.find((name) => AppealState[name] === state) ?? 'none',
    content: textIn(data, 'content'),
    note: textIn(data, 'note'),
  };
}

/** `message`: why not, '' where the platform does not say. */
export type OwnWordsResult = 'done' | 'network' | { readonly message: string };

/** Asks for another decision, once (wire n24). */
export async function sendAppeal(
  cache: QueryCache,
  own: OwnWordsRef,
  content: string,
): Promise<OwnWordsResult> {
  const answer = await cache.call(appealName, { ...sourceOf(own), content });
  if (!answer) return 'network';
  return answer.status === Status.data ? 'done' : { message: answer.message };
}

/** Deletes one's own post or question (wire n25, n26). @returns `kept` for words that stay without name and place */
export async function deleteOwn(
  cache: QueryCache,
  kind: keyof typeof deleteNames,
  id: string,
): Promise<OwnWordsResult | 'kept'> {
  const answer = await cache.call(deleteNames[kind], { id });
  if (!answer) return 'network';
  if (answer.status !== Status.data) return { message: answer.message };
  return textIn(answer.data, 'isKept') === '1' ? 'kept' : 'done';
}
