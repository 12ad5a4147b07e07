import { ArticleType } from '@contract/codes';
import type { Article, ArticleContent } from '@touch/api/articleContent';
import { readArticleExtras } from '@touch/api/reading/articleExtras';
import { checkBody } from '@touch/lib/prose/checkBody';
import { type BodyOptions, bodyHtml } from './bodyHtml';
import { imageSetHtml } from './imageSetHtml';

/** Readers outside cut the body out between these (wire W20). */
const framed = (html: string): string => `<!--enpcontent-->${html}<!--/enpcontent-->`;

/** The article with its body made, and what came beside it; what reaches a browser by a call is checked there once more (K8). */
export function makeArticle(wire: ArticleContent, data: unknown, how: BodyOptions): Article {
  const { content, ...article } = wire;
  const checked = typeof DOMParser === 'undefined' ? content : checkBody(content);
  const made = article.articleType === ArticleType.imageSet ? imageSetHtml : bodyHtml;
  return {
    ...article,
    ...readArticleExtras(data),
    body: framed(made({ ...article, content: checked }, how)),
  };
}
