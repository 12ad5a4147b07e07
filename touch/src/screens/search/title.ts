import { parseSearch } from '@touch/features/search/searchRequest';
import type { HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

/** @param screen the screen's own title */
export const titleOf = (key: string, screen: string, appName: string): string =>
  [key, screen, appName].filter(Boolean).join(' - ');

export const title = ({ query, visit, texts }: HeadContext<typeof zh>): string =>
  titleOf(parseSearch(query).key, texts.title, visit.config.appName);
