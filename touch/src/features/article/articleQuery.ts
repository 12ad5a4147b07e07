import { type Article, getArticleContentQuery } from '@touch/api/articleContent';
import type { Query } from '@touch/outside/answers';
import type { ScreenContext } from '@touch/outside/screen';

type Asked = Pick<ScreenContext, 'params' | 'words'> & {
  readonly visit: Pick<ScreenContext['visit'], 'config'>;
};

/**
 * The query an article's screen reads: its id. Preview passes (A15) come with the operation that reads them.
 * undefined where the address names no article.
 */
export function articleQuery({ params, visit, words }: Asked): Query<Article> | undefined {
  const { id = '' } = params;
  if (!/^\d{1,16}$/.test(id)) return undefined;
  return getArticleContentQuery(id, async (content) => {
    const { makeArticle } = await import('./makeArticle');
    return makeArticle(content, {
      imageSuffixPath: visit.config.xyApi.imageSuffixPath,
      openPicture: words['gallery.open'],
      downloadPicture: words['gallery.download'],
    });
  });
}
