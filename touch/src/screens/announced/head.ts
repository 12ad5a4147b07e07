import type { Head, ScreenContext } from '@touch/outside/screen';

export const head = ({ words, visit, screen }: ScreenContext): Head => {
  const title = Object.entries(words).find(([key]) => key === `title.${screen}`)?.[1];
  return { title: `${typeof title === 'string' ? title : ''} - ${visit.config.appName}`, noIndex: true };
};
