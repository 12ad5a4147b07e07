import { CIPHER_API_VERSION } from '@contract/limits';
import { authModeOf } from './session/authMode';
import type { SiteConfig } from './siteConfig';

/** Is there more to a call of this site than a token (G2)? Their code comes only then. */
export const needsCiphers = ({ xyApi }: SiteConfig): boolean =>
  authModeOf(xyApi).legacy || Number(xyApi.apiVersion) >= CIPHER_API_VERSION;
