import { KindNumber } from '@contract/codes';
import { discussHotQuery, discussViewQuery } from '@touch/api/comments';
import { ensureListLoaded } from '@touch/api/useQuery';
import { canSeeComments } from '@touch/lib/commentAccess';
import type { ScreenContext } from '@touch/outside/screen';
import { articleQuery } from './articleQuery';

/** Asks for the comments below an article, so that the served page has them; its own part asks for them in the browser. */
export async function loadComments(context: ScreenContext): Promise<void> {
  const query = articleQuery(context);
  const article = query && context.cache.getValue(query);
  if (!article || !canSeeComments(article)) return;
  const { fileId } = article;
  await Promise.all([
    context.cache.load(discussHotQuery(fileId, KindNumber.source.article)),
    ensureListLoaded(context.cache, discussViewQuery(fileId, KindNumber.source.article)),
  ]);
}
