import { noticeDetailQuery } from '@touch/api/notices';
import { plainTitle } from '@touch/lib/text';
import type { ScreenContext } from '@touch/outside/screen';
import { idOf, noticeOf } from './noticeOf';

export { NoticeDetail as Screen } from './NoticeDetail';

export async function load({ query, answers }: ScreenContext): Promise<unknown> {
  const id = idOf(query);
  return id === '' ? undefined : answers.load(noticeDetailQuery(id));
}

export function title(context: ScreenContext): string {
  const { words, visit } = context;
  const { notice } = noticeOf(context);
  return `${notice ? plainTitle(notice.title) : words['title.noticeDetail']} - ${visit.config.appName}`;
}
