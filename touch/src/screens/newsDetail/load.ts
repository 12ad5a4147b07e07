import { loadArticle } from '@touch/features/article/loadArticle';
import type { ScreenContext, ScreenOptions } from '@touch/outside/screen';
import { deferredParts } from './deferredParts';

export { Screen } from './Screen';

export const options: ScreenOptions = { firstScreen: true, isNotRead: true };

export async function load(context: ScreenContext): Promise<void> {
  await Promise.all([loadArticle(context), deferredParts.load()]);
}
