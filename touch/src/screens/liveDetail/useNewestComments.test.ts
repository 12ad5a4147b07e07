import { readThreads } from '@touch/api/reading/comments';
import type { ListQueryResult } from '@touch/api/useQuery';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useNewestComments } from './useNewestComments';

const row = (id: number) => ({
  id,
  content: `第${id}条`,
  userName: '读者',
  created: '2031-03-05 09:00:00.0',
});

type Comments = Parameters<typeof useNewestComments>[0];
const listOf = (count: number): Comments => {
  const { items } = readThreads({ list: Array.from({ length: count }, (_, index) => row(count - index)) });
  const rest: Omit<ListQueryResult<unknown>, 'pages'> = {
    ...{ extras: undefined, state: 'ready', hasMore: false, more: 'idle', message: '' },
    loadMore: () => undefined,
    refresh: async () => undefined,
  };
  return { ...rest, pages: [items] };
};
function shownOf(list: Comments) {
  let shown = list;
  const Reader = () => {
    shown = useNewestComments(list);
    return null;
  };
  renderToStaticMarkup(createElement(Reader));
  return { count: shown.pages.flat().length, first: shown.pages[0]?.[0]?.content, hasMore: shown.hasMore };
}

test('[F7] comments of a live – thousands that arrived – show the newest forty, and more on the way down', () => {
  expect(shownOf(listOf(7_200))).toEqual({ count: 40, first: '第7200条', hasMore: true });
  expect(shownOf(listOf(40))).toEqual({ count: 40, first: '第40条', hasMore: false });
  expect(shownOf(listOf(0))).toEqual({ count: 0, first: undefined, hasMore: false });
});
