import { AdvEventType } from '@contract/advertCodes';
import { reportAdvertEvent } from '@touch/api/adverts';
import type { Advert } from '@touch/api/article/articleContent';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/rows/Picture';
import { useEffect, useRef } from 'react';
import style from './adverts.module.css';
import { onceSeen } from './onceSeen';
import { pictureShape } from './pictureShape';

interface AdvertCardProps {
  readonly advert: Advert;
  /** It runs no longer: its room stays, so that nothing moves. */
  readonly over: boolean;
  readonly counting: boolean;
}

/** An advert, and that it is one. */
export function AdvertCard({ advert, over, counting }: AdvertCardProps) {
  const { cache, config, siteLang } = useVisit();
  const words = useWords();
  const box = useRef<HTMLAnchorElement>(null);
  const { id, title, picUrl, linkUrl, advMark } = advert;
  useEffect(() => {
    if (!box.current || !counting) return;
    return onceSeen(box.current, () => void reportAdvertEvent(cache, id, AdvEventType.shown));
  }, [cache, counting, id]);
  return (
    <a
      ref={box}
      className={over ? `${style.advert} ${style.over}` : style.advert}
      href={linkUrl}
      rel="sponsored noopener"
      onClick={counting ? () => void reportAdvertEvent(cache, id, AdvEventType.clicked) : undefined}
    >
      <Picture
        src={picUrl}
        suffix={config.xyApi.imageSuffixPath}
        ratio={pictureShape(advert)}
        sizes="(min-width: 720px) 660px, 92vw"
      />
      <span className={style.text}>
        <span lang={siteLang}>{title}</span>
        {advMark ? <span className={style.mark}>{words['row.advert']}</span> : null}
      </span>
    </a>
  );
}
