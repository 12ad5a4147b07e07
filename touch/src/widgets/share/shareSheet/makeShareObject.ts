import { KindNumber, ShareObjectType } from '@contract/codes';
import { SHARE_CACHE_PARAMETER } from '@contract/limits';
import { ReportKind } from '@contract/reportCodes';
import type { Article } from '@touch/api/articleContent';
import type { ReportSubject } from '@touch/api/report';
import { publicBase } from '@touch/lib/publicBase';
import { safeUrl } from '@touch/lib/safeUrl';
import { shareDescription, shareTitle } from '@touch/lib/text';
import type { Visit } from '@touch/outside/visit';
import type { SharedPage, ShareObject } from '@touch/widgets/share/shareObject';

/** The paper's address as everybody reaches it (A12); only where the site names none, where this page stands. */
const baseOf = ({ config, origin, basePath }: Pick<Visit, 'config' | 'origin' | 'basePath'>): string =>
  publicBase(config) ?? origin + basePath;

/** The link is built of the article's own path and a cache buster; nothing of the address as it stands goes along (G10). */
const shareLink = (base: string, path: string, now: number): string =>
  `${base}${path}${path.includes('?') ? '&' : '?'}${SHARE_CACHE_PARAMETER}=${now}`;

export type ShareVisit = Pick<Visit, 'origin' | 'basePath' | 'config' | 'flags' | 'now'>;

/** Longest title of a share card, in characters (D3). */
const titleLimit = ({ flags, config: { shareTitleMax } }: ShareVisit): number =>
  (flags.messenger ? shareTitleMax.messenger : shareTitleMax.other) || 64;

/** @param path the article's canonical path below the base path. */
export function shareObject(article: Article, visit: ShareVisit, path: string): ShareObject {
  const { config } = visit;
  const base = baseOf(visit);
  const text = article.shareContent || article.attAbstract || article.body;
  return {
    title: shareTitle(article.shareTitle || article.title, titleLimit(visit)),
    desc: shareDescription(text) || config.shareDescription,
    imgUrl: safeUrl(article.picture || config.appShareLogo, base) ?? '',
    objectType: article.xyAccountID > 0 ? ShareObjectType.accountArticle : ShareObjectType.article,
    article_id: article.fileId,
    link: shareLink(base, path, visit.now()),
    poster: KindNumber.poster.article,
    counted: 'article',
    onShared: undefined,
    reported: { kind: 'article', id: article.fileId },
  };
}

const reportedKinds = ['question', 'post', 'shortVideo'] as const;

/** A page whose words or pictures readers may report (K21). */
function reportedPage({ objectType, id, isAccount }: SharedPage): ReportSubject | undefined {
  if (isAccount) return { kind: 'account', id };
  const kind = reportedKinds.find((name) => ReportKind[name] === objectType);
  return kind && { kind, id };
}

/** A page that is no article. */
export function pageShareObject(page: SharedPage, visit: ShareVisit): ShareObject {
  const { config } = visit;
  const base = baseOf(visit);
  return {
    title: shareTitle(page.title, titleLimit(visit)),
    desc: shareDescription(page.text) || config.shareDescription,
    imgUrl: safeUrl(page.picture || config.appShareLogo, base) ?? '',
    objectType: page.objectType,
    article_id: page.id,
    link: shareLink(base, page.path, visit.now()),
    poster: page.poster,
    counted: page.counted,
    onShared: page.onShared,
    reported: reportedPage(page),
  };
}
