import { addReply, type Talk } from '@touch/api/changeComments';
import { discussReplyQuery, discussViewQuery, type Said } from '@touch/api/comments';
import type { Member } from '@touch/api/member';
import type { ListQuery, QueryCache } from '@touch/outside/answers';
import type { ReplyTarget } from '@touch/outside/intention';
import { sameWords } from './arrived';

interface Sent {
  readonly content: string;
  readonly pictures: readonly string[];
  readonly member: Member;
  readonly to: ReplyTarget | undefined;
  readonly underReview: boolean;
  /** Epoch ms. */
  readonly at: number;
}

type Words = Pick<Sent, 'content' | 'member'>;

/** Reads a list anew. Resolves with whether the comment stands in it. */
async function reads<One extends Said>(
  cache: QueryCache,
  list: ListQuery<One>,
  { content, member }: Words,
): Promise<boolean> {
  await cache.loadList(list);
  const all = cache.getList<One>(list.key)?.pages.flat() ?? [];
  return all.some((one) => one.userID === member.uid && sameWords(one.content, content));
}

/** A reading that was under way already, as after a login, does not know of it: then once more. */
const readsAtLast = async <One extends Said>(cache: QueryCache, list: ListQuery<One>, words: Words) =>
  (await reads(cache, list, words)) || reads(cache, list, words);

/** Shows what was sent: newest of all, or below what it answers, where the reader's place in the list stays. */
export async function stand(cache: QueryCache, talk: Talk, sent: Sent): Promise<void> {
  const { id, source } = talk.place;
  const { to, at } = sent;
  if (!to) {
    await readsAtLast(cache, discussViewQuery(id, source), sent);
    return;
  }
  addReply(cache, talk, to.id, justSaid(sent, talk, to), at);
  if (talk.thread === '') return;
  const list = discussReplyQuery(talk.thread);
  const standing = cache.getList(list.key);
  // further pages stay where the reader is among them
  if (!standing || (standing.pages.length === 1 && !standing.hasMore)) await readsAtLast(cache, list, sent);
}

/** Has no number: what can be done with it comes with the next reading. */
function justSaid({ content, pictures, member, underReview }: Sent, { place }: Talk, to: ReplyTarget): Said {
  return {
    ...{ id: '', content, pictures, underReview, created: '' },
    ...{ userID: member.uid, userName: member.nickname, userIcon: member.head },
    ...{ location: '', countPraise: 0, countDiscuss: 0, isOfficial: false },
    ...{ articleID: place.id, sourceType: place.source, parentID: to.id },
  };
}
