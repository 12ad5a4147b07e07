import { getSubjectQuery, questionListHotQuery, questionListQuery } from '@touch/api/questions';
import { ensureListLoaded, ensureLoaded } from '@touch/api/useQuery';
import { numberOf } from '@touch/lib/paths';
import type { ScreenContext, ScreenOptions } from '@touch/outside/screen';
import { isHot } from './order';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export const options: ScreenOptions = { wide: true };

export async function load({ cache, params, query }: ScreenContext): Promise<void> {
  const id = numberOf(params.id);
  if (id === '') return;
  const list = isHot(query) ? questionListHotQuery(id) : questionListQuery(id);
  await Promise.all([ensureLoaded(cache, getSubjectQuery(id)), ensureListLoaded(cache, list)]);
}
