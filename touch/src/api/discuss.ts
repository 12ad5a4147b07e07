import * as address from '@contract/addresses/discuss';
import { DeleteDiscussStatus, KindNumber } from '@contract/codes';
import type { Answer } from '@contract/render';
import { Status } from '@contract/statuses';
import { at } from '@touch/outside/addresses';
import type { Answers } from '@touch/outside/answers';
import type { Place } from './comments';
import type { Member } from './member';

const discussName = at(address.discuss);
const deleteName = at(address.delMyDiscuss);
const exposeName = at(address.expose);

/** How a comment fared on its way. */
export type Posted =
  | { readonly kind: 'posted' }
  /** The line failed: nobody knows whether it arrived. */
  | { readonly kind: 'network' }
  /** `message`: why, in the reader's language; `said`: the platform's own words. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly message: string;
      readonly said: string;
    };

const postedOf = (answer: Answer | undefined): Posted => {
  if (!answer) return { kind: 'network' };
  const { status, message, said = message } = answer;
  return status === Status.data ? { kind: 'posted' } : { kind: 'refused', status, message, said };
};

/** What somebody says; `pictures` are addresses that `sendPicture` got. */
export interface Words {
  readonly content: string;
  readonly pictures: readonly string[];
}

/** Says something about an article or a live. @param parentID number of the comment it answers; '' = none */
export async function discuss(
  answers: Answers,
  { id, source }: Place,
  member: Pick<Member, 'uid' | 'nickname'>,
  { content, pictures }: Words,
  parentID: string,
): Promise<Posted> {
  const shown = pictures.length > 0 ? { imgUrl: pictures.join(',') } : {};
  const given = { rootID: id, sourceType: source, content, parentID: parentID || 0, ...shown };
  return postedOf(
    await answers.ask(discussName, { ...given, userID: member.uid, userName: member.nickname }),
  );
}

export type Deleted = keyof typeof DeleteDiscussStatus | { readonly message: string } | 'network';

/** Deletes the member's own comment; the answer's status stands inside its data (wire W6), or alone where it comes bare. */
export async function delMyDiscuss(answers: Answers, uid: string, fileId: string): Promise<Deleted> {
  const answer = await answers.ask(deleteName, { userID: uid, fileId });
  if (!answer) return 'network';
  const { status, message, data } = answer;
  const inner: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'status') : undefined;
  switch (typeof inner === 'number' && status === Status.data ? inner : status) {
    case DeleteDiscussStatus.deleted:
      return 'deleted';
    case DeleteDiscussStatus.notOwn:
      return 'notOwn';
    case DeleteDiscussStatus.unknown:
      return 'unknown';
    default:
      return { message };
  }
}

/** Reports a comment. @param type ExposeType @param reason the same in words */
export const exposeComment = async (
  answers: Answers,
  id: string,
  type: number,
  reason: string,
): Promise<Posted> =>
  postedOf(
    await answers.ask(exposeName, { rootID: id, sourceType: KindNumber.expose.comment, type, reason }),
  );
