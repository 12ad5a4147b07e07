import type { Head } from '@touch/outside/screen';
import type { Visit } from '@touch/outside/visit';

/** Metadata of a list's page; without a name the site's. */
export function listHead(
  { config }: Visit,
  name: string,
  more: Partial<Pick<Head, 'description' | 'canonical' | 'jsonLd' | 'preload' | 'noIndex' | 'image'>> = {},
): Head {
  return {
    title: name ? `${name} - ${config.appName}` : config.appName,
    description: config.shareDescription,
    ...more,
  };
}
