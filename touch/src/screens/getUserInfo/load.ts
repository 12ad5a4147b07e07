import { meTexts } from '@touch/features/me/texts';
import type { texts as zh } from '@touch/features/me/texts/zh';
import type { Head, HeadContext } from '@touch/outside/screen';

export { Screen } from './Screen';

export const { loadTexts } = meTexts;

export const head = ({ visit, texts }: HeadContext<typeof zh>): Head => ({
  title: `${texts.infoTitle} - ${visit.config.appName}`,
  noIndex: true,
});
