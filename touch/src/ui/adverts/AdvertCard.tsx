import { useWords } from '@touch/locales/words';
import { useEffect, useRef } from 'react';
import { Picture } from '../Picture';
import style from './adverts.module.css';
import { onceSeen } from './onceSeen';
import { pictureShape } from './pictureShape';

interface AdvertCardProps {
  readonly advert: {
    readonly id: number;
    readonly title: string;
    readonly picUrl: string;
    readonly linkUrl: string;
    /** Pixels; 0 where unknown. */
    readonly width: number;
    readonly height: number;
    readonly advMark: boolean;
  };
  /** `imageSuffixPath` of the configuration. */
  readonly suffix: string;
  /** Language of its title, where the page speaks another. */
  readonly lang: string | undefined;
  /** It runs no longer: its space stays, so that nothing moves. */
  readonly over?: boolean;
  /** A strip has a picture of 3:1 and one line of text: its height is known beforehand. */
  readonly strip?: boolean;
  /** Called once it has been visible for a second, and at each tap; absent where nothing is counted. */
  readonly seen?: ((id: number) => void) | undefined;
  readonly tapped?: ((id: number) => void) | undefined;
}

/** An advert, marked as one. */
export function AdvertCard({
  advert,
  suffix,
  lang,
  over = false,
  strip = false,
  seen,
  tapped,
}: AdvertCardProps) {
  const words = useWords();
  const box = useRef<HTMLAnchorElement>(null);
  const { id, title, picUrl, linkUrl, advMark } = advert;
  useEffect(() => {
    if (box.current && seen) return onceSeen(box.current, () => seen(id));
  }, [seen, id]);
  return (
    <a
      ref={box}
      className={over ? `${style.advert} ${style.over}` : style.advert}
      href={linkUrl}
      rel="sponsored noopener"
      onClick={tapped && (() => tapped(id))}
    >
      <Picture
        src={picUrl}
        suffix={suffix}
        ratio={strip ? '3:1' : pictureShape(advert)}
        sizes="(min-width: 720px) 660px, 92vw"
      />
      <span className={style.text}>
        <span className={strip ? style.line : undefined} lang={lang}>
          {title}
        </span>
        {advMark ? <span className={style.badge}>{words['row.advert']}</span> : null}
      </span>
    </a>
  );
}
