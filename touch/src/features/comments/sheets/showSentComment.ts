import { addReply, type CommentScope } from '@touch/api/changeComments';
import { type BaseComment, discussReplyQuery, discussViewQuery } from '@touch/api/comments';
import type { Member } from '@touch/api/member';
import type { ReplyTarget } from '@touch/outside/pendingAction';
import type { ListQuery, QueryCache } from '@touch/outside/queryCache';
import { isSameText } from './sentComment';

interface Sent {
  readonly content: string;
  readonly pictures: readonly string[];
  readonly member: Member;
  readonly to: ReplyTarget | undefined;
  readonly isUnderReview: boolean;
  /** Epoch ms. */
  readonly at: number;
}

type SentText = Pick<Sent, 'content' | 'member'>;

/** Reads a list anew. Resolves with whether the comment stands in it. */
async function reloadContains<One extends BaseComment>(
  cache: QueryCache,
  list: ListQuery<One>,
  { content, member }: SentText,
): Promise<boolean> {
  await cache.loadList(list);
  const all = cache.getList<One>(list.key)?.pages.flat() ?? [];
  return all.some((one) => one.userID === member.uid && isSameText(one.content, content));
}

/** A reading that was under way already, as after a login, does not know of it: then once more. */
const reloadUntilShown = async <One extends BaseComment>(
  cache: QueryCache,
  list: ListQuery<One>,
  words: SentText,
) => (await reloadContains(cache, list, words)) || reloadContains(cache, list, words);

/** Shows what was sent: newest of all, or below what it answers, where the reader's place in the list stays. */
export async function showSentComment(cache: QueryCache, scope: CommentScope, sent: Sent): Promise<void> {
  const { id, source } = scope.subject;
  const { to, at } = sent;
  if (!to) {
    await reloadUntilShown(cache, discussViewQuery(id, source), sent);
    return;
  }
  addReply(cache, scope, to.id, optimisticReply(sent, scope, to), at);
  if (scope.thread === '') return;
  const list = discussReplyQuery(scope.thread);
  const shown = cache.getList(list.key);
  // further pages stay where the reader is among them
  if (!shown || (shown.pages.length === 1 && !shown.hasMore)) await reloadUntilShown(cache, list, sent);
}

/** Has no number: what can be done with it comes with the next reading. */
function optimisticReply(
  { content, pictures, member, isUnderReview }: Sent,
  { subject }: CommentScope,
  to: ReplyTarget,
): BaseComment {
  return {
    id: '',
    content,
    pictures,
    isUnderReview,
    created: '',
    userID: member.uid,
    userName: member.nickname,
    userIcon: member.head,
    location: '',
    countPraise: 0,
    countDiscuss: 0,
    isOfficial: false,
    articleID: subject.id,
    sourceType: subject.source,
    parentID: to.id,
  };
}
