import type { SettingsChange, SiteSettings } from '@contract/newsroomSetup';
import type { Queries } from '@platform/db/connection';
import type { Site } from './site';

/** Settings of the desk as they apply to a site, defaults among them. */
export const deskSettings = ({ config, signatures }: Site): SiteSettings => ({
  appName: config.appName,
  topicColor: config.topicColor.replace(/^#/, ''),
  appLogo: config.appLogo,
  locale: config.locale,
  signatures,
  sources: [...config.sources],
});

const CHANGE = {
  name: 'sites-change-settings',
  text: `update sites set version = version + 1, config = config || $3::jsonb where id = $1 and version = $2 returning version`,
};
/** Sets settings over those that are stored. @returns the version from here on; undefined where it is another one than named */
export const changeSettings = async (
  db: Queries,
  site: number,
  version: number,
  change: SettingsChange,
): Promise<number | undefined> =>
  (await db.one<{ version: number }>(CHANGE, [site, version, JSON.stringify(change)]))?.version;

const VERSION = { name: 'sites-version', text: 'select version from sites where id = $1' };
export const settingsVersion = async (db: Queries, site: number): Promise<number> =>
  (await db.one<{ version: number }>(VERSION, [site]))?.version ?? 0;
