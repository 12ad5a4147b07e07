import { noticeDetailQuery } from '@touch/api/notices';
import type { ScreenContext } from '@touch/outside/screen';
import { idOf } from './noticeOf';

export { NoticeDetail as Screen } from './NoticeDetail';
export { loadTexts } from './texts';

export async function load({ query, cache }: ScreenContext): Promise<unknown> {
  const id = idOf(query);
  return id === '' ? undefined : cache.load(noticeDetailQuery(id));
}
