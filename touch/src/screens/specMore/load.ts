import { loadColumnById } from '@touch/features/lists/column/loadColumn';
import { columnNumber } from '@touch/features/lists/columnById';
import type { ScreenContext, ScreenOptions } from '@touch/outside/screen';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export const options: ScreenOptions = { wide: true };

export const load = ({ cache, params }: ScreenContext): Promise<void> =>
  loadColumnById(cache, columnNumber(params.columnId));
