import { TOKEN_MODE_VERSION } from '@contract/limits';
import type { SiteConfig } from '../siteConfig';

/** A site's authentication mode (S§4), from its configuration. */
export interface AuthMode {
  /** Headers authToken, time and sign (wire D2). */
  readonly legacy: boolean;
  /** Visitors get tokens. */
  readonly anonymous: boolean;
}

export function authModeOf({
  curVersions,
  xyAuth,
}: Pick<SiteConfig['xyApi'], 'curVersions' | 'xyAuth'>): AuthMode {
  const tokenMode = Number.parseFloat(curVersions) >= TOKEN_MODE_VERSION;
  return { legacy: !tokenMode, anonymous: tokenMode || xyAuth === 'none' };
}
