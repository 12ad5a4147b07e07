import { safeUrl } from './safeUrl';

/**
 * Where a login leads back to: a path below the base path, of this site only (G10); undefined for everything else, and for the
 * login itself.
 */
export function returnPath(asked: string | null | undefined): string | undefined {
  if (!asked?.startsWith('/')) return undefined;
  const path = safeUrl(asked);
  if (path === undefined || !path.startsWith('/') || /^\/login(\.html|\/|$)/.test(path)) return undefined;
  return path;
}
