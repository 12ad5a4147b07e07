import { cachedComment } from '@touch/api/changeComments';
import type { BaseComment } from '@touch/api/comments';
import type { QueryCache } from '@touch/outside/queryCache';

export const isThread = (id: string | undefined): id is string => /^\d{1,16}$/.test(id ?? '');

export interface Thread {
  /** The comment itself: as it stood where the reader came from, else as its answers quote it. */
  readonly first: BaseComment | undefined;
  /** It is known in full: it can be liked, deleted, reported. */
  readonly isWhole: boolean;
  /** Article or other subject of the thread. */
  readonly place: { readonly id: string; readonly source: number };
}

/** undefined where nothing is known: no such comment, or one that nobody answered. */
export function threadOf(cache: QueryCache, id: string, replies: readonly BaseComment[]): Thread | undefined {
  const known = cachedComment(cache, id);
  const direct = replies.find(({ parentID, to }) => parentID === id && to);
  const one = known ?? direct ?? replies[0];
  if (!one) return undefined;
  const place = { id: one.articleID, source: one.sourceType };
  return { first: known ?? (direct && quotedBy(direct)), isWhole: known !== undefined, place };
}

function quotedBy({ parentID, to, articleID, sourceType }: BaseComment): BaseComment | undefined {
  if (!to) return undefined;
  return {
    id: parentID,
    content: to.content,
    articleID,
    sourceType,
    parentID: '0',
    isUnderReview: false,
    pictures: [],
    userID: '',
    userName: to.userName,
    userIcon: '',
    created: '',
    location: '',
    countPraise: 0,
    countDiscuss: 0,
    isOfficial: false,
  };
}
