import { ArticleStatus, ArticleType } from '@contract/codes';
import type { Article } from '@touch/api/articleContent';
import { articlePath } from '@touch/api/articlePath';
import { sizedImage, srcSet } from '@touch/lib/images';
import { safeUrl } from '@touch/lib/safeUrl';
import { shareDescription } from '@touch/lib/text';
import { parseWireDate } from '@touch/lib/time';
import type { Head, ScreenContext } from '@touch/outside/screen';
import type { Visit } from '@touch/outside/visit';
import { BODY_SIZES } from '../body/bodySizes';
import { propertyComment } from './propertyComment';

/** Site time with its offset, as search engines want it. */
export const isoTime = (wire: string): string | undefined => {
  const at = parseWireDate(wire);
  if (at === undefined) return undefined;
  return isoMoment(at);
};

/** @param at epoch ms */
const isoMoment = (at: number): string =>
  new Date(at + 8 * 3_600_000).toISOString().replace(/\.\d{3}Z$/, '+08:00');

const descriptionOf = (article: Article): string =>
  shareDescription(article.shareContent || article.attAbstract || article.body);

const jsonLdType = (type: number): string => (type === ArticleType.video ? 'VideoObject' : 'NewsArticle');

/** Of schema.org: made by people and machines together. */
const AI_SOURCE = 'https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource';

function articleData(
  article: Article,
  visit: Visit,
  url: string,
  description: string,
): Readonly<Record<string, unknown>> {
  const image = safeUrl(article.picture, visit.origin);
  const published = isoTime(article.publishtime);
  const author = article.author || article.reporter;
  const title = article.title;
  const common = {
    '@context': 'https://schema.org',
    '@type': jsonLdType(article.articleType),
    description,
    ...(article.version > 0 ? { dateModified: isoMoment(article.version) } : {}),
    ...(author ? { author: { '@type': 'Person', name: author } } : {}),
    ...(article.aiGenerated === 1 ? { digitalSourceType: AI_SOURCE } : {}),
  };
  const [video] = article.videos;
  if (article.articleType === ArticleType.video && video) {
    return {
      ...common,
      name: title,
      uploadDate: published,
      thumbnailUrl: safeUrl(video.imageUrl, visit.origin) ?? image,
      contentUrl: safeUrl(video.videoUrl, visit.origin),
      ...(video.duration > 0 ? { duration: `PT${Math.round(video.duration)}S` } : {}),
      mainEntityOfPage: url,
    };
  }
  return {
    ...common,
    '@type': 'NewsArticle',
    headline: title,
    datePublished: published,
    mainEntityOfPage: url,
    ...(image ? { image: [image] } : {}),
  };
}

function breadcrumbs(article: Article, visit: Visit, home: string): Readonly<Record<string, unknown>> {
  const base = `${visit.origin}${visit.basePath}`;
  const places = [
    { name: home, item: `${base}/home.html` },
    ...(article.columnID
      ? [{ name: article.columnName, item: `${base}/columnDetail/${article.columnID}.html` }]
      : []),
    { name: article.title },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: places.map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
  };
}

/** A first picture further down in the body is not what the reader waits for. */
const EARLY = 1200;

function preloadOf(article: Article, visit: Visit): Pick<Head, 'preload'> {
  const place = article.body.indexOf('data-picture="0"');
  const url = place >= 0 && place < EARLY ? safeUrl(article.pictures[0]?.imageUrl) : undefined;
  const set = url && srcSet(url);
  if (!url || !set) return {};
  const src = sizedImage(url, visit.config.xyApi.imageSuffixPath, 750);
  return { preload: { src, srcSet: set, sizes: BODY_SIZES } };
}

/** The one address feeds and sitemaps name too (wire W18), where it is of this paper; else the screen's own. */
function publicAddress(article: Article, { origin, basePath }: Visit): string {
  const shared = safeUrl(article.shareUrl, origin);
  return shared?.startsWith(`${origin}/`) ? shared : `${origin}${basePath}${articlePath(article)}`;
}

/** Metadata of an article's page (A11, wire W20). */
export function articlePage(article: Article, { visit, words }: ScreenContext): Head {
  const canonical = publicAddress(article, visit);
  const published = isoTime(article.publishtime);
  const description = descriptionOf(article);
  return {
    title: article.title,
    ...(article.shareTitle ? { shareTitle: article.shareTitle } : {}),
    description: description || visit.config.shareDescription,
    ...(article.picture ? { image: safeUrl(article.picture, visit.origin) ?? '' } : {}),
    canonical,
    type: article.articleType === ArticleType.video ? 'video.other' : 'article',
    ...(published ? { publishedTime: published } : {}),
    jsonLd: [
      articleData(article, visit, canonical, description),
      breadcrumbs(article, visit, words['shell.home']),
    ],
    noIndex: article.aStatus !== ArticleStatus.published,
    comment: propertyComment(article, canonical),
    ...preloadOf(article, visit),
  };
}
