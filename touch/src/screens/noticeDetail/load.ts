import { noticeDetailQuery } from '@touch/api/notices';
import type { Head, HeadContext, ScreenContext } from '@touch/outside/screen';
import { idOf, noticeOf } from './noticeOf';
import type { texts as zh } from './texts/zh';
import { title } from './title';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export async function load({ query, cache }: ScreenContext): Promise<unknown> {
  const id = idOf(query);
  return id === '' ? undefined : cache.load(noticeDetailQuery(id));
}

export function head(context: HeadContext<typeof zh>): Head {
  const id = idOf(context.query);
  if (id === '') return { title: title(context), noIndex: true };
  return {
    title: title(context),
    canonical: `/noticeDetail.html?id=${id}`,
    gone: noticeOf(context).state === 'empty',
  };
}
