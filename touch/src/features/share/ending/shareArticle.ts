import type { Article } from '@touch/api/article/articleContent';
import { countShare } from '@touch/api/article/events';
import type { Messages } from '@touch/locales/messages';
import type { Visit } from '@touch/outside/visit';
import { shareObject } from './shareObject';
import { copyText, shareByApp, shareBySystem } from './sharing';

/** The app's share sheet, the system's where there is one, else the link is copied; counted when it was shared. */
export async function shareArticle(
  article: Article,
  path: string,
  visit: Visit,
  words: Messages,
): Promise<void> {
  const object = shareObject(article, visit, path);
  const inApp = visit.flags.inApp ? await shareByApp(visit.config.siteID, object) : 'none';
  const shared = inApp === 'none' ? await shareBySystem(object) : inApp;
  if (shared === 'cancelled') return;
  if (shared === 'none') {
    const copied = await copyText(object.link);
    visit.toast(words[copied ? 'article.copied' : 'article.copyFailed']);
    if (!copied) return;
  }
  countShare(visit.sendAndForget, article.fileId);
}
