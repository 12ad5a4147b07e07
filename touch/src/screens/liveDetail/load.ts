import { liveViewQuery } from '@touch/api/lives';
import { socketConfigQuery } from '@touch/api/socketConfig';
import { cachedList, ensureListLoaded, ensureLoaded } from '@touch/api/useQuery';
import { articleQuery } from '@touch/features/article/articleQuery';
import { loadArticle } from '@touch/features/article/loadArticle';
import type { ScreenContext } from '@touch/outside/screen';
import { deferredParts } from './deferredParts';
import { isLive, liveIdOf } from './liveId';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export async function load(context: ScreenContext): Promise<void> {
  const { cache, params } = context;
  const loadLive = async (id: string) => {
    if (id === '') return;
    const [{ loadComments }] = await Promise.all([
      import('./LiveComments'),
      ensureListLoaded(cache, liveViewQuery(id)),
      ensureLoaded(cache, socketConfigQuery()),
    ]);
    const { order } = cachedList(cache, liveViewQuery(id))?.extras ?? {};
    if (order === 'oldest') await ensureListLoaded(cache, liveViewQuery(id, order));
    await loadComments(cache, id);
  };
  // The address names the live: it does not wait for the article.
  await Promise.all([loadArticle(context), loadLive(liveIdOf(undefined, params)), deferredParts.load()]);
  const query = articleQuery(context);
  const article = query && cache.getValue(query);
  if (article && isLive(article)) await loadLive(liveIdOf(article, params));
}
