import { fetchRunningAdverts } from '@touch/api/adverts';
import type { Advert, Article } from '@touch/api/articleContent';
import { useAdvertCard } from '@touch/api/useAdvertCard';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { AdvertCard } from '@touch/ui/adverts/AdvertCard';
import { watchNear } from '@touch/ui/deferred/watchNear';
import { useEffect, useRef, useState } from 'react';
import style from './adverts.module.css';

interface ArticleAdvertsProps {
  readonly article: Pick<Article, 'adverts' | 'fileId' | 'columnID'>;
  /** Views and taps are counted; never in a preview (A15). */
  readonly counting: boolean;
}

/** Adverts below an article (J3): only where the site wants them, never in elder mode (C7) or minors' mode (K23). */
export function ArticleAdverts({ article, counting }: ArticleAdvertsProps) {
  const { config, preferences } = useVisit();
  if (!config.advEnable || preferences.elder || preferences.minors || article.adverts.length === 0)
    return null;
  return <Adverts article={article} counting={counting} />;
}

/** Distance at which the running adverts are requested, CSS px before they are visible. */
const NEAR_PX = 800;

function Adverts({ article, counting }: ArticleAdvertsProps) {
  const { cache } = useVisit();
  const words = useWords();
  const box = useRef<HTMLElement>(null);
  const { adverts, fileId, columnID } = article;
  // as the article was answered, until it is known better: a page may have been kept for long
  const [running, setRunning] = useState<ReadonlySet<number>>();
  useEffect(() => {
    if (!box.current) return;
    let left = false;
    const leave = watchNear(box.current, NEAR_PX, (near) => {
      if (!near) return;
      leave();
      void fetchRunningAdverts(cache, { fileId, columnID }).then((now) => {
        if (!left) setRunning(now ?? new Set(adverts.map(({ id }) => id)));
      });
    });
    return () => {
      left = true;
      leave();
    };
  }, [cache, adverts, fileId, columnID]);
  const counted = useAdvertCard(counting);
  const uncounted = useAdvertCard(false);
  const isOver = ({ id }: Advert) => running?.has(id) === false;
  // a place that has nothing in it is none to go to
  const look = adverts.every(isOver) ? `${style.adverts} ${style.over}` : style.adverts;
  return (
    <aside ref={box} className={look} aria-label={words['row.advert']}>
      {adverts.map((advert) => (
        <AdvertCard
          key={advert.id}
          advert={advert}
          over={isOver(advert)}
          {...(running?.has(advert.id) ? counted : uncounted)}
        />
      ))}
    </aside>
  );
}
