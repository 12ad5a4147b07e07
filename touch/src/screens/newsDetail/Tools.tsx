import type { Article } from '@touch/api/articleContent';
import { ToBottom } from '@touch/features/article/actions/ToBottom';
import { ReadAloud } from '@touch/features/readAloud/ReadAloud';
import { TextSize } from '@touch/features/settings/TextSize';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import style from './Tools.module.css';

/** Texts in this script are counted by characters. */
const HAN = /\p{Script=Han}/u;

/** Reading time, reading aloud, text size, the way past the text. */
export function Tools({ article: { title, wordCount, readTime, language } }: { article: Article }) {
  const words = useWords();
  const { siteLang = '' } = useVisit();
  return (
    <div className={style.tools}>
      <span className={style.length}>
        {wordCount > 0 ? words['count.readTime'](wordCount, Math.max(1, readTime), HAN.test(title)) : null}
      </span>
      <ReadAloud of="#dirnum" language={language || siteLang} />
      <TextSize />
      <ToBottom />
    </div>
  );
}
