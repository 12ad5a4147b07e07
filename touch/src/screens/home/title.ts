import type { ScreenContext } from '@touch/outside/screen';
import { homePlace, wantedColumn } from './homePlace';

/** The first column is the paper itself. */
export function title({ answers, query, visit }: ScreenContext): string {
  const place = homePlace(answers, wantedColumn(query));
  const { appName } = visit.config;
  return !place || place.shown === place.columns[0] ? appName : `${place.shown.columnName} - ${appName}`;
}
