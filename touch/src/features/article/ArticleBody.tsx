import type { Article } from '@touch/api/article/articleContent';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { type MouseEvent, useMemo } from 'react';
import style from './ArticleBody.module.css';

interface ArticleBodyProps {
  readonly article: Article;
  /** Opens a picture of the body, by its place in `article.pictures`. */
  readonly onPicture: (index: number) => void;
}

/**
 * Abstract and body. Ids, classes and their nesting are the public article page's contract (wire W20): readers outside
 * look for them, some compare the whole class attribute.
 */
export function ArticleBody({ article, onPicture }: ArticleBodyProps) {
  const words = useWords();
  const { siteLang } = useVisit();
  // the same object as long as it is the same text: React writes it anew for another one, and what plays in it is gone
  const html = useMemo(() => ({ __html: article.body }), [article.body]);
  const clicked = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a[data-picture]') : null;
    if (!(link instanceof HTMLElement)) return;
    event.preventDefault();
    onPicture(Number(link.dataset.picture));
  };
  return (
    <div className={style.body} lang={article.language || siteLang}>
      {article.attAbstract ? (
        <p className="abstract">
          <span>{words['article.abstract']}</span>
          {article.attAbstract}
        </p>
      ) : null}
      <div className="article">
        <div id="dirnum" className="main_article">
          {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links inside take the keys */}
          <div
            className="content-main"
            onClick={clicked}
            // made by bodyHtml: refused or checked there unless it is a cleaned body
            dangerouslySetInnerHTML={html}
          />
        </div>
      </div>
      <input type="hidden" id="DocIDforCount" value={article.fileId} />
    </div>
  );
}
