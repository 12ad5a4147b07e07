import type { texts as zh } from '@touch/features/login/texts/zh';
import type { Head, HeadContext } from '@touch/outside/screen';

export const head = ({ visit, texts }: HeadContext<typeof zh>): Head => ({
  title: `${texts.title} - ${visit.config.appName}`,
  noIndex: true,
});
