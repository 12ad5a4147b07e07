import { allowedOrigin } from '@platform/sites/allowedOrigin';
import type { Site } from '@platform/sites/site';

/** Headers of an answer that is not for everybody; who one is travels in headers, so no credentials are asked of the browser. */
export function crossOriginHeaders(origin: string | undefined, site: Site): Record<string, string> {
  const listed = allowedOrigin(origin, [site]);
  return { vary: 'origin, accept-encoding', ...(listed ? { 'access-control-allow-origin': listed } : {}) };
}
