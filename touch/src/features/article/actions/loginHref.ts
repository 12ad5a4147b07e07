import type { Article } from '@touch/api/articleContent';
import { articlePath } from '@touch/api/articlePath';

/** The login screen, which leads back to the article (G11): a path below the base path, nothing of the address as it stands. */
export const loginHref = (basePath: string, article: Article): string =>
  `${basePath}/login.html?return=${encodeURIComponent(articlePath(article))}`;
