import type { Head, ScreenContext } from '@touch/outside/screen';

export const head = ({ words, visit }: ScreenContext): Head => ({
  title: `${words['title.registrationDetail']} - ${visit.config.appName}`,
  noIndex: true,
});
