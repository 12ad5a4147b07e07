import type { Head, HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export const head = ({ visit, texts }: HeadContext<typeof zh>): Head => ({
  title: `${texts.title} - ${visit.config.appName}`,
  noIndex: true,
});
