import { type Article, getArticleContentQuery } from '@touch/api/articleContent';
import type { Query } from '@touch/outside/queryCache';
import type { ScreenContext } from '@touch/outside/screen';

type ArticleQueryContext = Pick<ScreenContext, 'params' | 'query' | 'words'> & {
  readonly visit: Pick<ScreenContext['visit'], 'config'>;
};

/**
 * The query an article's screen reads: its id, and a preview pass where the address has one (A15).
 * undefined where the address names no article.
 */
export function articleQuery({
  params,
  query,
  visit,
  words,
}: ArticleQueryContext): Query<Article> | undefined {
  const { id = '' } = params;
  if (!/^\d{1,16}$/.test(id)) return undefined;
  return getArticleContentQuery(
    id,
    async (content, data) => {
      const { makeArticle } = await import('./body/makeArticle');
      return makeArticle(content, data, {
        imageSuffixPath: visit.config.xyApi.imageSuffixPath,
        openPicture: words['gallery.open'],
        video: words['row.video'],
        audio: words['row.audio'],
        downloadPicture: words['gallery.download'],
        playerOrigins: visit.config.playerOrigins,
      });
    },
    query.get('ticket'),
  );
}
