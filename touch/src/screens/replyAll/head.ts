import type { Head, ScreenContext } from '@touch/outside/screen';

/** What readers say is not for search engines; the article is. */
export const head = ({ visit, words }: ScreenContext): Head => ({
  title: `${words['title.replyAll']} - ${visit.config.appName}`,
  noIndex: true,
});
