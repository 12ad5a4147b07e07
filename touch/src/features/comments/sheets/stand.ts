import { addReply, type Talk } from '@touch/api/changeComments';
import { discussReplyQuery, discussViewQuery, type Said } from '@touch/api/comments';
import type { Member } from '@touch/api/member';
import type { Answers, ListQuery } from '@touch/outside/answers';
import type { Answered } from '@touch/outside/intention';
import { sameTexts } from './arrived';

interface Sent {
  readonly content: string;
  readonly pictures: readonly string[];
  readonly member: Member;
  readonly to: Answered | undefined;
  readonly underReview: boolean;
  /** Epoch ms. */
  readonly at: number;
}

type Words = Pick<Sent, 'content' | 'member'>;

/** Reads a list anew. Resolves with whether the comment stands in it. */
async function reads<One extends Said>(
  answers: Answers,
  list: ListQuery<One>,
  { content, member }: Words,
): Promise<boolean> {
  await answers.loadList(list);
  const all = answers.list<One>(list.key)?.pages.flat() ?? [];
  return all.some((one) => one.userID === member.uid && sameTexts(one.content, content));
}

/** A reading that was under way already, as after a login, does not know of it: then once more. */
const readsAtLast = async <One extends Said>(answers: Answers, list: ListQuery<One>, words: Words) =>
  (await reads(answers, list, words)) || reads(answers, list, words);

/** Shows what was sent: newest of all, or below what it answers, where the reader's place in the list stays. */
export async function stand(answers: Answers, talk: Talk, sent: Sent): Promise<void> {
  const { id, source } = talk.place;
  const { to, at } = sent;
  if (!to) {
    await readsAtLast(answers, discussViewQuery(id, source), sent);
    return;
  }
  addReply(answers, talk, to.id, justSaid(sent, talk, to), at);
  if (talk.thread === '') return;
  const list = discussReplyQuery(talk.thread);
  const standing = answers.list(list.key);
  // further pages stay where the reader is among them
  if (!standing || (standing.pages.length === 1 && !standing.hasMore)) await readsAtLast(answers, list, sent);
}

/** Has no number: what can be done with it comes with the next reading. */
function justSaid({ content, pictures, member, underReview }: Sent, { place }: Talk, to: Answered): Said {
  return {
    ...{ id: '', content, pictures, underReview, created: '' },
    ...{ userID: member.uid, userName: member.nickname, userIcon: member.head },
    ...{ location: '', countPraise: 0, countDiscuss: 0, isOfficial: false },
    ...{ articleID: place.id, sourceType: place.source, parentID: to.id },
  };
}
