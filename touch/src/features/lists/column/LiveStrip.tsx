import type { ArticleRow } from '@touch/api/rows/articles';
import { useWords } from '@touch/locales/words';
import { SectionHead } from '@touch/ui/lists/SectionHead';
import { Picture } from '@touch/ui/rows/Picture';
import { useRowLook } from '../rows/useRowLook';
import style from './LiveStrip.module.css';

interface LiveStripProps {
  readonly rows: readonly ArticleRow[];
  /** Where all lives are. */
  readonly more: string;
  /** One below the other, where a wide page has room for them beside its lead. */
  readonly stacked: boolean;
}

/** Lives that run, that are announced, that can be played again; one beside the other. */
export function LiveStrip({ rows, more, stacked }: LiveStripProps) {
  const words = useWords();
  const lookOf = useRowLook();
  const text = words['home.lives'];
  return (
    <section className={stacked ? style.stacked : style.lives}>
      <SectionHead
        text={text}
        more={{ text: words['home.more'], label: words['home.moreOf'](text), href: more }}
      />
      <ul className={style.strip}>
        {rows.map((row) => {
          const look = lookOf(row);
          return (
            <li key={row.fileId} className={style.live}>
              <a href={look.href} lang={look.lang} className={style.link}>
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
