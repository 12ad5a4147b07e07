import { type Query, queryKey } from '@touch/outside/answers';
import type { Article, ArticleContent } from './reading/articleContent';

export type { Article, ArticleContent, ArticlePicture, ArticleVideo } from './reading/articleContent';
export type { ArticleVote, VoteQuestion } from './reading/articleVote';

/**
 * An article with its body; reading the wire's answer is loaded when there is one to read, a served page needs none.
 * @param made makes the article of the wire's content; may come late, too.
 */
export function getArticleContentQuery(
  id: string,
  made: (content: ArticleContent) => Promise<Article>,
): Query<Article> {
  const operation = 'getArticleContent';
  const input = { articleId: id };
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
