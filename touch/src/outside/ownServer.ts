import type { SiteConfig } from './siteConfig';

/** Is an address one of the platform that served this page? Static files may call a server of any maker. */
export const isOwnServer = (config: SiteConfig, url: string): boolean =>
  config.hasPlainCalls !== undefined && new URL(url, location.href).origin === location.origin;
