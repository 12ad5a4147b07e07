import type { ScreenContext, ScreenOptions } from '@touch/outside/screen';
import { categoryId, loadCategory } from './catalogue';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export const options: ScreenOptions = { wide: true };

export const load = ({ cache, params }: ScreenContext): Promise<void> =>
  loadCategory(cache, categoryId(params));
