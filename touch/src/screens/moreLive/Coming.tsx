import { articlePath } from '@touch/api/articlePath';
import type { ArticleRow } from '@touch/api/articles';
import type { LiveComing } from '@touch/api/lives';
import { plainTitle } from '@touch/lib/text';
import { dateTimeText, parseWireDate } from '@touch/lib/time';
import { wordsLang } from '@touch/lib/wordsLang';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { SectionHead } from '@touch/ui/SectionHead';
import style from './Coming.module.css';
import { useTexts } from './texts';

interface ComingProps {
  readonly lives: readonly LiveComing[];
  /** The lives' articles known so far: an announcement is reached through its own. */
  readonly articles: readonly ArticleRow[];
}

/** Lives that are announced, the nearest first, with the hour they begin. */
export function Coming({ lives, articles }: ComingProps) {
  const words = useWords();
  const texts = useTexts();
  const { basePath, now, locale } = useVisit();
  return (
    <section className={style.coming}>
      <SectionHead text={texts.coming} />
      <ol className={style.lives}>
        {lives.map((live) => {
          const at = parseWireDate(live.startTime);
          const article = articles.find(({ linkID }) => String(linkID) === live.fileId);
          const title = plainTitle(live.title);
          return (
            <li key={live.fileId} className={style.live}>
              <p className={style.when}>
                {at === undefined ? null : texts.starts(dateTimeText(at, now(), words))}
              </p>
              <h3 className={style.title} lang={wordsLang(title, locale)}>
                {article ? <a href={basePath + articlePath(article)}>{title}</a> : title}
              </h3>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
