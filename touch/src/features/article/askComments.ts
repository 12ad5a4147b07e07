import { KindNumber } from '@contract/codes';
import { discussHotQuery, discussViewQuery } from '@touch/api/comments';
import { askList } from '@touch/api/useAnswers';
import { seesComments } from '@touch/lib/discussing';
import type { ScreenContext } from '@touch/outside/screen';
import { articleQuery } from './articleQuery';

/** Asks for the comments below an article, so that the served page has them; its own part asks for them in the browser. */
export async function askComments(context: ScreenContext): Promise<void> {
  const query = articleQuery(context);
  const article = query && context.cache.getValue(query);
  if (!article || !seesComments(article)) return;
  const { fileId } = article;
  await Promise.all([
    context.cache.load(discussHotQuery(fileId, KindNumber.source.article)),
    askList(context.cache, discussViewQuery(fileId, KindNumber.source.article)),
  ]);
}
