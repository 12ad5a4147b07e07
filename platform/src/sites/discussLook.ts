import type { Queries } from '@platform/db/connection';
import { defaultConfig, withSettings } from './defaultConfig';
import { siteSettings } from './sites.store';

/** What a site calls a reader without a name and shows of him, where only its number is known. */
export async function discussLookOf(db: Queries, site: number) {
  const { siteConfig } = withSettings(defaultConfig(site, '', ''), await siteSettings(db, site));
  return { config: { siteConfig } };
}
