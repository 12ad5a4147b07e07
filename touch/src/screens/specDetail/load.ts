import type { ScreenContext, ScreenOptions } from '@touch/outside/screen';
import { loadTopic } from './theTopic';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export const options: ScreenOptions = { wide: true };

export const load = ({ cache, params }: ScreenContext): Promise<void> => loadTopic(cache, params);
