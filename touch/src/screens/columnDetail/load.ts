import { loadColumnById } from '@touch/features/lists/column/loadColumn';
import type { ScreenContext, ScreenOptions } from '@touch/outside/screen';
import { idOf } from './idOf';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export const options: ScreenOptions = { wide: true };

export const load = ({ cache, params }: ScreenContext): Promise<void> => loadColumnById(cache, idOf(params));
