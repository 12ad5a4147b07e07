import type { ArticleContent } from '@touch/api/articleContent';
import { articlePath } from './articlePath';

/** The login screen, which leads back to the article (G11): a path below the base path, nothing of the address as it stands. */
export const loginHref = (basePath: string, article: ArticleContent): string =>
  `${basePath}/login.html?return=${encodeURIComponent(articlePath(article))}`;
