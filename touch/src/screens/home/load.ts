import type { ScreenContext, ScreenOptions } from '@touch/outside/screen';
import { loadHome, wantedColumn } from './homePlace';

export { Screen } from './Screen';

export const options: ScreenOptions = { topBar: true, keptAlive: true, wide: true };

export const load = ({ cache, query }: ScreenContext): Promise<void> => loadHome(cache, wantedColumn(query));
