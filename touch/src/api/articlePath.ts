import { ArticleType, KindNumber } from '@contract/codes';
import { pathTo } from '@touch/lib/paths';

/** An article's screen and what stands before its id there (A2): its column, or for topics and lives the linked one. */
const screens: Readonly<Record<number, readonly [screen: string, before?: 'columnID' | 'linkID']>> = {
  [ArticleType.imageSet]: ['imageDetail', 'columnID'],
  [ArticleType.video]: ['videoDetail', 'columnID'],
  [ArticleType.topic]: ['specDetail', 'linkID'],
  [ArticleType.live]: ['liveDetail', 'linkID'],
  [ArticleType.link]: ['linkDetail'],
  [ArticleType.h5]: ['linkDetail'],
};

export interface ArticlePathFields {
  readonly fileId: string;
  readonly articleType: number;
  readonly columnID: number;
  readonly linkID: number;
}

/** The path of the page that comments are about. @param source KindNumber.source */
export function commentedPath(source: number, article: ArticlePathFields): string {
  if (source === KindNumber.source.post) return `/postDetail/${article.fileId}.html`;
  if (source === KindNumber.source.activity) return `/activityDetail/${article.fileId}.html`;
  if (source === KindNumber.source.dynamic) return `/dynamicDetail/${article.fileId}.html`;
  if (source === KindNumber.source.shortVideo) return `/minVideoDetail/${article.fileId}.html`;
  return articlePath(article);
}

/** The path of an article's screen below the base path (E5). */
export function articlePath(article: ArticlePathFields): string {
  const [segment, before] = screens[article.articleType] ?? ['newsDetail', 'columnID'];
  const number = before && article[before];
  return pathTo(
    { segment, params: ['before', 'id'] },
    { before: number && number > 0 ? number : undefined, id: article.fileId },
  );
}
