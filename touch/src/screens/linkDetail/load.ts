import { loadArticle } from '@touch/features/article/loadArticle';
import type { ScreenContext } from '@touch/outside/screen';
import { deferredParts } from './deferredParts';

export { Screen } from './Screen';

export async function load(context: ScreenContext): Promise<void> {
  await Promise.all([loadArticle(context), deferredParts.load()]);
}
