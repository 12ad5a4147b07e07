import { parseSearch } from '@touch/features/search/searchRequest';
import type { HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

export function title({ query, visit, texts }: HeadContext<typeof zh>): string {
  const { key } = parseSearch(query);
  const name = `${texts.title} - ${visit.config.appName}`;
  return key === '' ? name : `${key} - ${name}`;
}
