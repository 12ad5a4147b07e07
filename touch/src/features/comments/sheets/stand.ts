import { addReply, type Talk } from '@touch/api/changeComments';
import { discussReplyQuery, discussViewQuery, type Said } from '@touch/api/comments';
import type { Member } from '@touch/api/member';
import type { Answers } from '@touch/outside/answers';

interface Sent {
  readonly content: string;
  readonly member: Member;
  readonly to: Said | undefined;
  readonly underReview: boolean;
  /** Epoch ms. */
  readonly at: number;
}

/** Whether the platform has it: a line that failed may have carried it all the same. */
export async function hasArrived(
  answers: Answers,
  { place: { id, source } }: Talk,
  { content, member, to }: Pick<Sent, 'content' | 'member' | 'to'>,
): Promise<boolean> {
  const view = discussViewQuery(id, source);
  const replies = discussReplyQuery(to?.id ?? '');
  await (to ? answers.loadList(replies) : answers.loadList(view));
  const list = to ? answers.list<Said>(replies.key) : answers.list<Said>(view.key);
  const all = list?.pages.flat() ?? [];
  return all.some((one) => one.userID === member.uid && one.content === content);
}

/** Shows what was sent: newest of all, or below what it answers, where the reader's place in the list stays. */
export async function stand(answers: Answers, talk: Talk, sent: Sent): Promise<void> {
  const { id, source } = talk.place;
  const { to, at } = sent;
  if (!to) {
    await answers.loadList(discussViewQuery(id, source));
    return;
  }
  addReply(answers, talk, to.id, justSaid(sent, talk, to), at);
  const list = discussReplyQuery(talk.thread);
  const answered = talk.thread === '' ? undefined : answers.peek(list.key);
  const one = answered?.state === 'ready' ? answers.list(list.key) : undefined;
  if (answered && (!one || (one.pages.length === 1 && !one.hasMore))) await answers.loadList(list);
}

/** Has no number: what can be done with it comes with the next reading. */
function justSaid({ content, member, underReview }: Sent, { place }: Talk, to: Said): Said {
  return {
    ...{ id: '', content, underReview, created: '' },
    ...{ userID: member.uid, userName: member.nickname, userIcon: member.head },
    ...{ location: '', countPraise: 0, countDiscuss: 0, isOfficial: false },
    ...{ articleID: place.id, sourceType: place.source, parentID: to.id },
  };
}
