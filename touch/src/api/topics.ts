import { type Query, queryKey } from '@touch/outside/queryCache';
import type { TopicArticle, TopicPart } from './reading/topics';

export type { TopicArticle, TopicPart } from './reading/topics';

/** Has a key of its own: article screens read the same call in another shape. */
export const topicArticleQuery = (articleId: string): Query<TopicArticle> => {
  const input = { articleId };
  return {
    key: `topic ${queryKey('getArticleContent', input)}`,
    operation: 'getArticleContent',
    input,
    read: async (data) => (await import('./reading/topics')).readTopicArticle(data),
  };
};

/** The parts of a topic with their first articles. */
export const getSubSpecialArticlesQuery = (columnId: number): Query<readonly TopicPart[]> => {
  const input = { columnId };
  return {
    key: queryKey('getSubSpecialArticles', input),
    operation: 'getSubSpecialArticles',
    input,
    read: async (data) => (await import('./reading/topics')).readParts(data),
  };
};
