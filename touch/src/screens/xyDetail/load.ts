import type { ScreenContext, ScreenOptions } from '@touch/outside/screen';
import { accountId, loadAccount, tabOf } from './account';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export const options: ScreenOptions = { wide: true };

export const load = ({ cache, params, query }: ScreenContext): Promise<void> =>
  loadAccount(cache, accountId(params), tabOf(query));
