import type { Head } from '@touch/outside/screen';
import type { Visit } from '@touch/outside/visit';

/** What a list's page says of itself; without a name it is the site's. */
export function listHead(
  { config }: Visit,
  name: string,
  more: Partial<Pick<Head, 'description' | 'canonical' | 'preload' | 'noIndex' | 'image'>> = {},
): Head {
  return {
    title: name ? `${name} - ${config.appName}` : config.appName,
    description: config.shareDescription,
    ...more,
  };
}
