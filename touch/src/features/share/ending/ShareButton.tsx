import type { Article } from '@touch/api/article/articleContent';
import { ShareTap } from '../ShareTap';

interface ShareButtonProps {
  readonly article: Article;
  /** Canonical path below the base path. */
  readonly path: string;
}

const part = () => import('./shareArticle');

/** Shares the article (J1). */
export function ShareButton({ article, path }: ShareButtonProps) {
  return (
    <ShareTap
      load={part}
      share={async (visit, words) => {
        const { shareArticle } = await part();
        await shareArticle(article, path, visit, words);
      }}
    />
  );
}
