import type { Head, ScreenContext } from '@touch/outside/screen';

/** `name - paper`; what is asked of a list's page in the browser. */
export const listTitle = ({ visit }: Pick<ScreenContext, 'visit'>, name: string): string =>
  `${name} - ${visit.config.appName}`;

/** What a list's page says of itself. */
export const listHead = (
  context: ScreenContext,
  title: string,
  more: Partial<Pick<Head, 'description' | 'canonical' | 'preload' | 'noIndex' | 'image'>> = {},
): Head => ({ title, description: context.visit.config.shareDescription, ...more });
