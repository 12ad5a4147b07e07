import type { ArticleRow } from '@touch/api/articles';
import { useWords } from '@touch/locales/words';
import { Picture } from '@touch/ui/Picture';
import { SectionHead } from '@touch/ui/SectionHead';
import style from './LiveStrip.module.css';
import { useRowLook } from './useRowLook';

interface LiveStripProps {
  readonly rows: readonly ArticleRow[];
  /** Where all lives are. */
  readonly more: string;
}

/** Lives that run or are about to, one beside the other. */
export function LiveStrip({ rows, more }: LiveStripProps) {
  const words = useWords();
  const lookOf = useRowLook();
  const text = words['home.lives'];
  return (
    <section className={style.lives}>
      <SectionHead
        text={text}
        more={{ text: words['home.more'], label: words['home.moreOf'](text), href: more }}
      />
      <ul className={style.strip}>
        {rows.map((row) => {
          const look = lookOf(row);
          return (
            <li key={row.fileId} className={style.live}>
              <a href={look.href} lang={look.lang}>
                <Picture src={look.pictures[0] ?? ''} suffix={look.suffix} />
                <h3 className={style.title}>
                  <b className={look.badge?.tone === 'live' ? style.now : undefined}>{look.badge?.text}</b>
                  {look.title}
                </h3>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
