import type { ScreenOptions } from '@touch/outside/screen';
import type { SiteConfig } from '@touch/outside/siteConfig';

/** G3: on such a site no content is rendered or cached without a token. */
export const showsNothing = ({ xyApi }: SiteConfig): boolean => xyApi.xyAuth === 'always';

/** A8: the shell stands, the screen waits until the reader has a token. A site of mode 0 asks for none. */
export const tokenFirst = (options: ScreenOptions, config: SiteConfig): boolean =>
  showsNothing(config) || (options.requiresAuth === true && config.xyApi.xyAuth === 'flaggedRoutes');
