import { plainTitle } from '@touch/lib/text';
import type { HeadContext } from '@touch/outside/screen';
import { noticeOf } from './noticeOf';
import type { texts as zh } from './texts/zh';

export function title(context: HeadContext<typeof zh>): string {
  const { visit, texts } = context;
  const { notice } = noticeOf(context);
  return `${notice ? plainTitle(notice.title) : texts.title} - ${visit.config.appName}`;
}
