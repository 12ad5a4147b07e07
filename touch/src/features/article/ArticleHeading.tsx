import type { Article } from '@touch/api/articleContent';
import { countText } from '@touch/lib/counts';
import { dateTimeText, parseWireDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import type { ReactNode } from 'react';
import style from './ArticleHeading.module.css';

interface ArticleHeadingProps {
  readonly article: Article;
  /** Message of its count: reads, plays. */
  readonly counted?: 'count.reads' | 'count.plays';
  /** Reading tools at the end of the heading. */
  readonly children?: ReactNode;
}

/** Lead title, title, subtitle; source, writer, time, reads; the label of generated content; reading tools. */
export function ArticleHeading({ article, counted = 'count.reads', children }: ArticleHeadingProps) {
  const words = useWords();
  const { config, now, siteLang } = useVisit();
  const { showPubTime, showReadCount } = config.globalCount;
  const published = parseWireDate(article.publishtime);
  const lang = article.language || siteLang;
  const writer = article.author || article.reporter;
  return (
    <header className={style.heading}>
      {article.leadTitle ? (
        <p className={style.lead} lang={lang}>
          {article.leadTitle}
        </p>
      ) : null}
      <h1 className={style.title} lang={lang}>
        {article.title}
      </h1>
      {article.subtitle ? (
        <p className={style.subtitle} lang={lang}>
          {article.subtitle}
        </p>
      ) : null}
      {/* exactly this class and this direct child: readers of the page compare them (wire W20) */}
      <div className="content-details">
        <span className="source" lang={siteLang}>
          {article.credits.find(({ role }) => role === 'source')?.names ?? config.appName}
        </span>
        {writer ? <span lang={lang}>{writer}</span> : null}
        {showPubTime && published !== undefined ? (
          <time dateTime={article.publishtime.slice(0, 16)}>{dateTimeText(published, now(), words)}</time>
        ) : null}
        {showReadCount && article.countClick > 0 ? (
          <span>
            {words[counted](
              article.countClick,
              countText(article.countClick, { style: config.countStyle, words }),
            )}
          </span>
        ) : null}
      </div>
      {article.aiGenerated === 1 ? <p className={style.label}>{words['article.aiLabel']}</p> : null}
      {children}
    </header>
  );
}
