import type { texts as zh } from '@touch/features/me/texts/zh';
import type { Head, HeadContext } from '@touch/outside/screen';

/** Nothing of whose page it is: that is asked for in the browser. */
export const head = ({ visit, texts }: HeadContext<typeof zh>): Head => ({
  title: `${texts.ownTitle} - ${visit.config.appName}`,
  noIndex: true,
});
