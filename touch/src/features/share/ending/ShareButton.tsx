import type { Article } from '@touch/api/article/articleContent';
import { countShare } from '@touch/api/article/events';
import { useVisit } from '@touch/outside/visit';
import { ShareTap } from '../ShareTap';

interface ShareButtonProps {
  readonly article: Article;
  /** Canonical path below the base path. */
  readonly path: string;
}

/** Shares the article (J1); counted when it was shared. */
export function ShareButton({ article, path }: ShareButtonProps) {
  const { sendAndForget } = useVisit();
  return (
    <ShareTap
      make={(part, visit) => part.shareObject(article, visit, path)}
      onShared={() => countShare(sendAndForget, article.fileId)}
    />
  );
}
