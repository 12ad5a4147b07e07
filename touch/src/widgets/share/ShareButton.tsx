import type { Article } from '@touch/api/articleContent';
import { ShareTap } from './ShareTap';

interface ShareButtonProps {
  readonly article: Article;
  /** Canonical path below the base path. */
  readonly path: string;
}

/** Shares the article (J1). */
export function ShareButton({ article, path }: ShareButtonProps) {
  return <ShareTap make={(part, visit) => part.shareObject(article, visit, path)} />;
}
