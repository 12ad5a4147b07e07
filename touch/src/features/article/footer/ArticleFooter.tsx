import type { Article } from '@touch/api/articleContent';
import type { ReactNode } from 'react';
import { Related } from './Related';

interface EndingProps {
  readonly article: Article;
  /** The article's comments, a feature of its own. */
  readonly comments: ReactNode;
  /** The related rows, drawn as lists draw theirs. */
  readonly children: ReactNode;
}

/** Content below every article; the to-bottom button leads here (B3). */
export function ArticleFooter({ article, comments, children }: EndingProps) {
  return (
    <div data-bottom="">
      {comments}
      {article.related.length > 0 ? <Related>{children}</Related> : null}
    </div>
  );
}
