import { type Query, queryKey } from '@touch/outside/queryCache';
import type { Article, ArticleContent } from './reading/articleContent';

export type { Article, ArticleContent, ArticlePicture, ArticleVideo } from './reading/articleContent';
export type { Advert, ArticleAccount } from './reading/articleExtras';
export type { ArticleVote, VoteQuestion } from './reading/articleVote';

/**
 * An article with its body. The parser loads with the first answer; a served page does not need it.
 * @param makeArticle makes the article from the wire's content and the whole answer; may load later, too.
 * @param ticket a preview pass: shows what is not released yet (A15, wire g9)
 */
export function getArticleContentQuery(
  id: string,
  makeArticle: (content: ArticleContent, data: unknown) => Promise<Article>,
  ticket?: string | null,
): Query<Article> {
  const operation = ticket ? 'getArticleContentUnrelease' : 'getArticleContent';
  const input = { articleId: id, ticket: ticket || undefined };
  return {
    key: queryKey(operation, input),
    operation,
    input,
    read: async (data) => {
      const { readContent } = await import('./reading/articleContent');
      const content = readContent(data);
      return content && makeArticle(content, data);
    },
    // where the rendered page has the body (wire W20)
    pageText: { field: 'body', selector: '#dirnum > .content-main' },
  };
}
