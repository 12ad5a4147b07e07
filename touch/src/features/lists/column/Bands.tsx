import { Rows } from '../Rows';
import type { RowFields } from '../rowLook';
import { AdvertSlot } from './AdvertSlot';
import style from './Bands.module.css';
import type { Band } from './bands';
import { ModuleBlock } from './ModuleBlock';

interface BandsProps {
  readonly bands: readonly Band[];
  /** Its number. */
  readonly column: number;
  readonly shows: RowFields;
  /** The first row's picture is the first of the page. */
  readonly priority: boolean;
}

/** Sections of a column's page, one below the other. */
export function Bands({ bands, column, shows, priority }: BandsProps) {
  return bands.map((band, at) => {
    const first = priority && at === 0;
    if (band.kind === 'module')
      return <ModuleBlock key={`module ${band.module.moduleID}`} module={band.module} />;
    if (band.kind === 'advert')
      return <AdvertSlot key={`advert ${band.advert.id}`} advert={band.advert} column={column} />;
    const rows = <Rows key={band.rows[0]?.fileId} rows={band.rows} shows={shows} priority={first} />;
    if (band.kind === 'rows') return rows;
    return (
      <div key={`module ${band.module.moduleID}`} className={style.beside}>
        <ModuleBlock module={band.module} />
        {rows}
      </div>
    );
  });
}
