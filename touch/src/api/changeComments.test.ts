import type { Answer } from '@contract/render';
import { dehydrate } from '@touch/outside/dehydrate';
import { QueryCache } from '@touch/outside/queryCache';
import { beforeEach, describe, expect, test } from 'vitest';
import { addReply, cacheComment, cachedComment, changeComment } from './changeComments';
import {
  type BaseComment,
  type Comment,
  discussHotQuery,
  discussReplyQuery,
  discussViewQuery,
} from './comments';

const comment = (id: string, content = id): BaseComment => ({
  ...{ id, content, userID: '7', userName: '老周', userIcon: '', created: '', location: '' },
  ...{ countPraise: 1, countDiscuss: 0, isOfficial: false, pictures: [], isUnderReview: false },
  ...{ articleID: '500', sourceType: 0, parentID: '0' },
});
const subject = { id: '500', source: 0 };
const [hot, view, replies] = [discussHotQuery('500', 0), discussViewQuery('500', 0), discussReplyQuery('1')];

let cache: QueryCache;
beforeEach(() => {
  cache = new QueryCache(
    async (): Promise<Answer> => ({ status: 1, message: '' }),
    () => 0,
  );
  const thread: Comment = { ...comment('1'), countDiscuss: 1, replies: [comment('2')] };
  const list = { extras: undefined, hasMore: true, more: 'idle' };
  cache.put(hot.key, { state: 'ready', at: 0, value: [thread] });
  cache.put(view.key, {
    state: 'ready',
    at: 0,
    value: { ...list, pages: [[thread], [{ ...comment('3'), replies: [] }]] },
  });
  cache.put(replies.key, { state: 'ready', at: 0, value: { ...list, pages: [[comment('2')]] } });
  cacheComment(cache, comment('1'), 0);
});

const best = () => cache.getValue(hot) ?? [];
const pages = () => cache.getList<Comment>(view.key)?.pages ?? [];

describe('[H1] a change is seen wherever the comment stands', () => {
  test('a like: among the hot ones, the newest, the answers, and at the head of its own screen', () => {
    for (const id of ['1', '2'])
      changeComment(cache, { subject: subject, thread: '1' }, id, (one) => ({ ...one, countPraise: 2 }), 1);
    expect(best().map(({ countPraise }) => countPraise)).toEqual([2]);
    expect(best()[0]?.replies.map(({ countPraise }) => countPraise)).toEqual([2]);
    expect(
      pages()
        .flat()
        .map(({ countPraise }) => countPraise),
    ).toEqual([2, 1]);
    expect(
      cache
        .getList<BaseComment>(replies.key)
        ?.pages.flat()
        .map(({ countPraise }) => countPraise),
    ).toEqual([2]);
    expect(cachedComment(cache, '1')?.countPraise).toBe(2);
  });

  test('one that goes: everywhere, and the pages stay', () => {
    changeComment(cache, { subject: subject, thread: '' }, '1', () => undefined, 1);
    expect(best()).toEqual([]);
    expect(pages().map((page) => page.map(({ id }) => id))).toEqual([[], ['3']]);
    expect(cache.getList(view.key)?.hasMore).toBe(true);
  });

  test('an answer that goes is counted no more', () => {
    changeComment(cache, { subject: subject, thread: '' }, '2', () => undefined, 1);
    expect([pages()[0]?.[0]?.replies, pages()[0]?.[0]?.countDiscuss]).toEqual([[], 0]);
  });

  test('an answer stands below what it answers, also where that is an answer itself; one under review counts nothing', () => {
    const place = { subject, thread: '' };
    addReply(cache, place, '1', comment('', 'a'), 1);
    addReply(cache, place, '2', { ...comment('', 'b'), isUnderReview: true }, 1);
    addReply(cache, place, '99', comment('', 'c'), 1);
    expect(pages()[0]?.[0]?.replies.map(({ content }) => content)).toEqual(['2', 'a', 'b']);
    expect(pages()[0]?.[0]?.countDiscuss).toBe(2);
    expect(best()[0]?.replies.length).toBe(3);
    expect(pages()[1]?.[0]?.replies).toEqual([]);
  });

  test('a comment that is not in the cache – changed – adds nothing to it', () => {
    const empty = new QueryCache(
      async (): Promise<Answer> => ({ status: 1, message: '' }),
      () => 0,
    );
    changeComment(empty, { subject: subject, thread: '1' }, '1', () => undefined, 1);
    expect(dehydrate(empty, '')).toEqual({});
  });
});
