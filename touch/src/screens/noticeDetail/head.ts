import type { Head, ScreenContext } from '@touch/outside/screen';
import { idOf, noticeOf } from './noticeOf';
import { title } from './title';

export function head(context: ScreenContext): Head {
  const id = idOf(context.query);
  if (id === '') return { title: title(context), noIndex: true };
  return {
    title: title(context),
    canonical: `/noticeDetail.html?id=${id}`,
    gone: noticeOf(context).state === 'empty',
  };
}
