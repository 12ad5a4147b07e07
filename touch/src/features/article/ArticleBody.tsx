import type { ArticleContent } from '@touch/api/articleContent';
import { plainTitle } from '@touch/lib/text';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import type { MouseEvent } from 'react';
import style from './ArticleBody.module.css';
import { type BodyHow, bodyHtml } from './bodyHtml';
import { useBody } from './useBody';

interface ArticleBodyProps {
  readonly article: ArticleContent;
  /** Opens a picture of the body, by its place in `article.pictures`. */
  readonly onPicture?: (index: number, from: HTMLElement) => void;
  /** How the HTML is made of the article; the plain article's way by default. */
  readonly make?: (article: ArticleContent, how: BodyHow) => string;
  readonly withoutAbstract?: boolean;
}

/**
 * Abstract and body. Ids, classes and their nesting are the public article page's contract (wire W20): readers outside
 * look for them, some compare the whole class attribute.
 */
export function ArticleBody({ article, onPicture, make = bodyHtml, withoutAbstract }: ArticleBodyProps) {
  const words = useWords();
  const { config } = useVisit();
  const how = {
    imageSuffixPath: config.xyApi.imageSuffixPath,
    openPicture: words['gallery.open'],
    downloadPicture: words['gallery.download'],
  };
  const html = useBody(article, (checked) => make(checked, how));
  const clicked = (event: MouseEvent) => {
    if (!onPicture || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a[data-picture]') : null;
    if (!(link instanceof HTMLElement)) return;
    event.preventDefault();
    onPicture(Number(link.dataset.picture), link);
  };
  return (
    <div className={style.body} lang={article.language || undefined}>
      {article.attAbstract && !withoutAbstract ? (
        <p className="abstract">
          <span>{words['article.abstract']}</span>
          {plainTitle(article.attAbstract)}
        </p>
      ) : null}
      <div className="article">
        <div id="dirnum" className="main_article">
          {html === undefined ? (
            <div className={style.waiting} role="status" aria-label={words['state.loading']} />
          ) : (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links inside take the keys
            <div
              className="content-main"
              onClick={clicked}
              // cleaned on its way in, refused or checked on its way out: bodyGuard, checkBody
              dangerouslySetInnerHTML={{ __html: html }}
            />
          )}
        </div>
      </div>
      <input type="hidden" id="DocIDforCount" value={article.fileId} />
    </div>
  );
}
