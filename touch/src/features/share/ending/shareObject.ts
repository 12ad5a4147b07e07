import { ShareObjectType } from '@contract/codes';
import { SHARE_CACHE_PARAMETER } from '@contract/limits';
import type { Article } from '@touch/api/article/articleContent';
import { publicBase } from '@touch/lib/rows/publicBase';
import { safeUrl } from '@touch/lib/rows/safeUrl';
import { shareDescription, shareTitle } from '@touch/lib/rows/text';
import type { Visit } from '@touch/outside/visit';

/** Data of an article to share (J1). */
export interface ShareObject {
  readonly title: string;
  readonly desc: string;
  readonly imgUrl: string;
  readonly objectType: number;
  readonly article_id: string;
  readonly link: string;
}

/** The paper's address as everybody reaches it (A12); only where the site names none, where this page stands. */
const baseOf = ({ config, origin, basePath }: Pick<Visit, 'config' | 'origin' | 'basePath'>): string =>
  publicBase(config) ?? origin + basePath;

/** The link is built of the article's own path and a cache buster; nothing of the address as it stands goes along (G10). */
const shareLink = (base: string, path: string, now: number): string =>
  `${base}${path}?${SHARE_CACHE_PARAMETER}=${now}`;

/** @param path the article's canonical path below the base path. */
export function shareObject(
  article: Article,
  visit: Pick<Visit, 'origin' | 'basePath' | 'config' | 'flags' | 'now'>,
  path: string,
): ShareObject {
  const { config, flags } = visit;
  const base = baseOf(visit);
  const limit = flags.messenger ? config.shareTitleMax.messenger : config.shareTitleMax.other;
  const text = article.shareContent || article.attAbstract || article.body;
  return {
    title: shareTitle(article.shareTitle || article.title, limit || 64),
    desc: shareDescription(text) || config.shareDescription,
    imgUrl: safeUrl(article.picture || config.appShareLogo, base) ?? '',
    objectType: article.xyAccountID > 0 ? ShareObjectType.accountArticle : ShareObjectType.article,
    article_id: article.fileId,
    link: shareLink(base, path, visit.now()),
  };
}
