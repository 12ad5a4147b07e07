import type { Article } from '@touch/api/articleContent';
import { countShare } from '@touch/api/events';
import type { Messages } from '@touch/locales/messages';
import type { Visit } from '@touch/outside/visit';
import { pageShareObject, type SharedPage, type ShareObject, shareObject } from './shareObject';
import { copyText, shareByApp, shareBySystem } from './sharing';

/** The app's share sheet, the system's where there is one, else the link is copied. @returns whether it was shared */
async function share(object: ShareObject, visit: Visit, words: Messages): Promise<boolean> {
  const inApp = visit.flags.inApp ? await shareByApp(visit.config.siteID, object) : 'none';
  const shared = inApp === 'none' ? await shareBySystem(object) : inApp;
  if (shared !== 'none') return shared === 'shared';
  const copied = await copyText(object.link);
  visit.toast(words[copied ? 'article.copied' : 'article.copyFailed']);
  return copied;
}

/** Shares an article; counted when it was shared. */
export async function shareArticle(
  article: Article,
  path: string,
  visit: Visit,
  words: Messages,
): Promise<void> {
  const shared = await share(shareObject(article, visit, path), visit, words);
  if (shared) countShare(visit.sendAndForget, article.fileId);
}

/** Shares a page that is no article. @returns true if it was shared */
export const sharePage = (page: SharedPage, visit: Visit, words: Messages): Promise<boolean> =>
  share(pageShareObject(page, visit), visit, words);
