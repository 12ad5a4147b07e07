import type { Site } from './site';

/** Scheme and host: neither `*` nor the `null` of a sandboxed frame. */
const anOrigin = /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#@*]+$/;

/** The origin of a request where a site lists it, letter for letter (wire W17); undefined for everybody else. */
export const allowedOrigin = (origin: string | undefined, sites: readonly Site[]): string | undefined =>
  origin && anOrigin.test(origin) && sites.some(({ config }) => config.allowedOrigins.includes(origin))
    ? origin
    : undefined;

/** Headers of an answer that is not for everybody; who one is travels in headers, so no credentials are asked of the browser. */
export function crossOriginHeaders(origin: string | undefined, site: Site): Record<string, string> {
  const listed = allowedOrigin(origin, [site]);
  return { vary: 'origin, accept-encoding', ...(listed ? { 'access-control-allow-origin': listed } : {}) };
}
