import { ArticleStatus, ArticleType } from '@contract/codes';
import { type ArticleContent, getArticleContentQuery } from '@touch/api/articleContent';
import { sizedImage, srcSet } from '@touch/lib/images';
import { safeUrl } from '@touch/lib/safeUrl';
import { plainTitle, shareDescription } from '@touch/lib/text';
import { parseWireDate } from '@touch/lib/time';
import type { Query } from '@touch/outside/answers';
import type { Head, ScreenContext, ScreenProps } from '@touch/outside/screen';
import type { Visit } from '@touch/outside/visit';
import { articlePath } from './articlePath';
import { BODY_SIZES, firstPicture } from './bodyHtml';
import { propertyComment } from './propertyComment';

/**
 * The query an article's screen reads: its id, and the preview pass where the address carries one (A15).
 * undefined where the address names no article.
 */
export function contentQueryOf({ params, query }: ScreenProps): Query<ArticleContent> | undefined {
  const { id = '' } = params;
  return /^\d{1,16}$/.test(id) ? getArticleContentQuery(id, query.get('ticket') ?? '') : undefined;
}

/** Asks for the article; where the address names none there is nothing to ask for. */
export async function loadArticle(context: ScreenContext): Promise<void> {
  const query = contentQueryOf(context);
  if (query) await context.answers.load(query);
}

/** Site time with its offset, as search engines want it. */
const isoTime = (wire: string): string | undefined => {
  const at = parseWireDate(wire);
  if (at === undefined) return undefined;
  return new Date(at + 8 * 3_600_000).toISOString().replace('.000Z', '+08:00');
};

export const descriptionOf = (article: ArticleContent, site: string): string =>
  shareDescription(article.shareContent || article.attAbstract || article.content) || site;

const jsonLdType = (type: number): string => (type === ArticleType.video ? 'VideoObject' : 'NewsArticle');

function articleData(article: ArticleContent, visit: Visit, url: string): Readonly<Record<string, unknown>> {
  const image = safeUrl(article.picture, visit.origin);
  const published = isoTime(article.publishtime);
  const author = article.author || article.reporter;
  const title = plainTitle(article.title);
  const common = {
    '@context': 'https://schema.org',
    '@type': jsonLdType(article.articleType),
    description: descriptionOf(article, ''),
    publisher: { '@type': 'Organization', name: visit.config.appName },
    ...(author ? { author: { '@type': 'Person', name: author } } : {}),
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

function breadcrumbs(article: ArticleContent, visit: Visit, home: string): Readonly<Record<string, unknown>> {
  const base = `${visit.origin}${visit.basePath}`;
  const places = [
    { name: home, item: `${base}/home.html` },
    ...(article.columnID
      ? [{ name: article.columnName, item: `${base}/columnDetail/${article.columnID}.html` }]
      : []),
    { name: plainTitle(article.title) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: places.map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
  };
}

function preloadOf(article: ArticleContent, visit: Visit): Pick<Head, 'preload'> {
  const picture = article.articleType === ArticleType.imageSet ? article.pictures[0] : firstPicture(article);
  const url = safeUrl(picture?.imageUrl);
  const set = url && srcSet(url);
  if (!url || !set) return {};
  const src = sizedImage(url, visit.config.xyApi.imageSuffixPath, 750);
  return { preload: { src, srcSet: set, sizes: BODY_SIZES } };
}

/** What an article's page says of itself (A11, wire W20); a gone one is 404 with the empty state (A3). */
export function articleHead(context: ScreenContext): Head {
  const { visit, words, answers } = context;
  const query = contentQueryOf(context);
  const state = query ? answers.peek(query.key)?.state : 'empty';
  const article = query && answers.value(query);
  if (!article) {
    if (state === 'empty') return { title: words['state.removed'], gone: true };
    return { title: visit.config.appName, noIndex: true };
  }
  const canonical = articlePath(article);
  const url = `${visit.origin}${visit.basePath}${canonical}`;
  const published = isoTime(article.publishtime);
  return {
    title: plainTitle(article.title),
    description: descriptionOf(article, visit.config.shareDescription),
    ...(article.picture ? { image: safeUrl(article.picture, visit.origin) ?? '' } : {}),
    canonical,
    type: article.articleType === ArticleType.video ? 'video.other' : 'article',
    ...(published ? { publishedTime: published } : {}),
    jsonLd: [articleData(article, visit, url), breadcrumbs(article, visit, words['shell.home'])],
    noIndex: article.aStatus !== ArticleStatus.published,
    comment: propertyComment(article, url),
    ...preloadOf(article, visit),
  };
}
