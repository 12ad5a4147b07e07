import { tagScreenArticlesQuery } from '@touch/api/tagArticles';
import { ensureListLoaded } from '@touch/api/useQuery';
import type { ScreenContext, ScreenOptions } from '@touch/outside/screen';
import { tagOf } from './tagOf';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export const options: ScreenOptions = { wide: true };

export const load = async ({ cache, params }: ScreenContext): Promise<void> => {
  const tagId = tagOf(params);
  if (tagId) await ensureListLoaded(cache, tagScreenArticlesQuery(tagId));
};
