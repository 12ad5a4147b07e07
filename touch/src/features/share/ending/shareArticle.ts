import type { Article } from '@touch/api/article/articleContent';
import { countShare } from '@touch/api/article/events';
import type { Messages } from '@touch/locales/messages';
import type { Visit } from '@touch/outside/visit';
import { shareObject } from '../shareObject';
import { shareOrCopy } from '../shareOrCopy';

/** Shares an article; counted when it was shared. */
export async function shareArticle(
  article: Article,
  path: string,
  visit: Visit,
  words: Messages,
): Promise<void> {
  const isShared = await shareOrCopy(shareObject(article, visit, path), visit, words);
  if (isShared) countShare(visit.sendAndForget, article.fileId);
}
