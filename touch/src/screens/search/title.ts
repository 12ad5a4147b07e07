import { parseSearch } from '@touch/features/search/asked';
import type { ScreenContext } from '@touch/outside/screen';

export function title({ query, words, visit }: ScreenContext): string {
  const { key } = parseSearch(query);
  const name = `${words['title.search']} - ${visit.config.appName}`;
  return key === '' ? name : `${key} - ${name}`;
}
