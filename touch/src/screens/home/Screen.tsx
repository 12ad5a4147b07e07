import { ColumnContent } from '@touch/features/lists/column/ColumnContent';
import { useKeptScroll } from '@touch/features/lists/useKeptScroll';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Dateline } from '@touch/screens/home/Dateline';
import { HomeTabs } from '@touch/screens/home/HomeTabs';
import { Languages } from '@touch/screens/home/Languages';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { useDeferredPart } from '@touch/ui/deferred/useDeferredPart';
import { MixedText } from '@touch/ui/MixedText';
import { Notice } from '@touch/ui/Notice';
import { FailedNotice } from '@touch/ui/QueryState';
import { type ComponentType, useState } from 'react';
import type { HomePartProps } from './HomePartProps';
import { useHomePlace } from './useHomePlace';

const fetchParts = () => import('./homeParts');

const startAdvert = () => fetchParts().then((parts) => parts.startAdvert());

/** Home: date line, columns, the chosen one's content, languages (F1). */
export function Screen({ query }: ScreenProps) {
  const words = useWords();
  const { place, state, retry } = useHomePlace(query);
  const [Sheet, setSheet] = useState<ComponentType<HomePartProps>>();
  const { config, toast } = useVisit();
  const StartAdvert = useDeferredPart(config.advEnable && startAdvert);
  useKeptScroll(place?.shown.columnId);
  /** Opens once the part is here: one that does not come can be asked for again. */
  const open = (name: 'columns' | 'settings' | 'share') =>
    void fetchParts().then(
      (parts) => setSheet(() => parts[name]),
      () => toast(words['state.networkError']),
    );
  return (
    <>
      {StartAdvert ? <StartAdvert /> : null}
      <Dateline open={open} />
      {place ? (
        <>
          <h1 className="visually-hidden">
            <MixedText text={place.shown.columnName} />
          </h1>
          <HomeTabs
            columns={place.columns}
            tab={place.tab}
            below={place.below}
            shown={place.shown}
            openAll={() => open('columns')}
          />
          <ColumnContent key={place.shown.columnId} column={place.shown} />
          <Languages />
        </>
      ) : state === 'loading' ? (
        <RowSkeleton rows={6} label={words['state.loading']} />
      ) : state === 'failed' ? (
        <FailedNotice retry={retry} heading />
      ) : (
        <Notice kind="empty" heading text={words['state.empty']} />
      )}
      {Sheet ? <Sheet place={place} close={() => setSheet(undefined)} /> : null}
    </>
  );
}
