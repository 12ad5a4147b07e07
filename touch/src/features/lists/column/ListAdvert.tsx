import { type Advert, fetchRunningColumnAdverts } from '@touch/api/adverts';
import { useAdvertCard } from '@touch/api/useAdvertCard';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { AdvertCard } from '@touch/ui/adverts/AdvertCard';
import { useEffect, useState } from 'react';
import style from './ListAdvert.module.css';

interface ListAdvertProps {
  readonly advert: Advert;
  readonly column: number;
}

/** An advert between the rows of a list (J3), as long as it runs: the page may have been cached for long. */
export function ListAdvert({ advert, column }: ListAdvertProps) {
  const { cache, flags } = useVisit();
  const words = useWords();
  const card = useAdvertCard(!(flags.preview || flags.view || flags.cms));
  const [runs, setRuns] = useState(false);
  useEffect(() => {
    let left = false;
    void fetchRunningColumnAdverts(cache, column).then((running) => {
      if (!left) setRuns(running?.has(advert.id) ?? true);
    });
    return () => {
      left = true;
    };
  }, [cache, column, advert.id]);
  return runs ? (
    <aside className={style.place} aria-label={words['row.advert']}>
      <AdvertCard advert={advert} strip {...card} />
    </aside>
  ) : null;
}
