import type { Article } from '@touch/api/articleContent';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import style from './ArticleBody.module.css';

/** The first screen of a text, which may stand alone until it is painted. */
export interface FirstScreen {
  readonly isWhole: boolean;
  /** Where the first screen of this body ends. */
  readonly endOf: (body: string) => number;
}

interface ArticleBodyProps {
  readonly article: Article;
  /** Opens a picture of the body, by its place in `article.pictures`. */
  readonly onPicture: (index: number) => void;
  /** Without it the text is whole from the start. */
  readonly first?: FirstScreen;
}

interface BodyPieces {
  readonly body: string;
  /** The same object as long as it is the same text: React writes it anew for another one, and what plays in it is gone. */
  readonly html: { readonly __html: string };
  readonly rest: string;
}

function piecesOf(body: string, first: FirstScreen | undefined): BodyPieces {
  const end = !first || first.isWhole ? body.length : first.endOf(body);
  return { body, html: { __html: body.slice(0, end) }, rest: body.slice(end) };
}

/**
 * Abstract and body. Ids, classes and their nesting are the public article page's contract (wire W20): readers outside
 * look for them, some compare the whole class attribute.
 */
export function ArticleBody({ article, onPicture, first }: ArticleBodyProps) {
  const words = useWords();
  const { siteLang } = useVisit();
  const box = useRef<HTMLDivElement>(null);
  const [pieces, setPieces] = useState(() => piecesOf(article.body, first));
  if (pieces.body !== article.body) setPieces(piecesOf(article.body, undefined));
  const added = useRef<BodyPieces>(undefined);
  useLayoutEffect(() => {
    if (!first?.isWhole || !pieces.rest || added.current === pieces) return;
    added.current = pieces;
    // added, not written anew: pictures of the first screen stay
    box.current?.insertAdjacentHTML('beforeend', pieces.rest);
  }, [first, pieces]);
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
            ref={box}
            className="content-main"
            onClick={clicked}
            // made by bodyHtml: refused or checked there unless it is a cleaned body
            dangerouslySetInnerHTML={pieces.html}
          />
        </div>
      </div>
      <input type="hidden" id="DocIDforCount" value={article.fileId} />
    </div>
  );
}
