import { ArticleStatus } from '@contract/codes';
import type { Article } from '@touch/api/articleContent';

/** Whether there are comments to read: H1 hides the input alone, a preview has none at all (A15). */
export const seesComments = ({ aStatus, countDiscuss }: Pick<Article, 'aStatus' | 'countDiscuss'>): boolean =>
  aStatus === ArticleStatus.published && countDiscuss > 0;
