import type { ArticleRow } from '@touch/api/articles';
import { languageTags } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import { MixedText } from '@touch/ui/MixedText';
import { Picture } from '@touch/ui/Picture';
import { useRowLook } from '../useRowLook';
import style from './Carousel.module.css';
import { useSlides } from './useSlides';

/** Banners span the column; on a wide page the lead spans two thirds of it. */
export const BANNER_SIZES = '(min-width: 960px) 760px, (min-width: 700px) 56vw, 100vw';

interface CarouselProps {
  readonly rows: readonly ArticleRow[];
  /** Nothing stands beside it on a wide page. */
  readonly alone: boolean;
}

/**
 * A column's banners: one beside the other, moved by finger, by button or, slowly, by themselves; on a wide page the lead and
 * the stories around it, all at once.
 */
export function Carousel({ rows, alone }: CarouselProps) {
  const words = useWords();
  const { preferences, locale } = useVisit();
  const lookOf = useRowLook();
  const { strip, index, playing, moves, play, show, scrolled } = useSlides(
    rows.length,
    preferences.elder ?? false,
  );
  return (
    <section className={alone ? style.alone : style.carousel} aria-label={words['home.headlines']}>
      <ul ref={strip} className={style.strip} onScroll={scrolled} onTouchStart={() => play(false)}>
        {rows.map((row, at) => {
          const look = lookOf(row);
          // that it is pinned says its place
          const mark = look.badges.find((one) => one !== words['row.top']);
          return (
            <li key={row.fileId} className={style.slide}>
              <a href={look.href} className={style.link}>
                <Picture
                  src={look.pictures[0] ?? ''}
                  suffix={look.suffix}
                  sizes={BANNER_SIZES}
                  priority={at === 0}
                />
                <h2 className={style.title} lang={look.lang}>
                  {mark ? (
                    <b lang={look.lang && languageTags[locale]}>
                      <MixedText text={mark} />
                    </b>
                  ) : null}
                  {look.title}
                </h2>
                {look.abstract ? (
                  <p className={style.abstract} lang={look.lang}>
                    {look.abstract}
                  </p>
                ) : null}
              </a>
            </li>
          );
        })}
      </ul>
      {rows.length > 1 ? <Controls {...{ rows, index, playing, moves, play, show }} /> : null}
    </section>
  );
}

interface ControlsProps
  extends Pick<ReturnType<typeof useSlides>, 'index' | 'playing' | 'moves' | 'play' | 'show'> {
  readonly rows: readonly ArticleRow[];
}

/** The banner's place, and the buttons that move and stop them. */
function Controls({ rows, index, playing, moves, play, show }: ControlsProps) {
  const words = useWords();
  return (
    <div className={style.controls}>
      <span className={style.dots} aria-hidden="true">
        {rows.map((row, at) => (
          <i key={row.fileId} className={at === index ? style.here : undefined} />
        ))}
      </span>
      <span className="visually-hidden" aria-live={moves && playing ? 'off' : 'polite'}>
        {words['row.banner'](index + 1, rows.length)}
      </span>
      <button
        type="button"
        className={style.step}
        aria-label={words['row.bannerPrevious']}
        onClick={() => show(index - 1)}
      >
        <Icon name="back" size={18} />
      </button>
      <button
        type="button"
        className={style.step}
        aria-label={words['row.bannerNext']}
        onClick={() => show(index + 1)}
      >
        <Icon name="next" size={18} />
      </button>
      {moves ? (
        <button
          type="button"
          className={style.control}
          aria-label={words[playing ? 'row.bannerPause' : 'row.bannerPlay']}
          onClick={() => play(!playing)}
        >
          <Icon name={playing ? 'pause' : 'play'} size={16} />
        </button>
      ) : null}
    </div>
  );
}
