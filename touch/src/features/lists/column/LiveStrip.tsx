import type { ArticleRow } from '@touch/api/articles';
import { languageTags } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import { SectionHead } from '@touch/ui/SectionHead';
import { useRowLook } from '../useRowLook';
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
  const { locale } = useVisit();
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
              <a href={look.href} className={style.link}>
                <Picture src={look.pictures[0] ?? ''} suffix={look.suffix} />
                <h3 className={style.title} lang={look.lang}>
                  <b
                    className={look.badge?.tone === 'live' ? style.now : undefined}
                    lang={look.lang && languageTags[locale]}
                  >
                    {look.badge?.text}
                  </b>
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
