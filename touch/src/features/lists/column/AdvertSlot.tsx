import type { Advert } from '@touch/api/articles';
import { useDeferredPart } from '@touch/ui/deferred/useDeferredPart';
import style from './Bands.module.css';

interface AdvertSlotProps {
  readonly advert: Advert;
  readonly column: number;
}

const load = () => import('./ListAdvert').then((part) => part.ListAdvert);

/** Space for an advert between the rows of a list: its height is fixed before anything of it loads (J3). */
export function AdvertSlot(props: AdvertSlotProps) {
  const ListAdvert = useDeferredPart(load);
  return <div className={style.advert}>{ListAdvert ? <ListAdvert {...props} /> : null}</div>;
}
