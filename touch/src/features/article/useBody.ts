import type { ArticleContent } from '@touch/api/articleContent';
import { useEffect, useState } from 'react';

/** Readers outside cut the body out between these (wire W20). */
const framed = (html: string): string => `<!--enpcontent-->${html}<!--/enpcontent-->`;

/**
 * The body to show: as the served page has it, or made here. What arrives by a call is checked once more in the browser;
 * undefined until that check is there.
 */
export function useBody(
  article: ArticleContent,
  make: (article: ArticleContent) => string,
): string | undefined {
  const [made, setMade] = useState<{ readonly article: ArticleContent; readonly html: string }>();
  const { rendered } = article;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `make` is the same for the same article
  useEffect(() => {
    if (rendered !== undefined) return;
    let left = false;
    const settle = (content: string) => {
      if (!left) setMade({ article, html: framed(make({ ...article, content })) });
    };
    import('./checkBody').then(
      ({ checkBody }) => settle(checkBody(article.content)),
      // without the check the way out of the server guards: what is not clean becomes plain text
      () => settle(article.content),
    );
    return () => {
      left = true;
    };
  }, [article, rendered]);

  if (rendered !== undefined) return rendered;
  if (typeof document === 'undefined') return framed(make(article));
  return made?.article === article ? made.html : undefined;
}
