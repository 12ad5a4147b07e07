import { ShareObjectType } from '@contract/codes';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import type { SharedPage } from '@touch/widgets/share/shareObject';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { HomePartProps } from './HomePartProps';
import type { HomePlace } from './homePlace';

/** Home as it is shared (J1): the paper, or the column that is shown. */
export function sharedHome(place: HomePlace | undefined, appName: string): SharedPage {
  const column = place && place.shown !== place.columns[0] ? place.shown : undefined;
  return {
    path: column ? `/home.html?column=${column.columnId}` : '/home.html',
    title: column ? `${column.columnName} - ${appName}` : appName,
    text: place?.shown.description ?? '',
    picture: column?.cardUrl ?? '',
    objectType: ShareObjectType.column,
    id: String(place?.shown.columnId ?? 0),
  };
}

/** The share sheet of home, open while rendered. */
export function ShareHome({ place, close }: HomePartProps) {
  const visit = useVisit();
  const words = useWords();
  const [sheet, setSheet] = useState<ReactNode>(null);
  const start = useRef(async () => {
    try {
      const { openShare, pageShareObject } = await import('@touch/widgets/share/shareSheet/openShare');
      const object = pageShareObject(sharedHome(place, visit.config.appName), visit);
      const opened = await openShare(object, visit, close);
      if (opened) setSheet(opened);
      else close();
    } catch {
      visit.toast(words['state.networkError']);
      close();
    }
  });
  useEffect(() => void start.current(), []);
  return sheet;
}
