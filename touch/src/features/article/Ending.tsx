import type { Article } from '@touch/api/articleContent';
import type { ReactNode } from 'react';
import { CommentsBlock } from './CommentsBlock';
import { Related } from './Related';

interface EndingProps {
  readonly article: Article;
  /** The related rows, drawn as lists draw theirs. */
  readonly children: ReactNode;
}

/** What stands below every article; the to-bottom button leads here (B3). */
export function Ending({ article, children }: EndingProps) {
  return (
    <div data-bottom="">
      <CommentsBlock article={article} />
      {article.related.length > 0 ? <Related>{children}</Related> : null}
    </div>
  );
}
