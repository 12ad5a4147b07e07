import { productDetailQuery } from '@touch/api/products';
import { ensureLoaded } from '@touch/api/useQuery';
import { numberOf } from '@touch/lib/paths';
import type { ScreenContext } from '@touch/outside/screen';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export async function load({ cache, query }: ScreenContext): Promise<void> {
  const id = numberOf(query.get('id') ?? '');
  if (id !== '') await ensureLoaded(cache, productDetailQuery(id));
}
