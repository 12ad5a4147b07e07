import { commentSubjectQuery } from '@touch/api/commentSubject';
import { discussReplyQuery } from '@touch/api/comments';
import { cachedList, ensureListLoaded, ensureLoaded } from '@touch/api/useQuery';
import type { Head, HeadContext, ScreenContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';
import { isThread, threadOf } from './thread';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export async function load({ cache, params: { id } }: ScreenContext): Promise<void> {
  if (!isThread(id)) return;
  const query = discussReplyQuery(id);
  await ensureListLoaded(cache, query);
  const thread = threadOf(cache, id, cachedList(cache, query)?.pages.flat() ?? []);
  if (thread) await ensureLoaded(cache, commentSubjectQuery(thread.place.id, thread.place.source));
}

/** Comments are not for search engines; the article is. */
export const head = ({ visit, texts }: HeadContext<typeof zh>): Head => ({
  title: `${texts.title} - ${visit.config.appName}`,
  noIndex: true,
});
