import { productListQuery } from '@touch/api/products';
import { ensureListLoaded } from '@touch/api/useQuery';
import type { ScreenContext, ScreenOptions } from '@touch/outside/screen';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export const options: ScreenOptions = { wide: true };

/** The products are everybody's; a member's own points load in the browser. */
export const load = ({ cache }: ScreenContext): Promise<void> => ensureListLoaded(cache, productListQuery());
