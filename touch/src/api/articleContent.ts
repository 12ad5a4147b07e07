import { type Query, queryKey } from '@touch/outside/answers';
import type { Article, ArticleContent } from './reading/articleContent';

export type { Article, ArticleContent, ArticlePicture, ArticleVideo } from './reading/articleContent';

/**
 * An article with its body; reading the wire's answer is loaded when there is one to read, a served page needs none.
 * @param ticket preview pass of an article that is not published (A15); '' = the published one.
 * @param made makes the article of the wire's content; may come late, too.
 */
export function getArticleContentQuery(
  id: string,
  ticket: string,
  made: (content: ArticleContent) => Promise<Article>,
): Query<Article> {
  const operation = ticket ? 'getArticleContentUnrelease' : 'getArticleContent';
  const input = ticket ? { articleId: id, ticket } : { articleId: id };
  return {
    key: queryKey(operation, input),
    operation,
    input,
    read: async (data) => {
      const { readContent } = await import('./reading/articleContent');
      const content = readContent(data);
      return content && made(content);
    },
    // where the rendered page has the body (wire W20)
    inPage: { field: 'body', at: '#dirnum > .content-main' },
  };
}
