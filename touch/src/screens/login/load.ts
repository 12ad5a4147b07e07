import { loginTexts } from '@touch/features/login/texts';
import type { texts as zh } from '@touch/features/login/texts/zh';
import type { Head, HeadContext, ScreenOptions } from '@touch/outside/screen';

export { Screen } from './Screen';

export const options: ScreenOptions = { topBar: true };

export const { loadTexts } = loginTexts;

export const head = ({ visit, texts }: HeadContext<typeof zh>): Head => ({
  title: `${texts.title} - ${visit.config.appName}`,
  noIndex: true,
});
