import { studyQuery } from '@touch/api/studies';
import { ensureLoaded } from '@touch/api/useQuery';
import { numberOf } from '@touch/lib/paths';
import type { ScreenContext } from '@touch/outside/screen';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export async function load({ cache, params }: ScreenContext): Promise<void> {
  const id = numberOf(params.id);
  if (id !== '') await ensureLoaded(cache, studyQuery(id));
}
