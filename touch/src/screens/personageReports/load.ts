import { reporterArticlesQuery } from '@touch/api/people';
import { ensureListLoaded } from '@touch/api/useQuery';
import { idOf } from '@touch/features/people/personId';
import type { ScreenContext, ScreenOptions } from '@touch/outside/screen';
import { loadPerson } from './thePerson';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export const options: ScreenOptions = { wide: true };

export async function load({ cache, params }: ScreenContext): Promise<void> {
  const id = idOf(params);
  if (id === '') return;
  await Promise.all([loadPerson(cache, id), ensureListLoaded(cache, reporterArticlesQuery(id))]);
}
