import { ColumnContent } from '@touch/features/lists/column/ColumnContent';
import { useKeptScroll } from '@touch/features/lists/useKeptScroll';
import { useWords } from '@touch/locales/words';
import type { ScreenContext, ScreenOptions, ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Dateline } from '@touch/screens/home/Dateline';
import { Footer } from '@touch/screens/home/Footer';
import { HomeTabs } from '@touch/screens/home/HomeTabs';
import { Notice } from '@touch/ui/Notice';
import { RowSkeleton } from '@touch/ui/rows/RowSkeleton';
import { lazy, Suspense, useState } from 'react';
import { loadHome, wantedColumn } from './column/homePlace';
import { useHomePlace } from './useHomePlace';

export const options: ScreenOptions = { topBar: true, keptAlive: true, wide: true };

export const load = ({ cache, query }: ScreenContext): Promise<void> => loadHome(cache, wantedColumn(query));

/** Opened by hand only: they come when they are asked for. */
const sheets = {
  columns: () =>
    import('@touch/screens/home/columns/ColumnsSheet').then((part) => ({ default: part.ColumnsSheet })),
  settings: () =>
    import('@touch/features/settings/SettingsSheet').then((part) => ({ default: part.SettingsSheet })),
};
const ColumnsSheet = lazy(sheets.columns);
const SettingsSheet = lazy(sheets.settings);

type Sheet = keyof typeof sheets;

/** Home: date line, columns, the chosen one's content, foot (F1). */
export function Screen({ query }: ScreenProps) {
  const words = useWords();
  const { place, state, retry } = useHomePlace(query);
  const [sheet, setSheet] = useState<Sheet>();
  const { toast } = useVisit();
  useKeptScroll(place?.shown.columnId);
  const close = () => setSheet(undefined);
  /** Opens once the part is here: one that does not come can be asked for again. */
  const open = (name: Sheet) =>
    void sheets[name]().then(
      () => setSheet(name),
      () => toast(words['state.networkError']),
    );
  return (
    <>
      <Dateline openSettings={() => open('settings')} />
      {place ? (
        <>
          <h1 className="visually-hidden">{place.shown.columnName}</h1>
          <HomeTabs
            columns={place.columns}
            tab={place.tab}
            below={place.below}
            shown={place.shown}
            openAll={() => open('columns')}
          />
          <ColumnContent key={place.shown.columnId} column={place.shown} />
          <Footer />
        </>
      ) : state === 'loading' ? (
        <RowSkeleton rows={6} label={words['state.loading']} />
      ) : state === 'failed' ? (
        <Notice
          kind="failed"
          heading
          text={words['state.networkError']}
          action={{ text: words['state.retry'], run: retry }}
        />
      ) : (
        <Notice kind="empty" heading text={words['state.empty']} />
      )}
      {sheet ? (
        <Suspense>
          {sheet === 'settings' ? <SettingsSheet close={close} /> : null}
          {sheet === 'columns' && place ? (
            <ColumnsSheet columns={place.columns} current={place.tab} close={close} />
          ) : null}
        </Suspense>
      ) : null}
    </>
  );
}
