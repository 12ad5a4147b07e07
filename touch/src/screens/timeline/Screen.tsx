import { columnNumber } from '@touch/features/lists/columnById';
import type { ScreenProps } from '@touch/outside/screen';
import { ColumnAxis } from './ColumnAxis';
import { Hottest, hoursOf } from './Hottest';

/** A column on a time axis; without one what is read most (F24). */
export function Screen({ params, query }: ScreenProps) {
  const id = columnNumber(params.id);
  return id > 0 ? <ColumnAxis columnId={id} /> : <Hottest hours={hoursOf(query)} />;
}
