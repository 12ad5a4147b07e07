import { plainTitle } from '@touch/lib/text';
import type { ScreenContext } from '@touch/outside/screen';
import { noticeOf } from './noticeOf';

export function title(context: ScreenContext): string {
  const { words, visit } = context;
  const { notice } = noticeOf(context);
  return `${notice ? plainTitle(notice.title) : words['title.noticeDetail']} - ${visit.config.appName}`;
}
