import type { Head, HeadContext } from '@touch/outside/screen';
import { idOf, noticeOf } from './noticeOf';
import type { texts as zh } from './texts/zh';
import { title } from './title';

export function head(context: HeadContext<typeof zh>): Head {
  const id = idOf(context.query);
  if (id === '') return { title: title(context), noIndex: true };
  return {
    title: title(context),
    canonical: `/noticeDetail.html?id=${id}`,
    gone: noticeOf(context).state === 'empty',
  };
}
