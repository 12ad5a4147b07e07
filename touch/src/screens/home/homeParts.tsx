import { ColumnsSheet } from './ColumnsSheet';
import type { HomePartProps } from './HomePartProps';

export { HomeSettings as settings } from './HomeSettings';

export function columns({ place, close }: HomePartProps) {
  return place ? <ColumnsSheet columns={place.columns} current={place.tab} close={close} /> : null;
}

export { ShareHome as share } from './ShareHome';
export const startAdvert = async () => (await import('@touch/features/adverts/StartAdvert')).StartAdvert;
