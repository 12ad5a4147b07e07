import type { Head, ScreenContext } from '@touch/outside/screen';

/** Nothing of whose page it is: that is asked for in the browser. */
export const head = ({ words, visit }: ScreenContext): Head => ({
  title: `${words['title.userDetail']} - ${visit.config.appName}`,
  noIndex: true,
});
