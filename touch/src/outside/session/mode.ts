import { TOKEN_MODE_VERSION } from '@contract/limits';
import type { SiteConfig } from '../siteConfig';

/** How a site knows its readers (S§4); chosen by its configuration. */
export interface AuthMode {
  /** Headers authToken, time and sign (wire D2). */
  readonly legacy: boolean;
  /** A visitor gets a token of his own. */
  readonly anonymous: boolean;
}

export function authModeOf({
  curVersions,
  xyAuth,
}: Pick<SiteConfig['xyApi'], 'curVersions' | 'xyAuth'>): AuthMode {
  const tokenMode = Number.parseFloat(curVersions) >= TOKEN_MODE_VERSION;
  return { legacy: !tokenMode, anonymous: tokenMode || xyAuth === 'none' };
}
