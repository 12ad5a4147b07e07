import type { Queries } from '@platform/db/connection';
import { defaultConfig, withSettings } from './defaultConfig';
import { siteSettings } from './sites.store';

/** Default name and picture of readers of a site that is known by its number only. */
export async function discussLookOf(db: Queries, site: number) {
  const { siteConfig } = withSettings(defaultConfig(site, '', ''), await siteSettings(db, site));
  return { config: { siteConfig } };
}
